import type { Words } from '../text/words.ts'

const AGE = /^(?:age|возрасте|ηλικια)$/u
const AT = /^(?:в|во|at|aged|age|στα|στισ|το|τα)$/u
const YEARS = /^(?:лет|года|годик\p{L}*|год|году|years?|χρονων|μου|του|τησ|ετων)$/u
const OLD = 95
const ORDINAL_YEAR = /^(?:нулев|перв|втор|треть|четверт|пят|шест|седьм|восьм|девят|десят|(?:\p{L}+)(?:дцат|надцат))ом$/u

/** An age or a year at which something was: «в пять лет», «в девятнадцатом», "at forty four", «το δεκαοκτώ». */
export function hasAge({ words, numbers }: Words, from: number, to: number): boolean {
  for (let at = from; at < to - 1; at++) {
    const { norm = '' } = words[at] ?? {}
    if (AGE.test(norm) && (numbers.has(at + 1) || numbers.has(at + 2))) return true
    if (!AT.test(norm)) continue
    const number = numbers.get(at + 1)
    const next = words[number?.to ?? at + 2]?.norm ?? ''
    if (/^(?:в|во)$/u.test(norm)) {
      if (ORDINAL_YEAR.test(words[at + 1]?.norm ?? '')) return true
      if (number && number.value <= OLD && YEARS.test(next)) return true
    } else if (number && number.value >= 1 && number.value <= OLD) {
      const ends = number.to >= to || /[,.;]/u.test(words[number.to - 1]?.after ?? '')
      if (YEARS.test(next) || (ends && number.value > 12)) return true
    }
  }
  return false
}
