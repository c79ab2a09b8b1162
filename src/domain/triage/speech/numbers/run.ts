import type { Measure } from '../lexicon/mark.ts'
import { type Item, isAny, markOf } from '../text/items.ts'
import { inOwnUnit, isPlausible, unitSuits } from './measure-value.ts'
import { type Quantity, quantityAt } from './quantity.ts'
import { isAside, LONGEST_RUN } from './topic.ts'

/**
 * Alternating numbers and names without a stop, from a number without a name to another number: "98 sats 64 pulse 36".
 * The names stand `behind` their numbers or `ahead` of them; `either` if both orders give plausible values.
 */
export interface Run {
  readonly order: 'behind' | 'ahead' | 'either'
  /** Index after its last item. */
  readonly end: number
}

const NONE: Run = { order: 'ahead', end: 0 }

function fits(of: Measure, quantity: Quantity | undefined, greek: boolean): boolean {
  if (!quantity) return false
  const { form, first, unit } = quantity
  if (of === 'BP' || form === 'pair') return of === 'BP' && form === 'pair'
  return unitSuits(of, unit) && isPlausible(of, inOwnUnit(of, first, unit, greek))
}

/** The run that begins with the number at `at`. */
export function runFrom(items: readonly Item[], at: number, greek: boolean): Run {
  let behind = true
  let ahead = true
  let names = 0
  let waiting: Measure | undefined
  let last: Quantity | undefined
  let index = at
  while (index < Math.min(items.length, at + LONGEST_RUN)) {
    const item = items[index]
    const name = markOf(item, 'name')
    if (item?.kind === 'number') {
      const plain = quantityAt(items, index, { as: undefined, greek })
      const asTemp = plain?.form === 'pair' ? plain : quantityAt(items, index, { as: 'Temp', greek })
      if (waiting) ahead &&= fits(waiting, waiting === 'Temp' ? asTemp : plain, greek)
      const isTemp = waiting === 'Temp' ? ahead : markOf(items[asTemp?.next ?? index], 'name')?.of === 'Temp'
      waiting = undefined
      last = isTemp ? asTemp : plain
      index = last?.next ?? index + 1
    } else if (name) {
      names++
      behind &&= fits(name.of, last, greek)
      last = undefined
      waiting = name.of
      index++
    } else if (
      isAny(item, 'filler', 'and') ||
      (item?.kind === 'stop' && item.stop === 'pause') ||
      isAside(items, index)
    )
      index++
    else break
  }
  if (names === 0 || waiting || !behind) return NONE
  if (!ahead) return { order: 'behind', end: index }
  // A single name in mid-sentence belongs to the number after it: "ninety on air, ninety-seven pulse 104".
  const opens = at === 0 || items[at - 1]?.kind === 'stop'
  return names > 1 || opens ? { order: 'either', end: index } : NONE
}
