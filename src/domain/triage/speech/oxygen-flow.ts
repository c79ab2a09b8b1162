import { type Item, isAny, markOf } from './items.ts'

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
