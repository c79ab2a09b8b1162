import type { Word, Words } from '../../text/words.ts'
import type { Amount } from './amount.ts'
import { HALF_A_YEAR } from './compound.ts'
import { unitOf } from './units.ts'

const HALVES: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25 }

/** "Half an hour", "a quarter of a tablet". */
export function halfAt(
  words: readonly Word[],
  at: number,
  to: number,
): { value: number; unit: string; to: number } | null {
  const value = HALVES[words[at]?.norm ?? '']
  if (value === undefined) return null
  let next = at + 1
  if (words[next]?.norm === 'of') next++
  if (!/^(?:an?|the)$/u.test(words[next]?.norm ?? '')) return null
  const unit = next + 1 < to ? unitOf(words[next + 1]?.norm ?? '') : null
  if (unit === null || unit === 'times') return null
  return { ...(unit === 'year' && value === HALVES.half ? HALF_A_YEAR : { value, unit }), to: next + 2 }
}

/** Days of a week, minutes of an hour: what stands behind a whole is less than one. */
const DAYS = 7
const MINUTES = 60

/** "31+4 weeks" is weeks and days, "five hours forty" hours and minutes. */
export function withParts(amounts: readonly Amount[], { words }: Words): Amount[] {
  const isLess = ({ values }: Amount, whole: number) => [...values].every(one => one < whole)
  return amounts.map((one, index) => {
    const [before, next] = [amounts[index - 1], amounts[index + 1]]
    const plus = (a: Amount | undefined, b: Amount | undefined) =>
      !!a && !!b && a.unit === null && b.unit === 'week' && a.to === b.from && words[a.to - 1]?.after === '+'
    if (plus(one, next) && next && isLess(next, DAYS)) return { ...one, unit: 'week' }
    if (plus(before, one) && isLess(one, DAYS)) return { ...one, unit: 'day' }
    const isRest =
      one.unit === null &&
      before?.unit === 'hour' &&
      before.to + 1 === one.from &&
      unitOf(words[before.to]?.norm ?? '') === 'hour' &&
      words[before.to]?.after === ''
    return isRest && isLess(one, MINUTES) ? { ...one, unit: 'minute' } : one
  })
}
