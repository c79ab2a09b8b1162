import { findBiomarker, isTestName } from '../catalogue/find-biomarker.ts'
import { usualMagnitudes } from '../catalogue/usual-range.ts'
import { isAdministrative, isPrice, isProse } from '../header/administrative.ts'
import { printedRange } from '../range/printed-range.ts'
import type { ReadBiomarker } from '../rows/build-biomarker.ts'
import type { RowDraft } from '../rows/row-drafts.ts'
import { wordValue } from '../text/word-values.ts'
import { parseUnit } from '../units/parse-unit.ts'

interface Candidate {
  row: RowDraft
  biomarker: ReadBiomarker
}

/** Rows of results. Prices, addresses and numbers in a text look like rows; a table of results holds tests, units and ranges. */
export function keepRows<T extends Candidate>(rows: readonly T[]): T[] {
  const plausible = rows.filter(({ biomarker, row }) => !isNoise(biomarker, row))
  const strong = new Set(plausible.filter(isStrong))
  if (!holdsResults([...strong])) return []
  return plausible.flatMap(row => {
    if (isKnown(row) || hasUnit(row)) return [row]
    const place = placeOf(row, plausible, strong)
    if (place === 'outside') return []
    return [place === 'inside' && strong.has(row) ? row : { ...row, biomarker: inDoubt(row.biomarker) }]
  })
}

/** Nothing but its place says that a name with a number is a result. */
function inDoubt(biomarker: ReadBiomarker): ReadBiomarker {
  if (biomarker.valueType === 'boolean') return biomarker
  const cells = ['name', 'value', 'unit', 'range'] as const
  const open = cells.filter(cell => !biomarker.doubts.some(one => one.cell === cell))
  return { ...biomarker, doubts: [...biomarker.doubts, ...open.map(cell => ({ cell, reason: 'unknown-name' }))] }
}

function isNoise({ nameLocal, source }: ReadBiomarker, row: RowDraft): boolean {
  const line = source?.line ?? ''
  if (!/\p{L}/u.test(nameLocal ?? '') || isPrice(line)) return true
  if (findBiomarker(nameLocal ?? '', { section: row.section }).known) return false
  return isAdministrative(line) || isProse(nameLocal ?? '')
}

const isKnown = ({ biomarker, row }: Candidate) =>
  isTestName(biomarker.nameLocal ?? '', { section: row.section }) || biomarker.id !== null
const hasRange = ({ biomarker }: Candidate) => {
  const range = biomarker.referenceRange
  return range != null && (printedRange(range) !== null || wordValue(range) !== null)
}
const hasUnit = ({ biomarker }: Candidate) => {
  const unit = biomarker.unit ? parseUnit(biomarker.unit) : null
  return unit !== null && unit.per !== ''
}
const isStrong = (one: Candidate) => isKnown(one) || hasRange(one) || hasUnit(one)

/** At least one known test, or two rows that have all that a result has; and numbers that can be results. */
function holdsResults(strong: readonly Candidate[]): boolean {
  const known = strong.filter(isKnown)
  const complete = strong.filter(one => hasRange(one) && (hasUnit(one) || isKnown(one)))
  if (known.length === 0 && complete.length < 2) return false
  const bare = known.filter(one => !hasRange(one) && !hasUnit(one) && typeof one.biomarker.value === 'number')
  if (bare.length < strong.length) return true
  return bare.filter(isUsual).length >= 0.6 * bare.length
}

/** A number of the size that the test usually has, in any of its units: a price list has others. */
function isUsual({ biomarker }: Candidate): boolean {
  const { value } = biomarker
  return (
    typeof value === 'number' &&
    usualMagnitudes(biomarker.id ?? null, null).some(
      ([low, high]) => value >= (low ?? 0) / 3 && (high === null || value <= high * 3),
    )
  )
}

type Place = 'inside' | 'beside' | 'outside'

/**
 * Whether a row without a known name and a unit stands where results do: between rows that have them, or right beside
 * them. Lines around a table hold numbers too: "Quality control no. 12458, cycle 2-26".
 */
function placeOf(one: Candidate, all: readonly Candidate[], strong: ReadonlySet<Candidate>): Place {
  const table = all.filter(other => other.row.table === one.row.table)
  const own = table.filter(other => strong.has(other))
  const sure = own.filter(other => isKnown(other) || hasUnit(other))
  const results = sure.length > 1 ? sure : own
  const [first, last] = [results[0], results.at(-1)]
  if (!first || !last || own.length < 2 || own.length < 0.4 * table.length)
    return !strong.has(one) || sure.length > 1 ? 'outside' : own.length === strong.size ? 'inside' : 'beside'
  if (one.row.order >= first.row.order && one.row.order <= last.row.order) return 'inside'
  const isAbove = one.row.order < first.row.order
  const gap = isAbove ? gapBetween(one, first) : gapBetween(last, one)
  const isNear = Math.abs(one.row.order - (isAbove ? first : last).row.order) <= 2 && gap < FOOTER * usualGap(results)
  return isNear && keepsToColumns(one) && (!isAbove || strong.has(one)) ? 'beside' : 'outside'
}

/** A sentence with a number at its end runs on over the columns behind that of the names. */
function keepsToColumns({ row }: Candidate): boolean {
  const names = row.cells.filter(cell => cell.role === 'name').flatMap(cell => cell.words)
  const next = row.columns[row.columns.findLastIndex(column => column.role === 'name') + 1]
  return next === undefined || names.every(word => word.left < next.left)
}

/** What stands this much further off than rows do is no row of the table. */
const FOOTER = 1.5

function gapBetween({ row: above }: Candidate, { row: below }: Candidate): number {
  const [from, to] = [above.lines.at(-1), below.lines[0]]
  return from && to && from.page === to.page ? to.y - from.y : 0
}

function usualGap(rows: readonly Candidate[]): number {
  const gaps = rows.slice(1).map((row, i) => gapBetween(rows[i] as Candidate, row))
  return gaps.filter(gap => gap > 0).sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? Number.POSITIVE_INFINITY
}
