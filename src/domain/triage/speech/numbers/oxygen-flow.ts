import { type Item, isAny, markOf } from '../text/items.ts'
import { mayBeConcentration } from './measure-value.ts'
import type { Quantity } from './quantity.ts'

const ON = new Set(['на', 'on', 'at', 'με', 'στα', 'σε', 'στο', 'από', 'απο'])

const REACH = 8

/**
 * Decides whether litres at this place are oxygen: oxygen, a mask or a cannula is named near, or "on two litres" is
 * said, and the clause names no liquid.
 */
export function oxygenNear(items: readonly Item[], at: number, next: number): 'yes' | 'maybe' | 'no' {
  const inClause = (from: number, step: 1 | -1) => {
    const found: Item[] = []
    for (let index = from; Math.abs(index - from) < REACH; index += step) {
      const item = items[index]
      if (!item || (item.kind === 'stop' && item.stop !== 'pause')) break
      found.push(item)
    }
    return found
  }
  const clause = [...inClause(at - 1, -1), ...inClause(next, 1)]
  if (clause.some(item => isAny(item, 'liquid') && !isAny(item, 'oxygen'))) return 'no'
  const before = items[at - 1]
  if (isAny(before, 'onto')) return 'yes'
  const near = items.slice(Math.max(0, at - REACH), next + REACH)
  const said = near.some(item => isAny(item, 'oxygen-word', 'oxygen')) || (before !== undefined && ON.has(before.norm))
  if (said) return 'yes'
  // "Gave two litres, sats came up to 96": the litres may be oxygen or a fluid.
  return near.some(item => markOf(item, 'name')?.of === 'SpO2') ? 'maybe' : 'no'
}

/** True if the words before the number give oxygen: "on a venturi at 60 percent". */
function gasBefore(items: readonly Item[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 3); index--) {
    const oxygen = markOf(items[index], 'oxygen')
    if (oxygen) return oxygen.on
    if (!isAny(items[index], 'filler', 'about', 'from', 'to')) return false
  }
  return false
}

/** True for "95 percent oxygen", a concentration; false for "97 percent on oxygen", a saturation. */
const gasBehind = (item: Item | undefined) =>
  isAny(item, 'oxygen-word') || (markOf(item, 'oxygen')?.on === true && !ON.has(item?.norm ?? ''))

/** True if a number without a name is said of the breathed gas, so that it may be a concentration. */
export const isOfGas = (items: readonly Item[], at: number, { first, unit, next }: Quantity): boolean =>
  unit === 'percent'
    ? gasBefore(items, at) || gasBehind(items[next])
    : mayBeConcentration(first) && gasBefore(items, at)
