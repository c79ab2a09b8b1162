import { contentFit } from '../layout/content-fit.ts'
import { cellsOf, cellText, type RowDraft } from './row-drafts.ts'

/** Whether the result could as well be the range, and the range the result: ">90  >60". */
export function areAlike(row: RowDraft): boolean {
  const [value, range] = [cellsOf(row, 'value')[0]?.text ?? '', cellText(row, 'range')]
  return value !== range && contentFit('range', value, false) > 1 && contentFit('value', range, false) > 1
}

/** Whether a heading, or a row whose result can be no range, tells which of a table's columns holds results. */
export const tellsApart = (rows: readonly RowDraft[]) =>
  rows.some(
    row =>
      row.columns.some(({ role, heading }) => (role === 'value' || role === 'range') && heading?.role === role) ||
      (cellText(row, 'value') !== '' && cellText(row, 'range') !== '' && !areAlike(row)),
  )
