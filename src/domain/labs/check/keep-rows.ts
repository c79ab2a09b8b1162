import { findBiomarker, isTestName } from '../catalogue/find-biomarker.ts'
import { usualMagnitudes } from '../catalogue/usual-range.ts'
import { isAdministrative, isPrice } from '../header/administrative.ts'
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
  return plausible.filter(row => strong.has(row) || isAmongStrong(row, plausible, strong))
}

function isNoise({ nameLocal, source }: ReadBiomarker, row: RowDraft): boolean {
  const line = source?.line ?? ''
  if (!/\p{L}/u.test(nameLocal ?? '') || isPrice(line)) return true
  return !findBiomarker(nameLocal ?? '', { section: row.section }).known && isAdministrative(line)
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

/** A row without unit and range counts between rows that have them, or right under one. */
function isAmongStrong(one: Candidate, all: readonly Candidate[], strong: ReadonlySet<Candidate>): boolean {
  const table = all.filter(other => other.row.table === one.row.table)
  const own = table.filter(other => strong.has(other))
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last || own.length < 2 || own.length < 0.4 * table.length) return false
  if (one.row.order < first.row.order) return false
  return one.row.order < last.row.order || one.row.order - last.row.order <= 2
}
