import type { Cell } from '../layout/assign.ts'
import type { Column } from '../layout/columns.ts'
import { contentFit } from '../layout/content-fit.ts'
import type { Role } from '../layout/roles.ts'
import { cellsOf, type RowDraft } from '../rows/row-drafts.ts'
import { readValueCell } from '../rows/value-cell.ts'

const ROLES: readonly Role[] = ['name', 'value', 'flag', 'unit', 'range', 'low', 'high']

/** One row of two readings of the same line: each cell from the reading that fits its column better. */
export function mergeRows(one: RowDraft, other: RowDraft): RowDraft {
  // A reading that lost a column is no measure for the other.
  const [a, b] = valueColumns(other) > valueColumns(one) ? [other, one] : [one, other]
  return merged(a, b)
}

const valueColumns = ({ columns }: RowDraft) => columns.filter(column => column.role === 'value').length

function merged(a: RowDraft, b: RowDraft): RowDraft {
  const cells: Cell[] = a.cells.filter(cell => !ROLES.includes(cell.role))
  for (const role of ROLES) {
    const [own, other] = [cellsOf(a, role), cellsOf(b, role)]
    const isBetter =
      role === 'value' && own.length !== other.length
        ? other.length > own.length
        : fitOf(role, other) > fitOf(role, own)
    const better = isBetter ? other : own
    cells.push(...better.map(one => inColumnsOf(a, b, one)))
  }
  return { ...a, cells, unread: [...a.unread, ...b.unread] }
}

const confidenceOf = (cells: readonly Cell[]) =>
  Math.min(1, ...cells.flatMap(cell => cell.words.map(word => word.confidence)))

const fitOf = (role: Role, cells: readonly Cell[]) => {
  const text = cells.map(cell => cell.text).join(' ')
  if (text === '') return role === 'flag' ? 0 : -1
  const repaired = role === 'value' && readValueCell(text).repaired ? 0.5 : 0
  return contentFit(role, text, true) - repaired + confidenceOf(cells) / 10 + text.length / 1000
}

const isAlike = (one: Column, own: Column, { role }: Cell) =>
  one.role === role && (!one.heading?.date || !own.heading?.date || one.heading.date === own.heading.date)

/** The same column in the other reading's layout: of its role, under the same date, where it overlaps most. */
function inColumnsOf(a: RowDraft, b: RowDraft, cell: Cell): Cell {
  const own = b.columns[cell.column]
  if (a.cells.includes(cell) || !own) return cell
  const overlaps = a.columns.map((one, column) => ({
    column,
    overlap: isAlike(one, own, cell) ? Math.min(one.right, own.right) - Math.max(one.left, own.left) : 0,
  }))
  const best = overlaps.reduce((most, one) => (one.overlap > most.overlap ? one : most), { column: -1, overlap: 0 })
  return best.column >= 0 ? { ...cell, column: best.column } : cell
}
