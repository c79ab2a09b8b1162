import { getDocumentProxy, getMeta } from 'unpdf'

export interface ReadPdf {
  /** The text of each page, as a reader copies it. */
  pages: string[]
  /** All of it, with one space between words. */
  text: string
  info: Record<string, unknown>
  language: string | null
}

/** Reads a PDF with the reader that the product reads documents with. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    // As it stands in the file: pdf.js would fold the micro sign into the Greek letter.
    const { items } = await (await pdf.getPage(number)).getTextContent({ disableNormalization: true })
    pages.push(items.map(one => ('str' in one ? one.str + (one.hasEOL ? '\n' : '') : '')).join(''))
  }
  const { info } = await getMeta(pdf)
  const text = oneLine(pages.join(' '))
  return { pages, text, info, language: (info.Language as string | undefined) ?? null }
}

export const oneLine = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim()
