import PDFDocument from 'pdfkit'
import type { Box } from '../../../src/contract/entities/health-report.ts'
import { widthOf, writeText } from './write-text.ts'

/** A4, in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 34 }
const LARGEST = 10
const LINE = 1.45

/** Text with its place on the page. */
export interface Printed {
  text: string
  box: Box
}

export interface Sheet {
  pdf: Buffer
  /** In the order of printing. */
  words: Printed[]
  /** Words that two spaces or more separate from others. */
  cells: Printed[]
}

/**
 * Prints a table that is laid out with spaces: what two spaces or more separate is a cell, which stands where its first
 * character stands in the text. `fontFile` is a TrueType or OpenType file; `size` in points, at most what fits.
 */
export async function printSheet(text: string, fontFile: string, size = LARGEST): Promise<Sheet> {
  const lines = text.split('\n')
  const document = new PDFDocument({ size: [PAGE.width, PAGE.height], margin: 0, info: { CreationDate: new Date(0) } })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise(resolve => document.on('end', resolve))
  document.font(fontFile).fontSize(size)
  const fitting = size * Math.min(1, narrowest(document, lines))
  document.fontSize(fitting)
  const pitch = pitchOf(lines)
  const words: Printed[] = []
  const cells: Printed[] = []
  lines.forEach((line, row) => {
    const y = PAGE.margin + row * fitting * LINE
    for (const { text: cell, index } of cellsOf(line)) {
      const start = PAGE.margin + index * pitch
      let x = start
      for (const word of cell.split(' ')) {
        const width = widthOf(document, word, fontFile)
        writeText(document, word, x, y, fontFile)
        if (word) words.push({ text: word, box: boxOf(x, y, width, fitting) })
        x += width + document.widthOfString(' ')
      }
      cells.push({ text: cell, box: boxOf(start, y, x - start, fitting) })
    }
  })
  document.end()
  await ended
  return { pdf: Buffer.concat(chunks), words, cells }
}

/** Fractions of the page; the height is that of the font. */
const boxOf = (x: number, y: number, width: number, height: number): Box => [
  x / PAGE.width,
  y / PAGE.height,
  width / PAGE.width,
  height / PAGE.height,
]

const cellsOf = (line: string) => [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({ text, index }))

/** Points that a character of the layout takes, so that the longest line ends at the margin. */
const pitchOf = (lines: string[]): number =>
  (PAGE.width - 2 * PAGE.margin) / Math.max(60, ...lines.map(line => line.trimEnd().length))

/** The factor by which the font must shrink for every cell to end a space before the next one begins. */
function narrowest(document: PDFKit.PDFDocument, lines: string[]): number {
  const pitch = pitchOf(lines)
  const space = document.widthOfString('  ')
  const end = (PAGE.width - 2 * PAGE.margin) / pitch
  const factors = lines.flatMap(line => {
    const cells = cellsOf(line)
    return cells.map(({ text, index }, at) => {
      const room = ((cells[at + 1]?.index ?? end) - index) * pitch
      return room / (document.widthOfString(text) + (at + 1 < cells.length ? space : 0))
    })
  })
  return Math.min(...factors)
}
