import { changesBefore } from '../context.ts'
import type { Fact } from '../heard-vitals.ts'
import { type Item, isAny } from '../text/items.ts'

const BY = new Set(['на', 'by', 'κατα'])

/** A larger number cannot be a single gain or loss of the measure. */
const LARGEST: Partial<Record<Fact, number>> = { SpO2: 50, Temp: 20 }

const tellsOrigin = (items: readonly Item[], at: number) =>
  items
    .slice(Math.max(0, at - 6), at)
    .some((item, index, near) => isAny(item, 'from') && near[index + 1]?.kind === 'number')

/**
 * True if the number may be a gain or loss instead of the value: "fell by 40", «упало на 40», and "went up 40", which
 * says neither "to" nor "by".
 */
export function isDifference(items: readonly Item[], at: number, fact: Fact, value: number): boolean {
  const before = items[at - 1]
  if (!before || value > (LARGEST[fact] ?? Number.POSITIVE_INFINITY) || tellsOrigin(items, at)) return false
  return (BY.has(before.norm) && changesBefore(items, at)) || isAny(before, 'step')
}
