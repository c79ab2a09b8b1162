import { catalogueEntry } from '../labs/catalogue/all.ts'
import { toComparable } from '../labs/to-comparable.ts'
import { sameMeasure, sameUnit, unitReadings } from '../labs/units/parse-unit.ts'

/** `same`: other letters for the same unit; `convert`: the number changes. */
export type Conversion = { kind: 'same' } | { kind: 'convert'; of: (value: number) => number }

const SAME: Conversion = { kind: 'same' }
const known = new Map<string, Conversion | null>()

/**
 * From one printed unit of a test to another, both '' where none is printed. Null where no factor is sure, as for
 * insulin, or between a unit and none.
 */
export function conversion(id: string | null, from: string, to: string): Conversion | null {
  if (from === to) return SAME
  const key = `${id ?? ''} ${from} ${to}`
  const found = known.get(key)
  if (found !== undefined) return found
  const made = makeConversion(id, from, to)
  known.set(key, made)
  return made
}

function makeConversion(id: string | null, from: string, to: string): Conversion | null {
  const [own, other] = [unitReadings(from), unitReadings(to)]
  const alike = own.flatMap(one => other.filter(two => sameMeasure(one, two)).map(two => [one, two] as const))
  if (alike.some(([one, two]) => sameUnit(one, two))) return SAME
  const entry = catalogueEntry(id)
  if (!entry) {
    // Of a test that is not in the catalogue: only another size of the same unit, and only if it can be read one way.
    const [first, second] = [own[0], other[0]]
    if (own.length !== 1 || other.length !== 1 || !first || !second || !sameMeasure(first, second)) return null
    return { kind: 'convert', of: value => (value * first.scale) / second.scale }
  }
  const [left, right] = [lineTo(entry.id, from), lineTo(entry.id, to)]
  if (!left || !right) return null
  return { kind: 'convert', of: value => (left.slope * value + left.offset - right.offset) / right.slope }
}

/** The catalogue's unit of a test as a line over a printed one; HbA1c's has an offset. Specific gravity's is no line. */
function lineTo(id: string, unit: string): { slope: number; offset: number } | null {
  if (id === 'urine_specific_gravity') return null
  const at = (value: number) => toComparable({ id, unit, value })?.value ?? null
  const [zero, one] = [at(0), at(1)]
  return zero === null || one === null || one === zero ? null : { slope: one - zero, offset: zero }
}
