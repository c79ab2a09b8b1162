import { type Amount, sameValue } from '../numbers/amount.ts'

const MASS: Readonly<Record<string, number>> = { g: 1000, mg: 1, mcg: 0.001 }

/** Pieces are often counted without their name: "two in the morning". */
const COUNTED = new Set(['tablet', 'capsule', 'puff', 'drop', 'dose'])

/** "Tacrolimus ointment, 0.03": a fraction of what is put on the skin is of a hundred. */
export const withStrength = (dose: Amount, { routes }: { routes: ReadonlySet<string> }): Amount =>
  dose.unit === null && routes.has('topical') && [...dose.values].every(value => !Number.isInteger(value))
    ? { ...dose, unit: 'percent' }
    : dose

/** True for one dose, also in another unit of mass. */
export function sameDose(one: Amount, other: Amount): boolean {
  const [a, b] = [MASS[one.unit ?? ''], MASS[other.unit ?? '']]
  if (a && b && one.unit !== other.unit)
    return [...one.values].some(x => [...other.values].some(y => Math.abs(x * a - y * b) < 1e-9))
  const counted = other.unit === null && one.unit !== null && COUNTED.has(one.unit)
  return sameValue(one.values, other.values) && (one.unit === null || one.unit === other.unit || counted)
}
