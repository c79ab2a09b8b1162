import type { NumberFact } from './heard-vitals.ts'
import { inOwnUnit, isPlausible, numberFact } from './numbers/measure-value.ts'
import type { Observation } from './observation.ts'
import type { Item } from './text/items.ts'

function numberOf(items: readonly Item[], { fact, at }: Observation): { fact: NumberFact; said: number } | undefined {
  const item = items[at]
  const measure = numberFact(fact)
  return measure && item?.kind === 'number' ? { fact: measure, said: item.number.value } : undefined
}

/** "Temperature ninety-eight, sats thirty-seven": the value is possible, but another one is not, unless they are swapped. */
export function mayBeSwapped(observation: Observation, all: readonly Observation[], items: readonly Item[]): boolean {
  const one = numberOf(items, observation)
  const fits = (fact: NumberFact, said: number) => isPlausible(fact, inOwnUnit(fact, said, undefined, false))
  return all.some(each => {
    const other = each.doubt === 'out-of-range' && !each.corrected ? numberOf(items, each) : undefined
    if (!one || !other || other.fact === one.fact) return false
    return fits(one.fact, other.said) && fits(other.fact, one.said)
  })
}
