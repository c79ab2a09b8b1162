import { contentFit } from '../layout/content-fit.ts'
import { cellsOf, cellText, type RowDraft } from './row-drafts.ts'

const canBeRange = (text: string) => contentFit('range', text, false) > 1
const canBeValue = (text: string) => contentFit('value', text, false) > 1

/** Whether the result could as well be the range, and the range the result: ">90  >60". */
export function areAlike(row: RowDraft): boolean {
  const [value, range] = [cellsOf(row, 'value')[0]?.text ?? '', cellText(row, 'range')]
  return value !== range && canBeRange(value) && canBeValue(range)
}

/** Whether a heading, or a row of which one can only be the result or only the range, tells where results stand. */
export const tellsApart = (rows: readonly RowDraft[]) =>
  rows.some(row => {
    if (row.columns.some(({ role, heading }) => (role === 'value' || role === 'range') && heading?.role === role))
      return true
    const [value, range] = [cellText(row, 'value'), cellText(row, 'range')]
    if (value === '' || range === '') return row.columns.length > 0 && value !== '' && !canBeRange(value)
    return !canBeRange(value) || !canBeValue(range)
  })
