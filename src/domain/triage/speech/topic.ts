import { type Item, isAny, markOf } from './items.ts'
import type { Measure } from './lexicon/mark.ts'

/** The measure that has been named and still waits for its number. */
export interface Topic {
  readonly of: Measure
  readonly soft: boolean
  readonly at: number
}

/** Words between a name and its number beyond which they no longer belong together. */
const REACH = { words: 7, commas: 2 } as const

/**
 * Whether a number at `at` may still be the topic's: near enough, with no sentence between (a question or a title apart:
 * "Pressure? 120 over 80"). `sure`: nothing unknown was said between the last comma and the number.
 */
export function reaches(topic: Topic, items: readonly Item[], at: number): { sure: boolean } | undefined {
  let words = 0
  let commas = 0
  let strange = false
  for (let index = topic.at + 1; index < at; index++) {
    const item = items[index]
    if (item?.kind === 'stop') {
      if (item.stop === 'sentence' && index !== topic.at + 1) return undefined
      if (item.stop !== 'pause') commas++
      strange = false
    } else if (item?.kind === 'word') {
      words++
      strange = true
    }
  }
  if (words > REACH.words || commas > REACH.commas) return undefined
  return { sure: commas === 0 || !strange }
}

const isNumber = (item: Item | undefined) => item?.kind === 'number'

/** Skips from a number over its unit, its second half and fillers to what follows. */
function afterNumber(items: readonly Item[], at: number): number {
  let index = at + 1
  while (isAny(items[index], 'unit', 'over', 'half') || (isNumber(items[index]) && isAny(items[index - 1], 'over')))
    index++
  return index
}

/**
 * In "120 pulse 88 sats 38 temp" names follow their numbers; in "pulse 88 sats 98" they lead. Where both could be, the
 * run decides: one that starts with a number and ends with a name has its names behind.
 */
export function nameAfter(
  items: readonly Item[],
  next: number,
): { of: Measure; soft: boolean; at: number } | undefined {
  const name = markOf(items[next], 'name')
  if (!name) return undefined
  const found = { of: name.of, soft: name.soft ?? false, at: next }
  let index = next
  let last: 'name' | 'number' = 'name'
  for (; index < items.length; ) {
    const item = items[index]
    if (item?.kind === 'stop' && item.stop !== 'pause') break
    if (isAny(item, 'name')) {
      last = 'name'
      index++
    } else if (isNumber(item)) {
      last = 'number'
      index = afterNumber(items, index)
    } else if (isAny(item, 'filler', 'unit', 'and')) index++
    else break
  }
  return last === 'name' ? found : undefined
}
