import type { Words } from '../../text/words.ts'
import type { Amount } from '../numbers/amount.ts'
import { isOrdinalWord } from '../numbers/number-values.ts'

const PERIODS = new Set(['day', 'week', 'month'])

/** «Через четыре дня бросила»: taken so long. */
const STOPS = /^(?:бросил\p{L}*|перестал\p{L}*|прекратил\p{L}*|stopped|quit|εκοψ\p{L}*|σταματησ\p{L}*)$/u
const AFTER = /^(?:через|after|σε|μετα)$/u
const WHEN =
  /^(?:через|назад|in|after|ago|σε|πριν|every|каждые|καθε|last|past|последн(?:ие|их)|τελευται\p{L}*|within)$/u
/** «На семь дней до еды». */
const FOR = /^(?:for|на|для|течение|για|επι)$/u
const AGO = /^(?:назад|ago|πριν|before|до|preoperatively|προεγχειρητικα)$/u

const isPeriod = ({ unit }: Amount) => unit !== null && (PERIODS.has(unit) || unit === 'year')

/** How long a medicine is taken: not how long ago, «πριν από τρεις μήνες», nor which week, "the first week". */
export function isLasting(all: Words, amount: Amount): boolean {
  const { words } = all
  const { from, to, unit } = amount
  if (unit === null || !PERIODS.has(unit)) return false
  const norm = (at: number) => words[at]?.norm ?? ''
  const before = norm(from - 1)
  const stops = words.slice(to + 1, to + 4).some(one => STOPS.test(one.norm))
  if (stops && AFTER.test(before)) return true
  // «Третий день» is three days, "the third week" is none.
  if (isOrdinalWord(norm(to - 1)) && unit !== 'day') return false
  return FOR.test(before) || (!WHEN.test(before) && !isDistance(all, amount))
}

/** "Stopped three months ago", «за три дня до операции»: a distance in time, no duration. */
export const isDistance = ({ words }: Words, amount: Amount): boolean => {
  const norm = (at: number) => words[at]?.norm ?? ''
  const { from, to } = amount
  return (
    isPeriod(amount) &&
    (AGO.test(norm(to + 1)) ||
      norm(from - 1) === 'πριν' ||
      norm(from - 1) === 'προ' ||
      (norm(from - 1) === 'απο' && norm(from - 2) === 'πριν'))
  )
}
