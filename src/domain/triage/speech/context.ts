import type { Doubt } from './heard-vitals.ts'
import type { Mark } from './lexicon/mark.ts'
import type { Quantity } from './numbers/quantity.ts'
import { type Item, isAny, markOf } from './text/items.ts'

type MarkKind = Mark['is']

/** True if the word before the number, past fillers, is of one of these kinds. */
export function saidBefore(items: readonly Item[], at: number, ...kinds: readonly MarkKind[]): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 3); index--) {
    if (isAny(items[index], ...kinds)) return true
    if (!isAny(items[index], 'filler', 'about', 'from')) return false
  }
  return false
}

/** True if the clause states a change ("dropped from 97 to 89") before `at`. */
export function changesBefore(items: readonly Item[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 6); index--) {
    const item = items[index]
    if (item?.kind === 'stop' && item.stop !== 'pause') return false
    if (isAny(item, 'change')) return true
  }
  return false
}

const SECONDS = /^(sec|секунд|δευτερολεπτ)/

/** "Thirty in fifteen seconds", «за десять секунд двадцать»: counted for less than a minute. */
export function isShortCount(items: readonly Item[], at: number): boolean {
  for (let index = at - 5; index <= at + 5; index++) {
    const item = items[index]
    const number = items[index - 1]?.kind === 'stop' ? index - 2 : index - 1
    const seconds = item !== undefined && SECONDS.test(item.norm) && items[number]?.kind === 'number'
    if (seconds && number !== at && !items.slice(Math.min(index, at), Math.max(index, at)).some(isEnd)) return true
  }
  return false
}

const isEnd = (item: Item) => item.kind === 'stop' && item.stop === 'sentence'

/** Doubt that the words around a number cast on it: "over 150", «до 140», "ninety-something". */
export function doubtAround(items: readonly Item[], at: number, { vague }: Pick<Quantity, 'vague'>): Doubt | undefined {
  if (vague) return 'vague'
  if (saidBefore(items, at, 'bound')) return 'bound'
  const before = items[at - 1]?.norm
  return before === 'over' || (before === 'до' && !changesBefore(items, at)) ? 'bound' : undefined
}

export const isApproximate = (items: readonly Item[], from: number, to: number): boolean =>
  isAny(items[from - 1], 'about') ||
  isAny(items[to], 'about') ||
  items.slice(from, to).some(item => isAny(item, 'about'))

/** True if oxygen or litres are beside the number, as with a saturation: "ninety on two litres", «94 на воздухе». */
export function breathesBeside(items: readonly Item[], at: number, { next, unit }: Quantity): boolean {
  if (unit !== undefined && unit !== 'percent') return false
  const isLitres = (item: Item) => markOf(item, 'unit')?.of === 'litres'
  const near = [...items.slice(Math.max(0, at - 3), at), ...items.slice(next, next + 4)]
  const beside = [...items.slice(Math.max(0, at - 2), at), ...items.slice(next, next + 2)]
  return near.some(isLitres) || beside.some(item => isAny(item, 'oxygen'))
}

/** "Obs at 14:28, sorry, 30": the hour is taken back, and no value. */
export function followsClock(items: readonly Item[], at: number): boolean {
  let back = at - 1
  while (items[back]?.kind === 'stop' || isAny(items[back], 'no', 'correction', 'filler')) back--
  return items[back]?.kind === 'not-a-quantity'
}
