import type { Cell } from '../layout/assign.ts'
import { type PrintedRange, printedRange } from '../range/printed-range.ts'
import { flagDirection } from '../text/flags.ts'

/** The text of a range cell over its lines: entries apart with `; `, a range broken over two lines as one. */
export function rangeText(cells: readonly Cell[]): string | null {
  const parts = cells.map(cell => withoutBrackets(cell.text)).filter(Boolean)
  if (parts.length === 0) return null
  let text = parts[0] ?? ''
  for (const part of parts.slice(1)) text += isBroken(text, part) ? ` ${part}` : `; ${part}`
  return text
}

/** Whether a range is cut between two lines: a label without its bounds, a bound without its number. */
function isBroken(text: string, next: string): boolean {
  const last = text.split('; ').at(-1) ?? text
  if (/[-–—:<>≤≥]\s*$/u.test(last) || /^\s*[-–—]\s*\d/u.test(next)) return true
  if (printedRange(last) === null && printedRange(next) !== null) return true
  return printedRange(last) === null && printedRange(`${last} ${next}`) !== null
}

function withoutBrackets(text: string): string {
  const inner = /^[[(]([^()[\]]*)[\])]$/u.exec(text)?.[1]?.trim()
  return inner ?? text
}

export interface RangeCell {
  text: string | null
  printed: PrintedRange | null
}

/** The range of a row: from its range column, or from two columns of bounds. */
export function readRangeCell(range: readonly Cell[], low: readonly Cell[], high: readonly Cell[]): RangeCell {
  const text = rangeText(range)
  if (text) return { text, printed: printedRange(text) }
  const from = low[0]?.text
  const to = high[0]?.text
  const joined = from && to ? `${from} - ${to}` : from ? `>= ${from}` : to ? `<= ${to}` : null
  if (!joined || flagDirection(joined)) return { text: null, printed: null }
  return { text: joined, printed: printedRange(joined) }
}
