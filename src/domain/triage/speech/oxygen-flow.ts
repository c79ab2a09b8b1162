import { type Item, isAny, markOf } from './items.ts'
import { mayBeConcentration } from './measure-value.ts'
import type { Quantity } from './quantity.ts'

const ON = new Set(['на', 'on', 'at', 'με', 'στα', 'σε', 'στο', 'από', 'απο'])

const REACH = 8

/**
 * Whether litres at this place are oxygen: the clause names oxygen, a mask or a cannula, or says "on two litres"; and
 * nothing that is drunk, passed or dripped in.
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
  const near = items.slice(Math.max(0, at - REACH), next + REACH)
  const said = near.some(item => isAny(item, 'oxygen-word', 'oxygen')) || (before !== undefined && ON.has(before.norm))
  if (said) return 'yes'
  // "Gave two litres, sats came up to 96": of what, nobody said.
  return near.some(item => markOf(item, 'name')?.of === 'SpO2') ? 'maybe' : 'no'
}

/** Whether the words before the number give oxygen: "on a venturi at 60 percent". */
function gasBefore(items: readonly Item[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 3); index--) {
    const oxygen = markOf(items[index], 'oxygen')
    if (oxygen) return oxygen.on
    if (!isAny(items[index], 'filler', 'about', 'from', 'to')) return false
  }
  return false
}

/** "95 percent oxygen"; "97 percent on oxygen" is what came of it. */
const gasBehind = (item: Item | undefined) =>
  isAny(item, 'oxygen-word') || (markOf(item, 'oxygen')?.on === true && !ON.has(item?.norm ?? ''))

/** Whether a number without a name is said of the gas that is breathed, and so may be its concentration. */
export const isOfGas = (items: readonly Item[], at: number, { first, unit, next }: Quantity): boolean =>
  unit === 'percent'
    ? gasBefore(items, at) || gasBehind(items[next])
    : mayBeConcentration(first) && gasBefore(items, at)
