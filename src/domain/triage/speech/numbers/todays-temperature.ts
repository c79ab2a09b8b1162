import { type Item, isAny } from '../text/items.ts'
import type { Quantity } from './quantity.ts'

const LOWEST = 34
const HIGHEST = 42

/** Items of a sentence that are examined. */
const LONGEST = 40

const isEnd = (item: Item | undefined) =>
  item?.kind === 'stop' && (item.stop === 'sentence' || item.stop === 'question')

/** Words that name no measure: time, the patient, hesitation. */
const isPlain = (item: Item) =>
  item.kind === 'number' ||
  item.kind === 'stop' ||
  isAny(item, 'time', 'filler', 'self', 'sex', 'child', 'person', 'reports', 'contrast', 'and') ||
  (item.kind === 'marks' && item.marks.length === 0)

/**
 * True for a number with tenths from 34 to 42 said of now: "yesterday 39, today 37.2". Other measures in this range
 * (haematocrit, pCO2, weight) are named, so a name or unknown word before it or another measure near it excludes it.
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

/** True if another measure or an unknown word follows that may own the number before it. */
function namedBehind(items: readonly Item[], next: number): boolean {
  const follows = items[next]
  if (follows && follows.kind !== 'stop' && !isAny(follows, 'time', 'name', 'contrast')) return true
  for (let ahead = next; ahead < next + LONGEST && items[ahead] && !isEnd(items[ahead]); ahead++) {
    const number = items.slice(ahead + 1, ahead + 4).some(item => item.kind === 'number')
    if (isAny(items[ahead], 'foreign') && !number) return true
  }
  return false
}
