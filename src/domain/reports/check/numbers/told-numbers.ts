import { normsIn } from '../../text/within.ts'
import type { Words } from '../../text/words.ts'
import type { Amount } from './amount.ts'
import { TIME_UNITS } from './units.ts'

/** "One miscarriage" where "a miscarriage" was said and not counted. */
export const isSingle = ({ unit, values }: Amount, near: readonly Amount[]) =>
  (unit === null || unit === 'times') &&
  values.size === 1 &&
  values.has(1) &&
  !near.some(one => one.unit === null || one.unit === 'times')

/** The words around a number, up to its neighbours and to signs: "94, previously 121". */
export function nearText({ words }: Words, amounts: readonly Amount[], { from, to }: Amount): string {
  if (amounts.length < 2) return words.map(({ norm }) => norm).join(' ')
  let start = from
  while (start > 0 && !/[,;:(]/u.test(words[start - 1]?.after ?? '') && !amounts.some(one => one.to === start)) start--
  let end = to
  while (end < words.length && !/[,;:)]/u.test(words[end - 1]?.after ?? '') && !amounts.some(one => one.from === end))
    end++
  return words
    .slice(start, end)
    .map(({ norm }) => norm)
    .join(' ')
}

export const VISIT =
  /на приеме|при осмотре|объективно|на осмотре|сегодня|сеичас|свеж|последн|on examination|today|this morning|in clinic|at the visit|now|current|latest|κατα την εξεταση|σημερα|τωρα|στην εξεταση|στο ιατρειο|προσφατ/u
export const EXAMINED =
  /(?:^| )(?:при осмотре|на осмотре|на приеме|объективно|on examination|at examination|on exam|in clinic|κατα την εξεταση|στην εξεταση)(?: |$)/u
export const NOW = /(?:^| )(?:сегодня|сеичас|today|this morning|now|currently|σημερα|τωρα)(?: |$)/u
export const BEFORE =
  /прошл|ранее|раньше|год назад|last|previous|ago|used to|πριν|προηγουμ|παλαιοτερ|περυσι|περσι|дома|домашн|home|σπιτι|обычно|usually|συνηθωσ/u

export const isTimed = ({ unit }: Amount) => unit !== null && TIME_UNITS.has(unit)
export const textOf = (all: Words) => normsIn(all, 0, all.words.length)

const isScale = ({ words }: Words, { from }: Amount) => /^(?:из|of|στα)$/u.test(words[from - 1]?.norm ?? '')
/** "Pain 7 out of 10 now": today's only value. */
export const isToday = (all: Words, told: readonly Amount[], amount: Amount) => {
  const text = textOf(all)
  const values = told.filter(one => !isTimed(one) && !isScale(all, one))
  return values.length < 2 && !isScale(all, amount) && NOW.test(text) && !BEFORE.test(text)
}
