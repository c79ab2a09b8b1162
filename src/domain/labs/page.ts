import type { Box } from '../../contract/entities/health-report.ts'

/** A word as it stands on a page. */
export interface PageWord {
  text: string
  box: Box
  /** 0 to 1; 1 for the text of a PDF. */
  confidence: number
}

/** One page of a document, read from its text or from its picture. */
export interface ReadPage {
  /** From 1. */
  number: number
  /** Width divided by height. */
  aspect: number
  /**
   * The text of a PDF is one reading, a claim of what the page says. A picture is read twice, in two preparations: only
   * cells on which both agree are certain, because such reading errors carry high confidence.
   */
  readings: readonly (readonly PageWord[])[]
  /** Places beside the words of a picture where there is ink that neither reading has as a word; absent if there is none. */
  marks?: readonly Box[]
}
