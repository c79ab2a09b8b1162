import { isTestName } from '../catalogue/find-biomarker.ts'
import { RANGE_LABELS } from '../range/range-labels.ts'
import { foldedWords } from '../text/fold.ts'
import { assignCells, type Cell } from './assign.ts'
import type { Column } from './columns.ts'
import { contentFit } from './content-fit.ts'
import type { Line } from './lines.ts'
import type { PlacedWord } from './placed-words.ts'
import type { Role } from './roles.ts'

const ANYWHERE = { left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY, heading: null }
const columnsFor = (roles: readonly Role[]): Column[] => roles.map(role => ({ role, ...ANYWHERE }))

/** Orders in which a line without columns is printed: "Potassium: 5.6 mmol/L (3.5 - 5.3) HIGH". */
const ORDERS = [
  columnsFor(['name', 'value', 'flag', 'unit', 'range', 'flag']),
  columnsFor(['name', 'value', 'flag', 'range', 'unit', 'flag']),
]
/** The same in a table whose ranges stand before its results. */
const RANGE_FIRST_ORDERS = [
  columnsFor(['name', 'range', 'value', 'flag', 'unit', 'flag']),
  columnsFor(['name', 'range', 'unit', 'flag', 'value', 'flag']),
]
function ordersIn(columns: readonly Column[]): readonly Column[][] {
  const placeOf = (role: Role) => columns.findIndex(one => one.role === role)
  return placeOf('range') >= 0 && placeOf('range') < placeOf('value') ? RANGE_FIRST_ORDERS : ORDERS
}
/** By how much a line must be clearer without the table's columns than its other lines are. */
const MISPLACED = 3.5
/** The same for a whole table: its columns are those of single lines only. */
const NO_COLUMNS = 3

interface Assigned {
  cells: Cell[]
  score: number
}
export interface TableLine {
  line: Line
  cells: Cell[]
  columns: readonly Column[]
}

/** The cells of a line by what its words say alone, wherever they stand, in one of the orders. */
function runningCells(
  { words }: Line,
  orders: readonly Column[][],
  gap: number,
  isPicture: boolean,
): Assigned & { columns: Column[] } {
  const ways = orders.map(columns => ({ columns, ...assignCells(words, columns, gap, isPicture) }))
  return ways.reduce((best, way) => (way.score > best.score ? way : best))
}

/**
 * The lines of a table in cells: by its columns, but by content alone those lines that do not keep to them, and all lines
 * of a list without columns.
 */
export function readLines(
  lines: readonly Line[],
  columns: readonly Column[],
  gap: number,
  isPicture: boolean,
): (TableLine | null)[] {
  const orders = ordersIn(columns)
  const running = lines.map(line => {
    const own = runningCells(line, orders, gap, isPicture)
    return { ...own, isRow: isRow(own.cells, line) }
  })
  const rows = running.filter(one => one.isRow)
  if (columns.length === 0) {
    if (rows.length < 2) return lines.map(() => null)
    return running.map((own, at) => {
      const isPart = own.isRow || own.cells.every(cell => cell.role === 'range')
      return isPart ? { line: lines[at] as Line, cells: own.cells, columns: own.columns } : null
    })
  }
  const kept = lines.map(line => assignCells(line.words, columns, gap, isPicture))
  const isPlain = columns.filter(({ role }) => role === 'value' || role === 'previous').length === 1
  const clearer = running.map((own, at) => own.score - (kept[at]?.score ?? 0))
  const usual = median(clearer.filter((_, at) => running[at]?.isRow))
  const isList = isPlain && rows.length > 1 && usual > NO_COLUMNS
  return lines.map((line, at) => {
    const own = running[at]
    const cells = kept[at]?.cells ?? []
    if (!own?.isRow || !isPlain) return { line, cells, columns }
    if (isList) return { line, cells: own.cells, columns: own.columns }
    const isPushed = isPushedAside(cells, columns)
    // What reads as well by the columns stays in them: of "<14  <10" only the place tells which is the result.
    if (!isPushed && (clearer[at] ?? 0) <= Math.max(usual + MISPLACED, 0)) return { line, cells, columns }
    // A number behind a long name may be the bound of a range whose result is empty.
    const isOpen = isPushed && !own.cells.some(({ role }) => role === 'range')
    return { line, cells: inColumns(own.cells, columns, isOpen), columns }
  })
}

/** Begins with a name, has a result right behind it, and says by its name, unit or range that it is one. */
function isRow(cells: readonly Cell[], { words }: Line): boolean {
  const of = (role: Role) => cells.find(cell => cell.role === role)
  const [name, value] = [of('name'), of('value')]
  if (!name || !value || name.words[0] !== words[0] || contentFit('value', value.text, false) <= 1) return false
  if (RANGE_LABELS.at(foldedWords(name.text), 0) && !isTestName(name.text)) return false
  const told = cells.reduce((sum, cell) => sum + cell.words.length, 0)
  return told === words.length && (of('unit') !== undefined || of('range') !== undefined || isTestName(name.text))
}

/** A name so long that it takes the place of the results pushes its own into the next column. */
function isPushedAside(cells: readonly Cell[], columns: readonly Column[]): boolean {
  const name = cells.find(cell => cell.role === 'name')
  const value = columns.find(one => one.role === 'value')
  if (!name || !value || cells.some(cell => cell.role === 'value')) return false
  return rightOf(name.words) > value.left
}

const rightOf = (words: readonly PlacedWord[]) => Math.max(...words.map(word => word.right))

/** Cells know their column by its place; one that the table does not have is nowhere. */
const inColumns = (cells: readonly Cell[], columns: readonly Column[], isOpen: boolean) =>
  cells.map(cell => ({
    ...cell,
    column: columns.findIndex(one => one.role === cell.role),
    ...(isOpen && cell.role === 'value' && { isOpen }),
  }))

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
