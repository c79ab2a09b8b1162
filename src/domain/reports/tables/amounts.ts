import type { Reading } from '../text/shape.ts'

export interface Amount {
  value: number
  to: number
}

const THOUSAND = /^(?:тысяч\p{L}*|thousand|χιλια|χιλιαδεσ)$/u
const ZERO = /^(?:ноль|нуль|zero|nought|oh|μηδεν)$/u
const WITH = /^(?:с|and|και)$/u
const HALF = /^(?:половин\p{L}*|half|μιση|μισο)$/u

/** The amount that begins at a word: "two and a half", «тысяча», "six fifty", "1,000", «ноль пять» with its decimals. */
export function amountAt(reading: Reading, at: number): Amount | null {
  const { words, numbers } = reading
  const norm = words[at]?.norm ?? ''
  if (THOUSAND.test(norm)) return { value: 1000, to: at + 1 }
  const number = numbers.get(at)
  if (!number) return null
  const next = numbers.get(number.to)
  const after = words[number.to]?.norm ?? ''
  const glued = words[number.to]?.start === (words[number.to - 1]?.end ?? 0) + 1
  if (THOUSAND.test(after)) return { value: number.value * 1000, to: number.to + 1 }
  if (/^\d{1,3}$/u.test(norm) && glued && /^\d{3}$/u.test(after))
    return { value: Number(norm + after), to: number.to + 1 }
  if (ZERO.test(norm) && next) return { value: Number(`0.${next.value}`), to: next.to }
  const half = words[number.to + 1]?.norm ?? ''
  if (WITH.test(after) && HALF.test(half)) return { value: number.value + 0.5, to: number.to + 2 }
  if (after === 'and' && half === 'a' && words[number.to + 2]?.norm === 'half')
    return { value: number.value + 0.5, to: number.to + 3 }
  const hundreds =
    /^[a-z]/u.test(norm) && number.value < 10 && next !== undefined && next.value >= 20 && next.value % 5 === 0
  if (hundreds && next.value < 100 && /^[a-z]/u.test(after))
    return { value: number.value * 100 + next.value, to: next.to }
  return number
}
