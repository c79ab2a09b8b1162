import { type Amount, sameValue } from '../numbers/amounts.ts'
import type { DrugFact } from './drug-facts.ts'

const MASS: Readonly<Record<string, number>> = { g: 1000, mg: 1, mcg: 0.001 }

/** Pieces are often counted without their name: "two in the morning". */
const COUNTED = new Set(['tablet', 'capsule', 'puff', 'drop', 'dose'])

/** True for one dose, also in another unit of mass. */
export function sameDose(one: Amount, other: Amount): boolean {
  const [a, b] = [MASS[one.unit ?? ''], MASS[other.unit ?? '']]
  if (a && b && one.unit !== other.unit)
    return [...one.values].some(x => [...other.values].some(y => Math.abs(x * a - y * b) < 1e-9))
  const counted = other.unit === null && one.unit !== null && COUNTED.has(one.unit)
  return sameValue(one.values, other.values) && (one.unit === null || one.unit === other.unit || counted)
}

/** Medicines whose bare number is not of milligrams. */
const NOT_MILLIGRAMS =
  /insulin|thyroxin|thyronin|digoxin|fentanyl|salbutamol|formoterol|salmeterol|fluticason|budesonid|beclomet|mometason|tiotropi|ipratropi|desogestrel|estradiol|calciferol|cobalamin|folic|heparin|xaparin|calcitonin|tropin|clonidin|moxonidin|tamsulosin|glargine|lispro|aspart|detemir|degludec|glutide|exenatid/u

/** "Losartan fifty": a bare number of a tablet is its milligrams. */
export function isBareMilligrams(one: Amount, other: Amount, { inn }: DrugFact): boolean {
  return (
    one.unit === 'mg' &&
    other.unit === null &&
    inn !== null &&
    !NOT_MILLIGRAMS.test(inn) &&
    [...one.values].every(value => value >= 2) &&
    sameValue(one.values, other.values)
  )
}
