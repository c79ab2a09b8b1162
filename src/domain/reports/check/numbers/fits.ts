import { type Amount, isSameYear, sameLength, sameValue } from './amount.ts'
import { TIME_UNITS } from './units.ts'

/** «Δεκαέξι με εννιά» is 160 over 90: Greek pressures are said in centimetres. */
export function scaled(amount: Amount, isPressure: boolean): Amount {
  if (!isPressure || amount.unit !== null) return amount
  const values = new Set(amount.values)
  for (const value of amount.values) if (value >= 4 && value <= 30) values.add(value * 10)
  return { ...amount, values }
}

const customary = (unit: string) => ['percent', 'degree', 'minute', 'mm', 'mmol'].includes(unit)
/** True if a number that was said is the one that is wanted. */
export const fits = (said: Amount, wanted: Amount) =>
  sameLength(said, wanted) ||
  isSameYear(said, wanted) ||
  (sameValue(said.values, wanted.values) &&
    (said.unit === wanted.unit ||
      said.unit === null ||
      (wanted.unit === null && !(said.unit !== 'year' && said.unit !== 'times' && TIME_UNITS.has(said.unit))) ||
      (wanted.unit !== null && customary(wanted.unit))))
