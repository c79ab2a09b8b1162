import type { Cell } from '../layout/assign.ts'
import { wordValue } from '../text/word-values.ts'
import { splitMark, splitStrangeUnit } from './misread-flag.ts'
import type { RangeCell } from './range-cell.ts'
import { cellsOf, type RowDraft } from './row-drafts.ts'
import type { Sheet } from './sheet.ts'
import { readValueCell, type ValueCell } from './value-cell.ts'

/** Two numbers in one row where dates do not tell them apart. */
export const hasRivals = (row: RowDraft) =>
  cellsOf(row, 'value').filter(
    ({ text, column }) => !row.columns[column]?.heading?.date && readValueCell(text).content.kind === 'number',
  ).length > 1

/** A word beside a result may be a part of it: "not" before "detected". */
export const isTelling = (word: string) => /\p{L}.*\p{L}|\d/u.test(word)

export const lostCell = ({ text }: Cell): ValueCell => ({
  ...{ raw: text, flag: null, unit: null, second: null, repaired: false },
  content: { kind: 'text' },
})

export const NO_RANGE: RangeCell = { text: null, printed: null }

/** The result, and of a picture the mark behind it. "Haemolysed - unsuitable" may run on over the column of ranges. */
export function valueCell(
  value: Cell | null,
  range: RangeCell,
  sheet: Sheet,
): { cell: ValueCell | null; mark: string | null } {
  if (!value) return { cell: null, mark: null }
  const cell = readValueCell(value.text)
  if (isRestOfValue(cell, range)) return { cell: readValueCell(`${value.text} ${range.text}`), mark: null }
  if (!sheet.isPicture || cell.content.kind !== 'text') return { cell, mark: null }
  const marked = splitMark(value.text)
  const bare = marked?.value ?? value.text
  const strange = readValueCell(bare).content.kind === 'text' ? splitStrangeUnit(bare) : null
  if (!marked && !strange) return { cell, mark: null }
  const own = readValueCell(strange?.value ?? bare)
  return { cell: { ...own, unit: strange?.unit ?? own.unit }, mark: marked?.mark ?? null }
}

export function isRestOfValue({ content }: ValueCell, { text, printed }: RangeCell): boolean {
  return (
    content.kind === 'words' && content.means === 'missing' && text !== null && printed === null && !wordValue(text)
  )
}

/** Two dashes, or an empty result: nothing was measured. One dash counts where the reference is a dash. */
export function isAbsent(cell: ValueCell, range: RangeCell): boolean {
  if (cell.content.kind === 'words' && cell.content.means === 'missing') return /^[-–—.]{2,}$/u.test(cell.raw)
  return cell.raw === '' || (cell.content.kind === 'dash' && range.text === null)
}
