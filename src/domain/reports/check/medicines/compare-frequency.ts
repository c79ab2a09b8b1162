import type { ChangeKind } from '../verdict.ts'
import { sameDose } from './doses.ts'
import type { DrugFact } from './drug-facts.ts'
import type { Mention } from './drug-mentions.ts'

const OPPOSED: readonly (readonly string[])[] = [
  ['morning', 'evening', 'noon'],
  ['morning', 'night', 'noon'],
  ['afterFood', 'beforeFood', 'fasting'],
]

export const tells = (one: Mention): boolean => one.perDay.length > 0 || one.dayTimes.length > 0

/** How often and when; `timed` are the mentions that tell it of the time that the sentence is about. */
export function compareFrequency(
  said: DrugFact,
  mentions: readonly Mention[],
  timed: readonly Mention[],
): ChangeKind | null {
  if (said.asNeeded && !mentions.some(one => one.ifNeeded || one.asNeeded)) return 'frequency'
  // With a dose in the sentence, the mention that has this dose decides.
  const own =
    said.doses.length > 0
      ? timed.filter(one => said.doses.every(dose => one.doses.some(other => sameDose(dose, other))))
      : []
  const from = own.some(tells) ? own : timed
  const perDay = from.flatMap(one => [...one.perDay, ...daily(one.dayTimes)])
  for (const times of said.perDay) if (!perDay.some(other => Math.abs(other - times) < 0.01)) return 'frequency'
  const dayTimes = new Set(from.flatMap(one => one.dayTimes))
  for (const time of said.dayTimes) {
    if (
      dayTimes.has(time) ||
      (time === 'night' && dayTimes.has('evening')) ||
      (time === 'evening' && dayTimes.has('night'))
    )
      continue
    if (OPPOSED.some(group => group.includes(time) && group.some(other => dayTimes.has(other)))) return 'frequency'
    if (dayTimes.size === 0) return 'frequency'
  }
  return null
}

const daily = (times: readonly string[]): number[] => {
  const count = times.filter(one => one === 'morning' || one === 'evening' || one === 'night' || one === 'noon').length
  return count > 0 ? [count] : []
}
