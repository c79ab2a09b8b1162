import type { Biomarker } from '../../contract/entities/health-report.ts'
import { printedRange } from './range/printed-range.ts'
import type { Bounds } from './range/resolve-range.ts'
import { boundsOf } from './range/resolve-range.ts'

export type Comparator = '<' | '>' | '<=' | '>='

/**
 * 1 outside its bounds, 0 inside, null if that cannot be decided: no bounds, no number, or a comparator whose values
 * lie on both sides of a bound. A value on a bound is inside, unless the bound is strict.
 */
export function assessValue(
  value: number | null,
  comparator: Comparator | null,
  { min, max, minStrict, maxStrict }: Bounds,
): 0 | 1 | null {
  if (value === null || !Number.isFinite(value) || (min === null && max === null)) return null
  const below = (one: number) => min !== null && (one < min || (minStrict && one === min))
  const above = (one: number) => max !== null && (one > max || (maxStrict && one === max))
  if (comparator === null) return below(value) || above(value) ? 1 : 0
  const isLess = comparator.startsWith('<')
  const onEdge = comparator.length === 2
  if (isLess) {
    // What is measured is not negative, so that a lower bound of 0 holds for every "less than".
    const lower = min === null || min <= 0 ? null : min
    if (lower !== null && (value < lower || (value === lower && (!onEdge || minStrict)))) return 1
    if (lower !== null) return null
    if (max === null) return min === null ? null : 0
    return value < max || (value === max && !(onEdge && maxStrict)) ? 0 : null
  }
  if (max !== null && (value > max || (value === max && (!onEdge || maxStrict)))) return 1
  if (max !== null) return null
  return min !== null && (value > min || (value === min && !(onEdge && minStrict))) ? 0 : null
}

/** The same for a row of the table: strictness is that of its printed range, as long as the bounds are the printed ones. */
export function assessBiomarker({ value, comparator, min, max, referenceRange }: Biomarker): 0 | 1 | null {
  const low = min ?? null
  const high = max ?? null
  const printed = referenceRange ? printedRange(referenceRange) : null
  const entries = printed?.kind === 'bounds' ? printed.entries.map(one => boundsOf(one, 'decimal')) : []
  const own =
    entries.find(one => one.min === low && one.max === high) ?? entries.find(one => one.max === high && low === null)
  return assessValue(typeof value === 'number' ? value : null, comparator ?? null, {
    min: low,
    max: high,
    minStrict: own?.minStrict ?? false,
    maxStrict: own?.maxStrict ?? false,
  })
}
