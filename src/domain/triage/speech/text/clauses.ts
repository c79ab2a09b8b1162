import { countsGoOn } from '../numbers/count.ts'
import { type Item, isAny, markOf } from './items.ts'

export interface Clause {
  readonly start: number
  readonly end: number
  readonly endsSentence: boolean
  readonly question: boolean
}

export function clausesOf(items: readonly Item[]): Clause[] {
  const clauses: Clause[] = []
  let start = 0
  items.forEach((item, index) => {
    if (item.kind !== 'stop' || item.stop === 'pause') return
    clauses.push({ start, end: index, endsSentence: item.stop !== 'comma', question: item.stop === 'question' })
    start = index + 1
  })
  if (start < items.length) clauses.push({ start, end: items.length, endsSentence: true, question: false })
  return clauses
}

/** True for a finding, and for a number without the unit or name of something else (years, a dose, a room). */
export const isValue = (items: readonly Item[], at: number): boolean => {
  const item = items[at]
  if (item?.kind === 'number') {
    const unit = markOf(items[at + 1], 'unit')
    if (unit?.of === 'times') return countsGoOn(items, at)
    return unit?.of !== 'other' && unit?.of !== 'years' && !isAny(items[at - 1], 'foreign', 'bed')
  }
  return isAny(item, 'undetectable', 'acvpu', 'oxygen', 'decade')
}

export const indexes = (clause: Clause) =>
  Array.from({ length: clause.end - clause.start }, (_, index) => clause.start + index)
