import type { DocumentErrorCode } from '../document-error.ts'
import type { Limits } from '../limits.ts'
import type { Tessdata } from '../ocr/languages.ts'
import type { DocumentPage } from '../page.ts'

/** What the reading process gets as its first message. */
export interface Settings {
  tessdata: Tessdata
  limits: Limits
  /** As `nice` counts: 0 is that of the server, 19 the lowest. */
  priority: number
}

export type ToReader =
  | { type: 'start'; settings: Settings }
  /** Reads the file from page `from` on. */
  | { type: 'read'; path: string; from: number }
  /** Draws one page, from 1. */
  | { type: 'draw'; path: string; number: number }
  /** The page was stored; the next one is wanted. */
  | { type: 'next' }

export type FromReader =
  | { type: 'opened'; pages: number }
  | { type: 'page'; page: DocumentPage }
  /** WebP. */
  | { type: 'drawn'; picture: Uint8Array }
  | { type: 'done' }
  | { type: 'failed'; code: DocumentErrorCode; languages: readonly string[] }
