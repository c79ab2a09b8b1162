import { CodedError } from '../../coded-error.ts'

/** Turns recorded speech into text. Chosen by configuration (decision 93). */
export interface SpeechEngine {
  readonly kind: 'openai' | 'command' | 'captions'
  /** Throws SpeechError, or the signal's reason. Without speech in the recording the text is ''. */
  transcribe(speech: Speech): Promise<Transcript>
}

export interface Speech {
  /** A local file; its name does not reveal its format. */
  path: string
  /** Of the bytes; parameters such as codecs are ignored. */
  mimeType: string
  /** BCP 47, such as `ru-RU`; undefined lets the engine detect it. */
  language: string | undefined
  /** The browser's captions of the recording, if any. */
  captions: string | undefined
  signal: AbortSignal
  /** 0 to 1, if the engine reports it. */
  onProgress?(fraction: number): void
}

export interface Transcript {
  text: string
  /** In seconds from the start. */
  segments?: { start: number; end: number; text: string }[]
  /** The engine's model, or `captions`. */
  model: string
}

/**
 * - NO_ENGINE: none is configured and there are no captions; the recording waits.
 * - UNAVAILABLE: the engine could not be reached, is busy, or sent an invalid response.
 * - MISCONFIGURED: it refuses the key, the model or the address, or the program is missing; the operator must act.
 * - TIMED_OUT: it took longer than ASR_TIMEOUT.
 * - INTERRUPTED: the program was killed.
 * - FAILED: the program failed.
 * - REFUSED: it does not accept this recording.
 * - TOO_LARGE: more than the engine accepts, and ffmpeg is not installed to compress it.
 * - NO_CONVERTER: the engine needs WAV, and ffmpeg is not installed.
 * - NOT_AUDIO: ffmpeg cannot read it.
 * - OUTPUT_TOO_LARGE: more text than any recording has.
 */
export type SpeechErrorCode = keyof typeof RETRYABLE

const RETRYABLE = {
  NO_ENGINE: false,
  UNAVAILABLE: true,
  MISCONFIGURED: true,
  TIMED_OUT: true,
  INTERRUPTED: true,
  FAILED: false,
  REFUSED: false,
  TOO_LARGE: false,
  NO_CONVERTER: false,
  NOT_AUDIO: false,
  OUTPUT_TOO_LARGE: false,
} as const

export class SpeechError extends CodedError<SpeechErrorCode> {
  override readonly name = 'SpeechError'
  /** Whether the same recording may succeed later. */
  readonly retryable: boolean

  constructor(code: SpeechErrorCode, options?: ErrorOptions) {
    super(code, `Speech was not transcribed: ${code}`, options)
    this.retryable = RETRYABLE[code]
  }
}

/** The ISO 639 code of two or three letters, or ''. */
export const languageCode = (language: string | undefined): string =>
  /^([a-z]{2,3})(-|$)/i.exec(language ?? '')?.[1]?.toLowerCase() ?? ''

const EXTENSIONS: Record<string, string> = {
  'audio/webm': 'webm',
  'video/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'mp4',
  'video/mp4': 'mp4',
  'audio/m4a': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/mp3': 'mp3',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/wave': 'wav',
}

/**
 * The type without parameters, and a file name with the container's extension, which engines rely on. Throws REFUSED
 * for unknown types.
 */
export function audioFile(mimeType: string): { type: string; name: string } {
  const type = mimeType.split(';')[0]?.trim().toLowerCase() ?? ''
  const extension = EXTENSIONS[type]
  if (extension === undefined) throw new SpeechError('REFUSED')
  return { type, name: `recording.${extension}` }
}
