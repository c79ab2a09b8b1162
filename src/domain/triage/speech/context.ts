import type { Doubt } from './heard-vitals.ts'
import { type Item, isAny, markOf } from './items.ts'
import type { Mark } from './lexicon/mark.ts'
import type { Quantity } from './quantity.ts'

type MarkKind = Mark['is']

/** Whether the word before the number, past fillers, is one of these. */
export function saidBefore(items: readonly Item[], at: number, ...kinds: readonly MarkKind[]): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 3); index--) {
    if (isAny(items[index], ...kinds)) return true
    if (!isAny(items[index], 'filler', 'about', 'from')) return false
  }
  return false
}

/** Whether the clause tells a change ("dropped from 97 to 89") before `at`. */
export function changesBefore(items: readonly Item[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 6); index--) {
    const item = items[index]
    if (item?.kind === 'stop' && item.stop !== 'pause') return false
    if (isAny(item, 'change')) return true
  }
  return false
}

/** Why the words around a number do not give it as a value: "over 150", «до 140», "ninety-something". */
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

/** "Ninety on two litres", «94 на воздухе»: only a saturation is said with the gas that is breathed. */
export function breathesBeside(items: readonly Item[], at: number, { next, unit }: Quantity): boolean {
  if (unit !== undefined && unit !== 'percent') return false
  const isLitres = (item: Item) => markOf(item, 'unit')?.of === 'litres'
  const near = [...items.slice(Math.max(0, at - 3), at), ...items.slice(next, next + 4)]
  const beside = [...items.slice(Math.max(0, at - 2), at), ...items.slice(next, next + 2)]
  return near.some(isLitres) || beside.some(item => isAny(item, 'oxygen'))
}
