import { type Item, isAny } from './items.ts'
import type { Quantity } from './quantity.ts'

const LOWEST = 34
const HIGHEST = 42

/** Items of a sentence that are looked at; a longer one is told in names. */
const LONGEST = 40

const isEnd = (item: Item | undefined) =>
  item?.kind === 'stop' && (item.stop === 'sentence' || item.stop === 'question')

/** Words that name nothing: time, the patient, hesitation. */
const isPlain = (item: Item) =>
  item.kind === 'number' ||
  item.kind === 'stop' ||
  isAny(item, 'time', 'filler', 'self', 'sex', 'child', 'person', 'reports', 'contrast', 'and') ||
  (item.kind === 'marks' && item.marks.length === 0)

/**
 * "Yesterday 39, today 37.2": tenths, between 34 and 42, said of now, in words that name nothing. Everything else that is
 * measured in such numbers (haematocrit, pCO2, weight) has to be named, so any name or unknown word before it in its
 * sentence or the one before, and one right behind, ends the guess.
 */
export function isTodaysTemperature(items: readonly Item[], at: number, { first, form, next }: Quantity): boolean {
  if (form !== 'single' || Number.isInteger(first) || first < LOWEST || first > HIGHEST) return false
  const start = sentenceStart(items, at)
  if (!items.slice(start, at).every(isPlain)) return false
  const before = items.slice(sentenceStart(items, Math.max(0, start - 1)), start)
  if (before.some(item => isAny(item, 'foreign'))) return false
  return saidOfNow(items, at, next) && !namedBehind(items, next)
}

function sentenceStart(items: readonly Item[], at: number): number {
  let start = at
  while (start > Math.max(0, at - LONGEST) && !isEnd(items[start - 1])) start--
  return start
}

function saidOfNow(items: readonly Item[], at: number, next: number): boolean {
  const isNow = (item: Item | undefined) =>
    item?.kind === 'marks' && item.marks.some(mark => mark.is === 'time' && mark.when === 'now')
  for (let back = at - 1; back > at - LONGEST && items[back] && items[back]?.kind !== 'stop'; back--)
    if (isNow(items[back])) return true
  return isNow(items[next])
}

/** Something that is measured besides and has no number of its own: the number before it may be its. */
function namedBehind(items: readonly Item[], next: number): boolean {
  const follows = items[next]
  if (follows && follows.kind !== 'stop' && !isAny(follows, 'time', 'name', 'contrast')) return true
  for (let ahead = next; ahead < next + LONGEST && items[ahead] && !isEnd(items[ahead]); ahead++) {
    const number = items.slice(ahead + 1, ahead + 4).some(item => item.kind === 'number')
    if (isAny(items[ahead], 'foreign') && !number) return true
  }
  return false
}
