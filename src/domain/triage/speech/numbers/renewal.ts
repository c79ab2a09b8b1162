import { type Item, isAny, isMeasurer, markOf } from '../text/items.ts'

/** Most items of a sentence that are examined. */
const LONGEST = 24

const isEnd = (item: Item | undefined) =>
  item === undefined || (item.kind === 'stop' && (item.stop === 'sentence' || item.stop === 'question'))

const isPlain = (items: readonly Item[], at: number) => {
  const item = items[at]
  if (item?.kind === 'stop' || item?.kind === 'number' || item?.kind === 'dash') return true
  return (
    isMeasurer(items, at) ||
    isAny(
      item,
      'filler',
      'time',
      'correction',
      'no',
      'not',
      'affirmation',
      'self',
      'own',
      'person',
      'child',
      'sex',
      'reports',
    ) ||
    isAny(
      item,
      'contrast',
      'and',
      'unit',
      'about',
      'over',
      'from',
      'to',
      'change',
      'step',
      'agent',
      'speaker',
      'circumstance',
    )
  )
}

/**
 * What a sentence with an unnamed number says besides it: nothing ("Hers is 78"), so that the number is of the sign
 * named in the sentence before; `oxygen`, so that it is a saturation; or something else.
 */
export function renewalAt(items: readonly Item[], at: number, next: number): 'plain' | 'oxygen' | 'other' {
  let start = at
  while (start > at - LONGEST && !isEnd(items[start - 1])) start--
  let end = next
  while (end < next + LONGEST && !isEnd(items[end]) && !isAny(items[end], 'name')) end++
  const indexes = Array.from({ length: end - start }, (_, offset) => start + offset)
  const isGas = (index: number) =>
    isAny(items[index], 'oxygen', 'oxygen-word') || markOf(items[index], 'unit')?.of === 'litres'
  if (indexes.some(isGas)) return 'oxygen'
  return indexes.every(index => isPlain(items, index)) ? 'plain' : 'other'
}
