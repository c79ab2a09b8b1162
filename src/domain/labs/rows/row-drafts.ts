import { findBiomarker } from '../catalogue/find-biomarker.ts'
import type { Specimen } from '../catalogue/specimens.ts'
import type { Cell } from '../layout/assign.ts'
import type { Column } from '../layout/columns.ts'
import type { Line } from '../layout/lines.ts'
import type { Role } from '../layout/roles.ts'
import type { ReadLine } from '../layout/tables.ts'
import { joinsAbove, joinsBelow } from './name-parts.ts'
import { isUrineName, sectionSpecimen } from './sections.ts'
import { readValueCell } from './value-cell.ts'

/** A row of a table with the cells of all its lines. */
export interface RowDraft {
  cells: Cell[]
  lines: Line[]
  /** Texts that stand under the row and explain it. */
  notes: string[]
  columns: readonly Column[]
  table: number
  section: Specimen | null
  /** Its place among all lines, for the sample date that holds for it. */
  order: number
}

export const cellsOf = (row: RowDraft, role: Role) => row.cells.filter(cell => cell.role === role)
export const cellText = (row: RowDraft, role: Role) =>
  cellsOf(row, role)
    .map(cell => cell.text)
    .join(' ')

/** The rows of all tables of a reading, wrapped names and ranges joined, each with the section that it stands in. */
export function rowDrafts(lines: readonly ReadLine[]): RowDraft[] {
  const rows: RowDraft[] = []
  const sections = new Map<number, Specimen | null>()
  /** Lines with nothing but a name, until it is known whether they are a heading or part of a name. */
  let above: { cell: Cell; line: Line; order: number }[] = []
  let section: Specimen | null = null
  let last: RowDraft | null = null
  let table = -1
  const settle = () => {
    for (const { cell } of above) section = sectionSpecimen(cell.text) ?? section
    above = []
  }
  for (const [order, { line, cells, columns, table: own, isHeading }] of lines.entries()) {
    if (own !== table) {
      settle()
      // The right half of a table starts with the section that the left one started with.
      if (own % 2 === 1 && own === table + 1) section = sections.get(table) ?? section
      sections.set(own, section)
      table = own
      last = null
    }
    const kind = isHeading || !cells ? 'text' : kindOf(cells)
    if (kind === 'text' || !cells) {
      settle()
      section = sectionSpecimen(line.words.map(word => word.text).join(' ')) ?? section
      continue
    }
    const spot = { line, order }
    if (kind === 'row') {
      const name = cells.find(cell => cell.role === 'name')
      const joined = above.filter(one => isNear(one.line, line) && (!name || joinsAbove(one.cell.text, name.text)))
      const parts = above.at(-1) && joined.includes(above.at(-1) as (typeof above)[number]) ? joined.slice(-2) : []
      above = above.filter(one => !parts.includes(one))
      settle()
      last = {
        cells: [...parts.map(one => one.cell), ...cells],
        lines: [...parts.map(one => one.line), line],
        notes: [],
        columns,
        table,
        section,
        order,
      }
      rows.push(last)
      continue
    }
    const previous: RowDraft | null = last && isNear(last.lines.at(-1), line) ? last : null
    if (kind === 'name') {
      const [name] = cells
      if (!name) continue
      if (previous && isExplanation(name, previous)) extendRow(previous, [], line, name.text)
      else if (previous && joinsBelow(nameOf(previous), name.text)) extendRow(previous, [name], line)
      else above.push({ cell: name, ...spot })
      continue
    }
    if (!previous) continue
    if (kind === 'range') extendRow(previous, cells, line)
    else extendRow(previous, [], line, cells.map(cell => cell.text).join(' '))
  }
  settle()
  return withUrineSections(rows)
}

const nameOf = (row: RowDraft) => cellText(row, 'name')

function extendRow(row: RowDraft, cells: readonly Cell[], line: Line, note?: string) {
  row.cells.push(...cells)
  row.lines.push(line)
  if (note) row.notes.push(note)
}

const isNear = (above: Line | undefined, line: Line) =>
  above !== undefined && above.page === line.page && line.y - above.y < 2.4

/** `row` has a result, `name` nothing but a name, `range` continues a range, `note` explains, `text` is no table. */
function kindOf(cells: readonly Cell[]): 'row' | 'name' | 'range' | 'note' | 'text' {
  const has = (role: Role) => cells.some(cell => cell.role === role)
  const values = cells.filter(cell => cell.role === 'value')
  const isExplained = !has('name') && values.every(cell => readValueCell(cell.text).content.kind === 'text')
  if (values.length > 0 && isExplained) return 'note'
  if (values.length > 0) return 'row'
  if (has('name')) return has('range') || has('unit') ? 'row' : has('previous') || has('note') ? 'text' : 'name'
  if (has('range')) return 'range'
  return cells.length > 0 ? 'note' : 'text'
}

/** "Suggestive of iron deficiency.", set in under its row. */
function isExplanation(name: Cell, row: RowDraft): boolean {
  const first = row.cells.find(cell => cell.role === 'name')?.words[0]
  const own = name.words[0]
  if (!first || !own || findBiomarker(name.text).known) return false
  return own.left - first.left > 1 || (/[.!]$/u.test(name.text) && name.words.length > 3)
}

/** A sheet without headings is one of urine where its names say so. */
function withUrineSections(rows: RowDraft[]): RowDraft[] {
  for (const table of new Set(rows.map(row => row.table))) {
    const open = rows.filter(row => row.table === table && row.section === null)
    if (open.filter(row => isUrineName(nameOf(row))).length < 2) continue
    for (const row of open) row.section = 'urine'
  }
  return rows
}
