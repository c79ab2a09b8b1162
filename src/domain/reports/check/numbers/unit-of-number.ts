import type { Words } from '../../text/words.ts'
import type { Amount } from './amount.ts'
import { numberWord } from './number-values.ts'
import { TIME_UNITS, unitOf } from './units.ts'

const JOINT = /^(?:по|через|на|за)$/u
const INVERTED = /^(?:дня|днеи|суток|недели|недель|месяца|месяцев|года|лет|часа|часов|минуты|минут)$/u
/** «Раз восемь», «дней двенадцать», «часа два»: about so many, where no number stands before the unit. */
export function unitBefore(words: Words['words'], at: number, from: number): string | null {
  // «Часа по два», «минут через сорок»; «часа в три» is a time of the day.
  const joint = words[at - 1]?.norm ?? ''
  const unit = words[at - 2]?.norm ?? ''
  const isParted = INVERTED.test(unit) && (JOINT.test(joint) || (joint === 'в' && /^(?:года|лет)$/u.test(unit)))
  if (isParted) return unitBefore(words, at - 1, from)
  const norm = words[at - 1]?.norm ?? ''
  if (at - 1 < from || /[.,;:!?\n–—]/u.test(words[at - 1]?.after ?? '')) return null
  if (/^(?:раза?|φορεσ)$/u.test(norm)) return 'times'
  // "Day three after the operation".
  const opens =
    at - 2 < from ||
    /[.,:;]/u.test(words[at - 2]?.after ?? '') ||
    /^(?:on|from|by|is|it's|operative|postoperative|op|την|στην|η)$/u.test(words[at - 2]?.norm ?? '')
  if (/^(?:day|ημερα)$/u.test(norm) && opens) return 'day'
  const before = words[at - 2]?.norm ?? ''
  const counted = at - 2 >= from && (/^\d/u.test(before) || numberWord(before) !== undefined || AFTER_UNIT.test(before))
  return INVERTED.test(norm) && !counted ? unitOf(norm) : null
}
const SUFFIX = /^(?:и|е|го|му|я|ю|х|st|nd|rd|th|η|ησ|ην|οσ|ο|ου)$/u
const COUNTED = new Set(['day', 'week', 'month'])
/** «5-е сутки», «3η ημέρα», "the 5th week": the unit of a written ordinal. */
export function unitOfOrdinal(words: Words['words'], at: number, to: number): string | null {
  const [number, suffix, next] = [words[at - 1], words[at], words[at + 1]]
  if (!number || !suffix || !next || at + 1 >= to) return null
  const isJoined = suffix.start - number.end <= 1 && SUFFIX.test(suffix.norm) && /^\d+$/u.test(number.norm)
  const unit = isJoined && suffix.after === '' ? unitOf(next.norm) : null
  return unit !== null && COUNTED.has(unit) ? unit : null
}
/** "The last … of two weeks": the unit is of what stands before. */
const AFTER_UNIT =
  /^(?:несколько|пару|много|этого|этои|тои|прошл\p{L}*|будущ\p{L}*|следующ\p{L}*|последние|последних|течение|первые|каждые|пол\p{L}*)$/u

const LASTS =
  /^(?:lasts?|lasted|lasting|длится|длятся|длил(?:ся|ась|ись)|держится|держал(?:ся|ась)|κρατα|κραταει|κρατησε|κρατουσε|διαρκει|διηρκεσε)$/u
/** "Every 26 days, and it lasts nine": a length of time in the unit of the one before. */
export const lastingUnit = (words: Words['words'], at: number, before: Amount | undefined): string | null =>
  before?.unit && before.unit !== 'times' && TIME_UNITS.has(before.unit) && LASTS.test(words[at - 1]?.norm ?? '')
    ? before.unit
    : null
