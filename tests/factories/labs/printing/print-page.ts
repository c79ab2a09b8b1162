import type { PageWord, ReadPage } from '../../../../src/domain/labs/page.ts'
import { textWidth } from './letter-widths.ts'

export type Face = 'proportional' | 'mono'

/** A run of text at a place on a page, in points. */
export interface PrintedRun {
  text: string
  x: number
  /** Baseline. */
  y: number
  size: number
}

export const PAGE_WIDTH = 595
export const PAGE_HEIGHT = 842

/** The words of runs, each with its box, as the text of a PDF gives them. */
export function wordsOf(runs: readonly PrintedRun[], face: Face): PageWord[] {
  return runs.flatMap(({ text, x, y, size }) =>
    [...text.matchAll(/[^\s]+/gu)].map((one): PageWord => {
      const left = x + textWidth(text.slice(0, one.index), face) * size
      const width = textWidth(one[0], face) * size
      return {
        text: one[0],
        box: [left / PAGE_WIDTH, (y - 0.8 * size) / PAGE_HEIGHT, width / PAGE_WIDTH, size / PAGE_HEIGHT],
        confidence: 1,
      }
    }),
  )
}

export const pageOf = (words: readonly PageWord[], number = 1): ReadPage => ({
  number,
  aspect: PAGE_WIDTH / PAGE_HEIGHT,
  readings: [words],
})

/** A text whose columns are made of spaces, as a line printer prints it. */
export function printMono(text: string): ReadPage {
  const lines = expandTabs(text.split('\n'))
  const longest = Math.max(...lines.map(line => line.length))
  const size = Math.min(10, 555 / (longest * 0.6))
  const runs = lines.map((line, i) => ({ text: line, x: 20, y: 40 + i * size * 1.25, size }))
  return pageOf(wordsOf(runs, 'mono'))
}

/** The same text in a proportional face: every column of spaces becomes a tab stop wide enough for what stands in it. */
export function printProportional(text: string): ReadPage {
  const lines = expandTabs(text.split('\n')).map(cellsOf)
  const stops = [...new Set(lines.flat().map(cell => cell.column))].sort((a, b) => a - b)
  const places = new Map<number, number>()
  for (const [i, stop] of stops.entries()) {
    let x = i === 0 ? 0 : (places.get(stops[i - 1] ?? 0) ?? 0) + 0.3
    for (const line of lines) {
      const at = line.findIndex(cell => cell.column === stop)
      const before = line[at - 1]
      if (at > 0 && before)
        x = Math.max(x, (places.get(before.column) ?? 0) + textWidth(before.text, 'proportional') + 0.9)
    }
    places.set(stop, x)
  }
  const widest = Math.max(
    ...lines.flat().map(cell => (places.get(cell.column) ?? 0) + textWidth(cell.text, 'proportional')),
  )
  const size = Math.min(9, 555 / widest)
  const runs = lines.flatMap((line, i) =>
    line.map(cell => ({
      text: cell.text,
      x: 20 + (places.get(cell.column) ?? 0) * size,
      y: 40 + i * size * 1.3,
      size,
    })),
  )
  return pageOf(wordsOf(runs, 'proportional'))
}

/** Tabs become as many spaces as the longest text before them needs. */
function expandTabs(lines: readonly string[]): string[] {
  const rows = lines.map(line => line.split('\t'))
  const widths: number[] = []
  for (const row of rows.filter(one => one.length > 1))
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length + 3)
  return rows.map(row =>
    (row.length === 1 ? (row[0] ?? '') : row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('')).trimEnd(),
  )
}

const cellsOf = (line: string) => [...line.matchAll(/\S+(?: \S+)*/gu)].map(one => ({ column: one.index, text: one[0] }))
