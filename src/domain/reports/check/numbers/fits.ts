import { type Amount, isSameYear, sameLength, sameValue } from './amount.ts'
import { TIME_UNITS } from './units.ts'

/** «Δεκαέξι με εννιά» is 160 over 90: Greek pressures are said in centimetres. */
export function scaled(amount: Amount, isPressure: boolean): Amount {
  if (!isPressure || amount.unit !== null) return amount
  const values = new Set(amount.values)
  for (const value of amount.values) if (value >= 4 && value <= 30) values.add(value * 10)
  return { ...amount, values }
}

/** Units of one size: a kilogram is a thousand grams. */
const SIZES: Readonly<Record<string, readonly [string, number]>> = {
  g: ['mass', 1],
  kg: ['mass', 1000],
  mm: ['length', 1],
  cm: ['length', 10],
  ml: ['volume', 1],
  litre: ['volume', 1000],
}
function sameSize(one: Amount, other: Amount): boolean {
  const [a, b] = [SIZES[one.unit ?? ''], SIZES[other.unit ?? '']]
  if (!a || !b || a === b || a[0] !== b[0]) return false
  return [...one.values].some(x => [...other.values].some(y => Math.abs(x * a[1] - y * b[1]) < 1e-6))
}

/** One value in one unit, or in another one of its size. */
export const sameAmount = (one: Amount, other: Amount): boolean =>
  sameSize(one, other) ||
  (one.unit === other.unit && [...one.values].some(x => [...other.values].some(y => Math.abs(x - y) < 1e-6)))

const customary = (unit: string) => ['percent', 'degree', 'minute', 'mm', 'mmol'].includes(unit)
/** True if a number that was said is the one that is wanted. */
export const fits = (said: Amount, wanted: Amount) =>
  sameLength(said, wanted) ||
  isSameYear(said, wanted) ||
  sameSize(said, wanted) ||
  (sameValue(said.values, wanted.values) &&
    (said.unit === wanted.unit ||
      said.unit === null ||
      (wanted.unit === null && !(said.unit !== 'year' && said.unit !== 'times' && TIME_UNITS.has(said.unit))) ||
      (wanted.unit !== null && customary(wanted.unit))))
