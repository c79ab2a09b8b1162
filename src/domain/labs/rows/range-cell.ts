import type { Cell } from '../layout/assign.ts'
import type { Column } from '../layout/columns.ts'
import { type PrintedRange, printedRange } from '../range/printed-range.ts'
import { RANGE_LABELS } from '../range/range-labels.ts'
import { flagDirection } from '../text/flags.ts'
import { parseUnit, unitReadings } from '../units/parse-unit.ts'

/** The text of a range cell over its lines: entries apart with `; `, a range broken over two lines as one. */
export function rangeText(cells: readonly Cell[], columns: readonly Column[]): string | null {
  let text: string | null = null
  for (const [at, cell] of cells.entries()) {
    const part = labelOf(columns[cell.column]) + (flagDirection(cell.text) ? cell.text : withoutBrackets(cell.text))
    const isBeside = onOneLine(cells[at - 1], cell)
    text = text === null ? part : `${text}${isBeside || isBroken(text, part) ? ' ' : '; '}${part}`
  }
  return text
}

const onOneLine = (a: Cell | undefined, b: Cell) =>
  Math.abs((a?.words[0]?.y ?? Number.NaN) - (b.words[0]?.y ?? 0)) < 0.5

/** The sex above one of two columns of ranges. */
function labelOf(column: Column | undefined): string {
  const heading = column?.heading?.text
  const means = heading ? RANGE_LABELS.within(heading)?.means : null
  return means === 'male' || means === 'female' ? `${heading}: ` : ''
}

/** Whether a range is cut between two lines: a label without its bounds, a bound without its number. */
function isBroken(text: string, next: string): boolean {
  const last = text.split('; ').at(-1) ?? text
  if (/[-–—:<>≤≥]\s*$/u.test(last) || /^\s*[-–—]\s*\d/u.test(next)) return true
  if (printedRange(last) === null && printedRange(next) !== null) return true
  return printedRange(last) === null && printedRange(`${last} ${next}`) !== null
}

function withoutFlag(text: string): RangeCell {
  const words = text.split(' ')
  for (let from = 1; from < words.length; from++) {
    const [range, flag] = [words.slice(0, from).join(' '), words.slice(from).join(' ')]
    if (/\d/u.test(range) && printedRange(range)?.kind === 'bounds' && flagDirection(flag) && !/^[-–]$/u.test(flag))
      return { text: withoutBrackets(range), printed: printedRange(range), flag }
  }
  return { text, printed: printedRange(text) }
}

/** "МЕ/мл до 14", "мл/мин/1,73 м² более 60": a unit that a long result pushed aside. */
function splitUnit(text: string): { unit: string; rest: string } | null {
  const words = text.split(' ')
  for (let at = Math.min(words.length - 1, 3); at > 0; at--) {
    const [unit, rest] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    if ((parseUnit(unit)?.per ?? '') !== '' && printedRange(rest)?.kind === 'bounds') return { unit, rest }
  }
  return null
}

function withoutBrackets(text: string): string {
  const inner = /^[[(]([^()[\]]*)[\])]$/u.exec(text)?.[1]?.trim()
  return inner ?? text
}

export interface RangeCell {
  text: string | null
  /** A unit that stands where ranges stand in other rows. */
  unit?: string
  /** Words behind the range that mark the value: "[83 - 101] Below low reference limit". */
  flag?: string
  printed: PrintedRange | null
}

/** The range of a row: from its range column, or from two columns of bounds. */
export function readRangeCell(
  range: readonly Cell[],
  low: readonly Cell[],
  high: readonly Cell[],
  columns: readonly Column[],
): RangeCell {
  const text = rangeText(range, columns)
  if (text && unitReadings(text).length > 0) return { text: null, printed: null, unit: text }
  const parts = text ? splitUnit(text) : null
  if (parts) return { ...withoutFlag(parts.rest), unit: parts.unit }
  if (text) return withoutFlag(text)
  const from = low[0]?.text
  const to = high[0]?.text
  const joined = from && to ? `${from} - ${to}` : from ? `>= ${from}` : to ? `<= ${to}` : null
  if (!joined || flagDirection(joined)) return { text: null, printed: null }
  return { text: joined, printed: printedRange(joined) }
}
