import { findBiomarker, isTestName } from '../catalogue/find-biomarker.ts'
import type { Specimen } from '../catalogue/specimens.ts'
import type { Cell } from '../layout/assign.ts'
import type { Column } from '../layout/columns.ts'
import { type Line, lineText, textOf } from '../layout/lines.ts'
import type { Role } from '../layout/roles.ts'
import type { ReadLine } from '../layout/tables.ts'
import { joinsAbove, joinsBelow } from './name-parts.ts'
import { distance, groupRows, type RowGroup, type RowLine, rowLine } from './row-lines.ts'
import { isUrineName, sectionSpecimen } from './sections.ts'

/** A row of a table with the cells of all its lines. */
export interface RowDraft {
  cells: Cell[]
  lines: Line[]
  /** Words on its lines that are in none of its cells. */
  unread: string[]
  /** Where on its lines there is ink that was not read: places across the page, in units of its words. */
  marks?: number[]
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
export function rowDrafts(lines: readonly ReadLine[], isPicture: boolean): RowDraft[] {
  const rows: RowDraft[] = []
  const headings: { order: number; table: number; text: string }[] = []
  const tables = Map.groupBy(
    lines.map((one, order) => ({ ...rowLine(one, order), read: one })),
    one => one.read.table,
  )
  for (const [table, own] of tables) {
    const groups = groupRows(own)
    const used = new Set<RowLine>()
    const pitch = usualPitch(groups)
    for (const group of withNames(groups, pitch)) {
      const columns = own.find(one => one === group.anchor)?.read.columns ?? []
      const row = assembled(group, pitch, used)
      rows.push({ ...row, columns, table, section: null, order: group.anchor.order })
    }
    if (isPicture)
      for (const one of own.filter(other => !used.has(other) && rows.at(-1)?.table === table)) {
        const cells = lostCells(one)
        if (!cells) continue
        used.add(one)
        const { line, order } = one
        const { columns } = one.read
        rows.push({ cells, lines: [line], notes: [], unread: [], columns, table, section: null, order })
      }
    for (const one of own)
      if (!used.has(one) && one.kind !== 'value') headings.push({ order: one.order, table, text: lineText(one.line) })
  }
  return withSections(
    rows.sort((a, b) => a.order - b.order),
    headings,
  )
}

/** The line of a known test whose result was not recognised: its rest stands for the result, and carries a doubt. */
function lostCells({ line, kind, cells }: RowLine): Cell[] | null {
  if (kind === 'note' || cells.some(cell => cell.role === 'value')) return null
  for (let to = Math.min(line.words.length - 1, 10); to > 0; to--) {
    const [name, rest] = [line.words.slice(0, to), line.words.slice(to)]
    if (!isTestName(textOf(name)) || !/\d/u.test(textOf(rest))) continue
    return [
      { role: 'name', column: -1, text: textOf(name), words: name },
      { role: 'value', column: -1, text: textOf(rest), words: rest, isLost: true },
    ]
  }
  return null
}

/** The usual distance between rows of one line. */
function usualPitch(groups: readonly RowGroup[]): number {
  const gaps = groups.slice(1).flatMap((group, i) => {
    const previous = groups[i]
    const isPlain = previous && previous.below.length === 0 && group.above.length === 0
    return isPlain ? [distance(previous.anchor, group.anchor)] : []
  })
  gaps.sort((a, b) => a - b)
  return gaps[Math.floor(gaps.length / 2)] ?? 1.5
}

/** A row of its result's line and of those of the lines around it that belong to it; these are added to `used`. */
function assembled(
  { above, anchor, below }: RowGroup,
  pitch: number,
  used: Set<RowLine>,
): Pick<RowDraft, 'cells' | 'lines' | 'notes' | 'unread'> {
  const isTight = (a: RowLine, b: RowLine) => distance(a, b) < 0.85 * pitch
  const own = nameOf(anchor.cells)
  const taken = { above: [] as RowLine[], below: [] as RowLine[] }
  let name = own
  let next = anchor
  for (const one of [...above].reverse()) {
    const isClose = isTight(one, next) || distance(one, next) < 1.3
    if (!isClose) break
    const text = nameOf(one.cells)
    const joins =
      text === '' ||
      (name === '' && sectionSpecimen(text) === null) ||
      (one.kind === 'name' && joinsAbove(text, name)) ||
      (isTight(one, next) && !isKnownName(name) && sectionSpecimen(text) === null)
    if (!joins || (one.kind === 'hollow' && own !== '' && !isTight(one, next))) break
    taken.above.unshift(one)
    name = `${text} ${name}`.trim()
    next = one
  }
  const notes: string[] = []
  next = anchor
  for (const one of below) {
    if (
      one.kind === 'text' ||
      distance(next, one) > 2.4 ||
      (one.kind === 'hollow' && !isTight(next, one) && own !== '')
    )
      break
    const text = nameOf(one.cells)
    if (one.kind === 'note') notes.push(lineText(one.line))
    else if (text === '' || own === '' || one.kind === 'hollow') taken.below.push(one)
    else if (isExplanation(one, anchor)) notes.push(text)
    else if (notes.length > 0 || next.cells[0]?.role === 'note') break
    else if (joinsBelow(name, text) || (isTight(next, one) && sectionSpecimen(text) === null)) taken.below.push(one)
    else break
    used.add(one)
    if (one.kind !== 'note') name = `${name} ${text}`.trim()
    next = one
  }
  for (const one of [...taken.above, anchor]) used.add(one)
  const lines = [...taken.above, anchor, ...taken.below]
  const cells = lines.flatMap(one => one.cells)
  const told = new Set(cells.flatMap(cell => cell.words))
  const unread = lines.flatMap(one => one.line.words.flatMap(word => (told.has(word) ? [] : word.text)))
  return { cells, lines: lines.map(one => one.line), notes, unread }
}

/** A result without a name, and with none close above or below it, explains the row above it. */
function withNames(groups: readonly RowGroup[], pitch: number): RowGroup[] {
  const named: RowGroup[] = []
  for (const group of groups) {
    const near = [group.above.at(-1), group.below[0]].filter(one => one !== undefined)
    const isNamed =
      nameOf(group.anchor.cells) !== '' ||
      near.some(one => nameOf(one.cells) !== '' && distance(one, group.anchor) < 0.85 * pitch)
    const last = named.at(-1)
    if (isNamed) named.push(group)
    else last?.below.push(...group.above, { ...group.anchor, kind: 'note' }, ...group.below)
  }
  return named
}

const nameOf = (cells: readonly Cell[]) =>
  cells
    .filter(cell => cell.role === 'name')
    .map(cell => cell.text)
    .join(' ')
const isKnownName = (name: string) => isTestName(name)

/** "Suggestive of iron deficiency.", set in under its row. */
function isExplanation(one: RowLine, anchor: RowLine): boolean {
  const first = anchor.cells.find(cell => cell.role === 'name')?.words[0]
  const name = one.cells.find(cell => cell.role === 'name')
  const own = name?.words[0]
  if (!first || !own || !name || findBiomarker(name.text).known) return false
  return own.left - first.left > 1 || (/[.!]$/u.test(name.text) && name.words.length > 3)
}

/** Every row stands in the section of the last heading above it that names a specimen; halves of a table each in their own. */
function withSections(
  rows: RowDraft[],
  headings: readonly { order: number; table: number; text: string }[],
): RowDraft[] {
  const named = headings.flatMap(one => {
    const specimen = sectionSpecimen(one.text)
    return specimen ? [{ ...one, specimen }] : []
  })
  for (const row of rows) {
    const before = named.filter(one => one.order < row.order)
    const isOwnSide = (table: number) => table === row.table || table < row.table - (row.table % 2)
    row.section = before.findLast(one => isOwnSide(one.table))?.specimen ?? null
  }
  // A sheet without headings is one of urine where its names say so.
  for (const table of new Set(rows.map(row => row.table))) {
    const open = rows.filter(row => row.table === table && row.section === null)
    if (open.filter(row => isUrineName(cellText(row, 'name'))).length < 2) continue
    for (const row of open) row.section = 'urine'
  }
  return rows
}
