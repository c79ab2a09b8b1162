import { isHold } from '../text/holds.ts'
import { type Item, isAny } from '../text/items.ts'
import type { Ledger } from './ledger.ts'
import { isHesitation } from './quantity.ts'

/** Text without a measurement, another person, or a correction. */
export const isTalk = (item: Item) =>
  item.kind === 'word' ||
  item.kind === 'stop' ||
  item.kind === 'dash' ||
  isHold(item) ||
  isAny(item, 'filler', 'affirmation', 'direction', 'agent')

/** True if a stop stands between the last word and the number at `at`. */
export function isApart(ledger: Ledger, at: number): boolean {
  let back = at - 1
  while (isAny(ledger.items[back], 'filler')) back--
  return ledger.items[back]?.kind === 'stop'
}

export function crossesSentence(ledger: Ledger, at: number): boolean {
  return ledger.items
    .slice(ledger.lastEnd, at)
    .some(item => item.kind === 'stop' && (item.stop === 'sentence' || item.stop === 'question'))
}

export function isSameSentence(ledger: Ledger, at: number): boolean {
  return ledger.items.slice(ledger.lastEnd, at).every(item => item.kind !== 'stop' || item.stop !== 'sentence')
}

/** True if only hesitation stands between the last value and `at`. */
export function hesitatedUpTo(ledger: Ledger, at: number): boolean {
  return ledger.lastEnd >= 0 && ledger.items.slice(ledger.lastEnd, at).every(isHesitation)
}

/** The same, with a dash, "no" or "and" too, and across sentences. */
export function isAdjacent(ledger: Ledger, at: number): boolean {
  const between = ledger.items.slice(ledger.lastEnd, at)
  return (
    ledger.lastEnd >= 0 &&
    between.every(item => item.kind === 'stop' || item.kind === 'dash' || isAny(item, 'filler', 'no', 'and'))
  )
}

/** True if the end of a sentence or a time word stands before `at`: the number is then a second measurement. */
export function isNewSince(ledger: Ledger, at: number): boolean {
  const between = ledger.items.slice(ledger.lastEnd, at)
  return between.some(item => (item.kind === 'stop' && item.stop === 'sentence') || isAny(item, 'time'))
}

/** Index of the "over" behind the last value, past one stop: "ninety-six, over… fifty-eight". */
const brokenAt = ({ items, lastEnd }: Ledger) => (items[lastEnd]?.kind === 'stop' ? lastEnd + 1 : lastEnd)

/** "One-ten over… could you shut that… over seventy": the pressure was broken off by talk, and is taken up again. */
export function wasBrokenOff(ledger: Ledger, at: number): boolean {
  const between = ledger.items.slice(brokenAt(ledger), at)
  return isAny(between[0], 'over') && between.slice(1).every(item => isTalk(item) || isAny(item, 'over', 'removal'))
}

export function isBrokenOff(ledger: Ledger): boolean {
  return ledger.last.length === 1 && ledger.last[0]?.fact === 'SBP' && isAny(ledger.items[brokenAt(ledger)], 'over')
}

/** True if the number of the last value was in another unit than the value: Fahrenheit. */
export function wasConverted(ledger: Ledger): boolean {
  const [last] = ledger.last
  const item = ledger.items[last?.at ?? -1]
  return item?.kind === 'number' && item.number.value > 45
}
