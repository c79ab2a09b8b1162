import type { ReadPage } from '../../../../src/domain/labs/page.ts'
import { textWidth } from './letter-widths.ts'
import { type Face, PAGE_WIDTH, type PrintedRun, pageOf, wordsOf } from './print-page.ts'

/** A column of a printed table: its place and width in hundredths of the page, and how its cells stand in it. */
export interface PrintedColumn {
  x: number
  /** Texts wider than this are wrapped. */
  width?: number
  align?: 'left' | 'right' | 'center'
}
export type PrintedItem =
  | string
  | { gap: number }
  /** Texts beside each other on one line. */
  | { at: readonly (readonly [number, string])[] }
  | {
      columns: readonly PrintedColumn[]
      /** Cells separated by `|`; `\n` breaks a cell's line. */
      rows: readonly string[]
      /** Space between rows, in lines. */
      padding?: number
      /** Cells of a wrapped row stand at its top or in its middle. */
      place?: 'top' | 'middle'
    }

export interface PrintedSheet {
  face?: Face
  size?: number
  pages: readonly (readonly PrintedItem[])[]
}

const MARGIN = 30

/** Width of a text in units of its size. */
export type Measure = (text: string) => number

/** Prints a sheet as a laboratory's printer would: measured words, aligned and wrapped cells. */
export function printSheet(sheet: PrintedSheet): ReadPage[] {
  const { face = 'proportional' } = sheet
  return layOut(sheet, text => textWidth(text, face)).map((runs, i) => pageOf(wordsOf(runs, face), i + 1))
}

/** The runs of each page, as large as its size allows without one over another. */
export function layOut({ size = 9, pages }: PrintedSheet, measure: Measure): PrintedRun[][] {
  const runs = pages.map(items => runsOf(items, measure, size))
  const fits = runs.every(page => page.every(run => !page.some(other => overlaps(run, other, measure))))
  return fits || size < 5 ? runs : layOut({ size: size - 0.25, pages }, measure)
}

const overlaps = (run: PrintedRun, other: PrintedRun, measure: Measure) =>
  run.x < other.x &&
  Math.abs(run.y - other.y) < 0.5 * run.size &&
  run.x + measure(run.text) * run.size > other.x - 0.3 * run.size

function runsOf(items: readonly PrintedItem[], measure: Measure, size: number): PrintedRun[] {
  const runs: PrintedRun[] = []
  const line = size * 1.25
  let y = 45
  const place = (x: number) => MARGIN + (x / 100) * (PAGE_WIDTH - 2 * MARGIN)
  for (const item of items) {
    if (typeof item === 'string') {
      runs.push({ text: item, x: place(0), y, size })
      y += line
    } else if ('gap' in item) y += item.gap * line
    else if ('at' in item) {
      for (const [x, text] of item.at) runs.push({ text, x: place(x), y, size })
      y += line
    } else
      for (const row of item.rows) {
        const cells = row.split('|').map((cell, i) => wrap(cell.trim(), item.columns[i]?.width, measure, size))
        const height = Math.max(...cells.map(cell => cell.length))
        for (const [i, lines] of cells.entries()) {
          const column = item.columns[i]
          if (!column) continue
          const top = item.place === 'middle' ? ((height - lines.length) / 2) * line : 0
          for (const [n, text] of lines.entries())
            if (text)
              runs.push({ text, x: aligned(place(column.x), text, column, measure, size), y: y + top + n * line, size })
        }
        y += height * line + (item.padding ?? 0) * line
      }
  }
  return runs
}

function aligned(x: number, text: string, { align = 'left' }: PrintedColumn, measure: Measure, size: number): number {
  const width = measure(text) * size
  return align === 'left' ? x : align === 'right' ? x - width : x - width / 2
}

function wrap(text: string, width: number | undefined, measure: Measure, size: number): string[] {
  const limit = width === undefined ? Number.POSITIVE_INFINITY : (width / 100) * (PAGE_WIDTH - 2 * MARGIN)
  return text.split('\\n').flatMap(part => {
    const lines: string[] = []
    for (const word of part.trim().split(' ')) {
      const last = lines.at(-1)
      const joined = last === undefined ? word : `${last} ${word}`
      if (last !== undefined && measure(joined) * size <= limit) lines[lines.length - 1] = joined
      else lines.push(word)
    }
    return lines
  })
}
