import PDFDocument from 'pdfkit'
import { widthOf, writeText } from '../../documents/write-text.ts'
import { PAGE_HEIGHT, PAGE_WIDTH } from './print-page.ts'
import { layOut, type PrintedSheet } from './print-sheet.ts'

/** A sheet as a PDF of text in the given face. */
export async function sheetPdf(sheet: PrintedSheet, fontFile: string): Promise<Buffer> {
  const document = new PDFDocument({
    size: [PAGE_WIDTH, PAGE_HEIGHT],
    margin: 0,
    autoFirstPage: false,
    info: { CreationDate: new Date(0) },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise(resolve => document.on('end', resolve))
  document.addPage().font(fontFile).fontSize(100)
  const pages = layOut(sheet, text => widthOf(document, text, fontFile) / 100)
  for (const [at, runs] of pages.entries()) {
    if (at > 0) document.addPage()
    for (const { text, x, y, size } of runs) {
      document.fontSize(size)
      writeText(document, text, x, y - 0.8 * size, fontFile)
    }
  }
  document.end()
  await ended
  return Buffer.concat(chunks)
}
