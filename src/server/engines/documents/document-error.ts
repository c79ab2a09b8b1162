import { CodedError } from '../../coded-error.ts'

/**
 * - EMPTY: no bytes.
 * - WRONG_TYPE: none of the accepted types, whatever its name says.
 * - HEIC: a HEIC or AVIF photo, which the device has to convert.
 * - BROKEN: cut off or damaged.
 * - ENCRYPTED: a PDF that asks for a password.
 * - TOO_MANY_PAGES: more than LIMITS.pages.
 * - TOO_LARGE: a picture with more than LIMITS.pixels or a longer side than LIMITS.side.
 * - TIMED_OUT: one page took longer than LIMITS.pageMs allows.
 * - LANGUAGE_MISSING: it cannot be read without a language whose data is not installed; `languages` names it.
 * - NOTHING_READABLE: no page holds a word.
 * - NO_SUCH_PAGE: the document has fewer pages.
 * - CRASHED: the reading process died, took more memory than LIMITS.memory, or could not read the bytes.
 * - CLOSED: the server stops; the document is read after the next start.
 */
export type DocumentErrorCode = keyof typeof RETRYABLE

const RETRYABLE = {
  EMPTY: false,
  WRONG_TYPE: false,
  HEIC: false,
  BROKEN: false,
  ENCRYPTED: false,
  TOO_MANY_PAGES: false,
  TOO_LARGE: false,
  TIMED_OUT: true,
  LANGUAGE_MISSING: false,
  NOTHING_READABLE: false,
  NO_SUCH_PAGE: false,
  CRASHED: true,
  CLOSED: true,
} as const

export class DocumentError extends CodedError<DocumentErrorCode> {
  override readonly name = 'DocumentError'
  /** Whether the same document may be read later. */
  readonly retryable: boolean
  /** Of LANGUAGE_MISSING: tesseract's names, such as `rus`. */
  readonly languages: readonly string[]

  constructor(code: DocumentErrorCode, options: ErrorOptions & { languages?: readonly string[] } = {}) {
    super(code, `The document was not read: ${code}`, options)
    this.retryable = RETRYABLE[code]
    this.languages = options.languages ?? []
  }
}
