import type { Cell } from '../layout/assign.ts'
import type { Role } from '../layout/roles.ts'
import type { Bounds } from '../range/resolve-range.ts'
import { flagDirection } from '../text/flags.ts'
import type { AddDoubt } from './check-row.ts'
import { repairedFlag } from './misread-flag.ts'
import type { Outcome } from './outcome.ts'
import { cellsOf, cellText, type RowDraft } from './row-drafts.ts'

/** The mark in a column of marks; beside several columns of values the one that stands next to its value. */
export function flagOf(row: RowDraft, value: Cell | null): string {
  const values = columnsWith(row, 'value')
  const areBefore = (columnsWith(row, 'flag')[0] ?? Number.POSITIVE_INFINITY) < (values[0] ?? 0)
  const markedValue = (flag: number) =>
    areBefore ? values.find(column => column > flag) : values.findLast(column => column < flag)
  const flags = cellsOf(row, 'flag').filter(
    ({ column }) => values.length < 2 || value === null || markedValue(column) === value.column,
  )
  return flags.map(cell => cell.text).join(' ')
}

const columnsWith = ({ columns }: RowDraft, role: Role) => columns.flatMap((one, at) => (one.role === role ? [at] : []))

/** A remark that is a mark, as in a column of remarks that has nothing but "high" and "low". */
export function remarkFlag(row: RowDraft): string | null {
  const remark = cellText(row, 'note')
  const direction = flagDirection(remark)
  return direction !== null && direction !== 'inside' && remark.length > 2 ? remark : null
}

/** An arrow behind a result is read as one character, in a column that no heading of its own explains. */
export function strayMark(row: RowDraft, value: Cell | null): string | null {
  const heading = value && row.columns[value.column]?.heading
  const stray = row.cells.find(({ role, column, text }) => {
    const own = row.columns[column]?.heading ?? null
    const isUnexplained = own === null || own === heading
    return (role === 'previous' || role === 'note') && isUnexplained && [...text].length === 1
  })
  return stray?.text ?? null
}

export function checkedFlag(
  flag: string,
  { value, refExceed }: Outcome,
  bounds: Bounds | null,
  doubt: AddDoubt,
): string {
  if (flagDirection(flag)) return flag
  const isHigh = typeof value === 'number' && bounds?.max != null && value >= bounds.max
  doubt('value', 'repaired')
  return repairedFlag(flag, refExceed === 1 && bounds ? (isHigh ? 'high' : 'low') : null)
}
