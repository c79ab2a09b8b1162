import type { Cell as CellName, Doubt } from '../../../contract/entities/health-report.ts'
import { findBiomarker } from '../catalogue/find-biomarker.ts'
import type { Cell } from '../layout/assign.ts'
import { contentFit } from '../layout/content-fit.ts'
import type { Role } from '../layout/roles.ts'
import { printedRange } from '../range/printed-range.ts'
import { cellsOf, cellText, type RowDraft } from '../rows/row-drafts.ts'
import { readValueCell } from '../rows/value-cell.ts'
import { flagDirection } from '../text/flags.ts'
import { fold } from '../text/fold.ts'
import { parseUnit, sameUnit } from '../units/parse-unit.ts'

/** A row as two readings see it, with a doubt on every cell on which they differ. */
export interface MergedRow {
  row: RowDraft
  doubts: Doubt[]
}

const CELL_ROLES: readonly (readonly [Role, CellName])[] = [
  ['name', 'name'],
  ['value', 'value'],
  ['flag', 'value'],
  ['unit', 'unit'],
  ['range', 'range'],
  ['low', 'range'],
  ['high', 'range'],
]
/** Below this no word counts as read. */
const LEGIBLE = 0.6

/** One row of two readings of the same line: each cell from the reading that fits its column better. */
export function mergeRows(a: RowDraft, b: RowDraft): MergedRow {
  const doubts: Doubt[] = []
  const doubt = (cell: CellName, reason: Doubt['reason']) => {
    if (!doubts.some(one => one.cell === cell)) doubts.push({ cell, reason })
  }
  const cells: Cell[] = a.cells.filter(cell => !CELL_ROLES.some(([role]) => role === cell.role))
  for (const [role, cell] of CELL_ROLES) {
    const [own, other] = [cellsOf(a, role), cellsOf(b, role)]
    const agree = own.length === other.length && own.every((one, i) => sameCell(role, one.text, other[i]?.text ?? ''))
    if (!agree) doubt(cell, 'readings-differ')
    const better = agree ? own : fitOf(role, other) > fitOf(role, own) ? other : own
    cells.push(...better.map(one => inColumnsOf(a, b, one)))
    const legible = Math.max(confidenceOf(own), confidenceOf(other))
    if (own.length + other.length > 0 && legible < LEGIBLE) doubt(cell, 'illegible')
  }
  const isNamed = findBiomarker(cellText(b, 'name')).known && !findBiomarker(cellText(a, 'name')).known
  return { row: { ...a, cells, lines: isNamed && a.lines.length < b.lines.length ? b.lines : a.lines }, doubts }
}

/** A row that only one reading has: no cell of it is certain. */
export function loneRow(row: RowDraft): MergedRow {
  const cells = new Set(CELL_ROLES.flatMap(([role, cell]) => (cellsOf(row, role).length > 0 ? [cell] : [])))
  return {
    row,
    doubts: [...cells, 'value' as const, 'range' as const].map(cell => ({ cell, reason: 'readings-differ' })),
  }
}

const confidenceOf = (cells: readonly Cell[]) =>
  Math.min(1, ...cells.flatMap(cell => cell.words.map(word => word.confidence)))

const fitOf = (role: Role, cells: readonly Cell[]) => {
  const text = cells.map(cell => cell.text).join(' ')
  if (text === '') return role === 'flag' ? 0 : -1
  const repaired = role === 'value' && readValueCell(text).repaired ? 0.5 : 0
  return contentFit(role, text, true) - repaired + confidenceOf(cells) / 10
}

/** The readings of a picture are laid out by the same columns, unless one of them lost a column. */
function inColumnsOf(a: RowDraft, b: RowDraft, cell: Cell): Cell {
  if (a.columns === b.columns || a.cells.includes(cell)) return cell
  const column = a.columns.findIndex(one => one.role === cell.role && overlaps(one, b.columns[cell.column]))
  return column >= 0 ? { ...cell, column } : cell
}

const overlaps = (a: { left: number; right: number }, b: { left: number; right: number } | undefined) =>
  b !== undefined && Math.min(a.right, b.right) > Math.max(a.left, b.left)

/** Whether two readings of a cell say the same, whatever the shape of dashes, the alphabet and the spaces. */
export function sameCell(role: Role, a: string, b: string): boolean {
  const same = (text: string) => fold(text).replace(/\s/gu, '')
  if (role === 'unit') {
    const [one, other] = [parseUnit(a), parseUnit(b)]
    return one && other ? sameUnit(one, other) : same(a) === same(b)
  }
  if (role === 'flag') return flagDirection(a, true) === flagDirection(b, true)
  if (role === 'range') {
    const [one, other] = [printedRange(a), printedRange(b)]
    if (one && other) return JSON.stringify(essence(one)) === JSON.stringify(essence(other))
    return same(a) === same(b)
  }
  if (role === 'name') return lettersOf(a) === lettersOf(b)
  return same(a).replaceAll(',', '.') === same(b).replaceAll(',', '.')
}

const lettersOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}%#]/gu, '')

function essence(range: NonNullable<ReturnType<typeof printedRange>>) {
  if (range.kind === 'titre') return range
  return range.entries.map(({ low, high, lowStrict, highStrict, labels, age }) => ({
    low: low?.decimal,
    high: high?.decimal,
    lowStrict,
    highStrict,
    labels,
    age,
  }))
}
