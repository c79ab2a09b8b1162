import type { Words } from '../../text/words.ts'
import type { Amount } from './amount.ts'
import { numberWord } from './number-values.ts'
import { TIME_UNITS, unitOf } from './units.ts'

const INVERTED = /^(?:днеи|суток|недели|недель|месяца|месяцев|года|лет|часа|часов|минуты|минут)$/u
/** «Раз восемь», «дней двенадцать», «часа два»: about so many, where no number stands before the unit. */
export function unitBefore(words: Words['words'], at: number, from: number): string | null {
  const norm = words[at - 1]?.norm ?? ''
  if (at - 1 < from || /[.,;:!?\n–—]/u.test(words[at - 1]?.after ?? '')) return null
  if (/^(?:раза?|φορεσ)$/u.test(norm)) return 'times'
  const before = words[at - 2]?.norm ?? ''
  const counted = at - 2 >= from && (/^\d/u.test(before) || numberWord(before) !== undefined || AFTER_UNIT.test(before))
  return INVERTED.test(norm) && !counted ? unitOf(norm) : null
}
/** "The last … of two weeks": the unit is of what stands before. */
const AFTER_UNIT = /^(?:несколько|пару|много|этого|прошлого|будущего|последние|последних|первые|каждые|пол\p{L}*)$/u

const LASTS =
  /^(?:lasts?|lasted|lasting|длится|длятся|длил(?:ся|ась|ись)|держится|держал(?:ся|ась)|κρατα|κραταει|κρατησε|κρατουσε|διαρκει|διηρκεσε)$/u
/** "Every 26 days, and it lasts nine": a length of time in the unit of the one before. */
export const lastingUnit = (words: Words['words'], at: number, before: Amount | undefined): string | null =>
  before?.unit && before.unit !== 'times' && TIME_UNITS.has(before.unit) && LASTS.test(words[at - 1]?.norm ?? '')
    ? before.unit
    : null
