import { type Item, isAny, markOf } from '../text/items.ts'

const isNaming = (item: Item | undefined) => markOf(item, 'name')?.of === 'RR'

/** Items after counted breaths within which a bare "22 times" still counts breaths. */
const REACH = 20

/** True if breaths were counted here or shortly before: "breathing 30 times, after the inhalation 22 times". */
export function countsGoOn(items: readonly Item[], at: number): boolean {
  for (let index = at; index >= Math.max(0, at - REACH); index--) if (breathsCounted(items, index)) return true
  return false
}

/**
 * "Breathing 24 times" counts breaths a minute if it stands right after the name, without an unknown word before it
 * ("stopped breathing ten times") or a period after it ("4 times a day").
 */
export function breathsCounted(items: readonly Item[], at: number): boolean {
  if (markOf(items[at + 1], 'unit')?.of !== 'times') return false
  let name = at - 1
  while (isAny(items[name], 'filler', 'about') && !isNaming(items[name])) name--
  const before = items[name - 1]
  const after = items[at + 2]
  const ends = after === undefined || after.kind === 'stop' || isAny(after, 'name', 'contrast', 'time', 'oxygen')
  return isNaming(items[name]) && before?.kind !== 'word' && !isAny(before, 'not', 'no', 'change') && ends
}
