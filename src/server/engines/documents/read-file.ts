import { readFile } from 'node:fs/promises'
import { DocumentError } from './document-error.ts'
import { formatOf } from './format.ts'
import type { Limits } from './limits.ts'
import type { Tessdata } from './ocr/languages.ts'
import { readPicture } from './ocr/read-picture.ts'
import { type Recogniser, startRecogniser } from './ocr/recogniser.ts'
import type { DocumentPage } from './page.ts'
import { inspectPage } from './pdf/inspect-page.ts'
import { isUsable } from './pdf/is-usable.ts'
import { openPdf } from './pdf/open-pdf.ts'
import { pageText } from './pdf/page-text.ts'
import { drawPage, renderPage } from './pdf/render-page.ts'
import { openPicture } from './picture/open-picture.ts'

export interface FileReader {
  /** Opens the file at `path`. Throws DocumentError; `page` may throw it too. */
  open(path: string): Promise<OpenDocument>
  close(): Promise<void>
}

export interface OpenDocument {
  pages: number
  /** From 1. */
  page(number: number): Promise<DocumentPage>
  /** A page from 1 as it is shown, in colour, as WebP. */
  draw(number: number): Promise<Uint8Array>
  close(): Promise<void>
}

/** Runs in the reading process. Recognition starts with the first page that needs it, and stays for the next document. */
export function createFileReader(tessdata: Tessdata, limits: Limits): FileReader {
  let started: Promise<Recogniser> | undefined
  const recogniser = () => {
    if (tessdata.available.length === 0) throw new DocumentError('LANGUAGE_MISSING', { languages: tessdata.missing })
    started ??= startRecogniser(tessdata.folder, tessdata.available)
    return started
  }

  return {
    async open(path) {
      const bytes = await readFile(path).catch((error: unknown) => {
        throw new DocumentError('CRASHED', { cause: error })
      })
      const format = formatOf(bytes)
      if (format === 'pdf') return openPdfDocument(bytes)
      const picture = await openPicture(bytes, format, limits)
      return {
        pages: picture.pages,
        page: async number => readPicture(await picture.page(number), number, await recogniser(), tessdata),
        draw: number => picture.draw(number),
        close: async () => undefined,
      }
    },
    close: async () => (await started)?.close(),
  }

  async function openPdfDocument(bytes: Uint8Array): Promise<OpenDocument> {
    const pdf = await openPdf(bytes, limits)
    return {
      pages: pdf.numPages,
      async page(number) {
        const page = await pdf.getPage(number)
        try {
          const inspection = await inspectPage(page)
          const { words, slope } = await pageText(page, inspection)
          const { width, height } = page.getViewport({ scale: 1 })
          if (isUsable(words, inspection))
            return { number, aspect: width / height, recognised: false, slope, readings: [words] }
          if (inspection.isBlank) return blank(number, width / height)
          return await readPicture(await renderPage(page, limits), number, await recogniser(), tessdata)
        } finally {
          page.cleanup()
        }
      },
      async draw(number) {
        const page = await pdf.getPage(number)
        try {
          return await drawPage(page, limits)
        } finally {
          page.cleanup()
        }
      },
      close: () => pdf.destroy(),
    }
  }
}

const blank = (number: number, aspect: number): DocumentPage => ({
  number,
  aspect,
  recognised: false,
  slope: 0,
  readings: [[]],
})
