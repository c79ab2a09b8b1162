import { findBiomarker } from '../catalogue/find-biomarker.ts'
import type { Cell } from '../layout/assign.ts'
import type { Line } from '../layout/lines.ts'
import type { Role } from '../layout/roles.ts'
import type { ReadLine } from '../layout/tables.ts'
import { printedRange } from '../range/printed-range.ts'
import { RANGE_LABELS } from '../range/range-labels.ts'
import { foldedWords } from '../text/fold.ts'
import { phrases } from '../text/phrases.ts'
import { wordValue } from '../text/word-values.ts'
import { sectionSpecimen } from './sections.ts'
import { readValueCell } from './value-cell.ts'

/**
 * What a line of a table is: `value` has a result; `hollow` has a name with a range or unit and no result; `name` has
 * nothing but a name; `range` goes on with a range; `note` explains; `text` is no line of a table.
 */
export type LineKind = 'value' | 'hollow' | 'name' | 'range' | 'note' | 'text'

export interface RowLine {
  line: Line
  cells: Cell[]
  kind: LineKind
  order: number
}

export function rowLine({ line, cells: read, isHeading }: ReadLine, order: number): RowLine {
  const cells = read && asNotes(read)
  return { line, cells: cells ?? [], kind: isHeading || !cells ? 'text' : kindOf(cells), order }
}

const REMARKS = phrases<true>([
  [
    true,
    'метод | метод исследования | метод определения | методика | анализатор | оборудование | прибор | тест система | реагент | биоматериал | материал | комментарий | примечание',
  ],
  [
    true,
    'method | methodology | test method | assay | analyzer | analyser | instrument | platform | specimen | specimen type | sample type | loinc | comment | note',
  ],
  [true, 'μεθοδοσ | μεθοδοσ προσδιορισμου | αναλυτησ | υλικο | δειγμα | ειδοσ δειγματοσ | σχολιο | παρατηρηση'],
])

/** "Метод: ИХЛА" under a name is no part of it, and no result. */
function asNotes(cells: readonly Cell[]): Cell[] {
  const name = cells.find(cell => cell.role === 'name')
  const label = name && /^[([]?([^:\d]+):/u.exec(name.text)?.[1]
  if (!label || !REMARKS.whole(label)) return [...cells]
  const isRemark = ({ role }: Cell) => role === 'name' || role === 'value' || role === 'flag'
  return cells.map(cell => (isRemark(cell) ? { ...cell, role: 'note' } : cell))
}

function kindOf(cells: readonly Cell[]): LineKind {
  const has = (role: Role) => cells.some(cell => cell.role === role)
  const values = cells.filter(cell => cell.role === 'value')
  if (isLabelledRange(cells)) return has('range') ? 'range' : 'note'
  if (isCutRange(cells)) return 'note'
  if (isSectionHeading(cells, values)) return 'name'
  const isText = values.every(cell => readValueCell(cell.text).content.kind === 'text')
  if (values.length > 0) return !has('name') && isText ? 'note' : 'value'
  if (has('name')) return has('range') || has('unit') ? 'hollow' : has('previous') || has('note') ? 'text' : 'name'
  if (has('range') || has('unit')) return 'range'
  return cells.length > 0 ? 'note' : 'text'
}

/** "Blood chemistry" is no result of blood in words. */
const isSectionHeading = (cells: readonly Cell[], values: readonly Cell[]) =>
  values.length > 0 &&
  cells.every(cell => cell.role === 'name' || cell.role === 'value') &&
  values.every(cell => !/\d/u.test(cell.text) && sectionSpecimen(cell.text) !== null && wordValue(cell.text) === null)

/** "Insufficiency: 20 - 29 ng/mL", "Лютеиновая фаза: 161 - 774": a tier or phase, and no test of that name. */
function isLabelledRange(cells: readonly Cell[]): boolean {
  const name = cells.find(cell => cell.role === 'name')
  if (!name || RANGE_LABELS.at(foldedWords(name.text), 0) === null || findBiomarker(name.text).known) return false
  if (cells.some(cell => cell.role === 'value') && cells.some(cell => cell.role === 'range')) return false
  const range = printedRange(cells.map(cell => cell.text).join(' '))
  return range?.kind === 'bounds' && range.strayWords <= 3 && (range.entries[0]?.labels.length ?? 0) > 0
}

/** "Therapeutic range INR 2.0 -" with "3.0" behind it: a text that ends in a range. */
function isCutRange(cells: readonly Cell[]): boolean {
  const name = cells.find(cell => cell.role === 'name')
  return name !== undefined && /\d\s?[-–—]$/u.test(name.text) && cells.some(cell => cell.role === 'value')
}

/** A gap that is this much wider than the others shows where one row ends and the next begins. */
const WIDER = 1.15

/**
 * The lines of one table in rows: each line with a result, with the lines above and below that belong to it. Between two
 * results the widest gap parts them; where all gaps are alike, what follows a result belongs to it.
 */
export interface RowGroup {
  above: RowLine[]
  anchor: RowLine
  below: RowLine[]
}

export function groupRows(lines: readonly RowLine[]): RowGroup[] {
  const anchors = lines.flatMap((one, at) => (one.kind === 'value' ? [at] : []))
  const groups = anchors.map((at): RowGroup => ({ above: [], anchor: lines[at] as RowLine, below: [] }))
  for (const [i, group] of groups.entries()) {
    const from = i === 0 ? 0 : (anchors[i - 1] ?? 0) + 1
    const between = lines.slice(from, anchors[i])
    if (i === 0) {
      group.above = nearest(between, group.anchor)
      continue
    }
    const previous = groups[i - 1] as RowGroup
    const { upTo, from: start } = cutBetween(previous.anchor, between, group.anchor)
    previous.below = between.slice(0, upTo)
    group.above = between.slice(start)
  }
  const last = groups.at(-1)
  if (last) last.below = lines.slice((anchors.at(-1) ?? 0) + 1)
  return groups
}

/** Lines above the first result that stand closer to it than rows do. */
function nearest(lines: readonly RowLine[], anchor: RowLine): RowLine[] {
  const near: RowLine[] = []
  let below = anchor
  for (const one of [...lines].reverse()) {
    if (one.kind === 'text' || distance(one, below) > 1.6) break
    near.unshift(one)
    below = one
  }
  return near
}

/** Lines between two results up to `upTo` belong to the upper one, lines from `from` on to the lower one. */
function cutBetween(upper: RowLine, between: readonly RowLine[], lower: RowLine): { upTo: number; from: number } {
  const texts = between.flatMap((one, at) => (one.kind === 'text' ? [at] : []))
  const [text] = texts
  if (text !== undefined) return { upTo: text, from: (texts.at(-1) ?? text) + 1 }
  const labelled = firstOfLower(upper, between, lower)
  const first = labelled === null ? undefined : between[labelled]
  if (labelled !== null && first)
    return { upTo: cutBetween(upper, between.slice(0, labelled), first).upTo, from: labelled }
  const all = [upper, ...between, lower]
  const gaps = all.slice(1).map((one, i) => distance(all[i] as RowLine, one))
  const widest = Math.max(...gaps)
  const wide = gaps.flatMap((gap, i) => (gap * WIDER > widest ? [i] : []))
  if (wide.length < gaps.length) {
    // A heading stands apart on both sides; a range without a name is none.
    const [cut, from] = [wide[0] ?? 0, wide.at(-1) ?? 0]
    const ranges = between.slice(cut, from).findIndex(one => one.kind !== 'range')
    return { upTo: ranges < 0 ? from : cut + ranges, from }
  }
  const cut = undecided(between)
  return { upTo: cut, from: cut }
}

/** Labelled ranges above a result whose range goes on with labels, below one whose range has none. */
function firstOfLower(upper: RowLine, between: readonly RowLine[], lower: RowLine): number | null {
  if (lower.kind !== 'value' || hasLabels(upper) !== false || hasLabels(lower) !== true) return null
  const at = between.findIndex(one => one.kind === 'range' && hasLabels(one) === true)
  return at >= 0 && between.slice(at).every(one => hasLabels(one) !== false) ? at : null
}

/** Whether the range on a line says for whom or when it holds; null if there is none. */
function hasLabels({ cells }: RowLine): boolean | null {
  const text = cells
    .filter(cell => cell.role === 'range')
    .map(cell => cell.text)
    .join(' ')
  const range = text ? printedRange(text) : null
  if (range?.kind !== 'bounds') return null
  return range.entries.some(({ labels, age }) => labels.length > 0 || age !== null)
}

/** Without a gap that tells, lines with a name go with what follows, others with what stands above. */
function undecided(between: readonly RowLine[]): number {
  const hollow = between.findIndex(one => one.kind === 'hollow')
  return hollow >= 0 ? hollow : between.length
}

export const distance = (above: RowLine, below: RowLine) =>
  above.line.page === below.line.page ? Math.abs(below.line.y - above.line.y) : Number.POSITIVE_INFINITY
