import type { ReadPage } from '../../../domain/labs/page.ts'

/** A document to read, and how far an earlier attempt came. */
export interface DocumentToRead {
  /** A local file; its name does not reveal its format. */
  path: string
  /** Numbers of the pages that are read already; they are skipped. */
  done: ReadonlySet<number>
  /** Called after each page, in their order; the next page waits for it. */
  onPage(page: ReadPage, pages: number): Promise<void>
  signal: AbortSignal
}

/** Turns documents into words with their places on the page. Throws DocumentError, or the signal's reason. */
export interface DocumentReader {
  read(document: DocumentToRead): Promise<void>
}
