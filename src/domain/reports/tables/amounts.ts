import type { Reading } from '../text/shape.ts'

export interface Amount {
  value: number
  to: number
}

const THOUSAND = /^(?:тысяч\p{L}*|thousand|χιλια|χιλιαδεσ)$/u
/** «Ένα σαραντάρι»: a tablet of forty. */
const TABLETS_OF: Readonly<Record<string, number>> = {
  ...{ πενταρι: 5, δεκαρι: 10, εικοσαρι: 20, σαρανταρι: 40, πενηνταρι: 50, ογδονταρι: 80, κατοσταρι: 100 },
  ...{ τριανταρι: 30, εξηνταρι: 60, εβδομηνταπενταρι: 75, εκατοσταρι: 100, εκατοπενηνταρι: 150, διακοσαρι: 200 },
  ...{ τριακοσαρι: 300, τρακοσαρι: 300, τετρακοσαρι: 400, πεντακοσαρι: 500, εξακοσαρι: 600, οκτακοσαρι: 800 },
  ...{ οχτακοσαρι: 800, χιλιαρι: 1000, δυομισαρι: 2.5 },
  ...{ εικοσιπενταρι: 25, δεκαπενταρι: 15, εικοσπενταρι: 25, χιλιαρα: 1000 },
  ...{ пятерка: 5, пятерку: 5, десятка: 10, десятку: 10, двадцатка: 20, двадцатку: 20, сотка: 100, сотку: 100 },
}
const ZERO = /^(?:ноль|нуль|zero|nought|oh|μηδεν)$/u
const WITH = /^(?:с|and|και)$/u
const HALF = /^(?:половин\p{L}*|half|μιση|μισο)$/u
/** «Один и два» is 1.2: whole and tenths, as Russian says them. */
const WHOLE = /^(?:ноль|один|два|три|четыре|пять|шесть|семь|восемь|девять)$/u

/** The amount that begins at a word: "two and a half", «тысяча», "six fifty", "1,000", «ноль пять» with its decimals. */
export function amountAt(reading: Reading, at: number): Amount | null {
  const { words, numbers } = reading
  const norm = words[at]?.norm ?? ''
  if (THOUSAND.test(norm)) return thousands(reading, 1, at + 1)
  const named =
    TABLETS_OF[norm] ?? (norm === 'ενα' || norm === 'το' ? TABLETS_OF[words[at + 1]?.norm ?? ''] : undefined)
  if (named !== undefined) return { value: named, to: TABLETS_OF[norm] === undefined ? at + 2 : at + 1 }
  const number = withoutTimes(reading, at)
  if (!number) return null
  // "Oh, yes, seventy-five."
  if (norm === 'oh' && number.value === 0 && !numbers.has(number.to)) return null
  const next = numbers.get(number.to)
  const after = words[number.to]?.norm ?? ''
  const glued = words[number.to]?.start === (words[number.to - 1]?.end ?? 0) + 1
  if (THOUSAND.test(after)) return thousands(reading, number.value, number.to + 1)
  // "Twelve hundred".
  if (number.value > 10 && number.value < 20 && after === 'hundred')
    return { value: number.value * 100, to: number.to + 1 }
  if (/^\d{1,3}$/u.test(norm) && glued && /^\d{3}$/u.test(after))
    return { value: Number(norm + after), to: number.to + 1 }
  if (ZERO.test(norm) && next) return { value: Number(`0.${next.value}`), to: next.to }
  const half = words[number.to + 1]?.norm ?? ''
  const tenths = numbers.get(number.to + 1)
  if (after === 'и' && tenths && WHOLE.test(norm) && WHOLE.test(half))
    return { value: Number(`${number.value}.${tenths.value}`), to: tenths.to }
  if (WITH.test(after) && HALF.test(half)) return { value: number.value + 0.5, to: number.to + 2 }
  if (after === 'and' && half === 'a' && words[number.to + 2]?.norm === 'half')
    return { value: number.value + 0.5, to: number.to + 3 }
  const hundreds =
    /^[a-z]/u.test(norm) && number.value < 10 && next !== undefined && next.value >= 20 && next.value % 5 === 0
  if (hundreds && next.value < 100 && /^[a-z]/u.test(after))
    return { value: number.value * 100 + next.value, to: next.to }
  return number
}

const TIMES = /^(?:times|раза?|φορεσ)$/u
/** "Five hundred three times a day", «сорок два раза»: the last number is how often. */
function withoutTimes({ words, numbers }: Reading, at: number): Amount | undefined {
  const number = numbers.get(at)
  if (!number || number.to - at < 2 || number.value < 20 || !TIMES.test(words[number.to]?.norm ?? '')) return number
  const often = number.value % 10
  const isWord = /^\p{L}/u.test(words[at]?.norm ?? '')
  return isWord && often > 0 && often <= MOST_OFTEN ? { value: number.value - often, to: number.to - 1 } : number
}
const MOST_OFTEN = 6

/** «Тысяча двести»: the hundreds behind it, with no sign between. */
function thousands({ words, numbers }: Reading, count: number, at: number): Amount {
  const rest = (words[at - 1]?.after ?? '').trim() === '' ? numbers.get(at) : undefined
  return rest && rest.value >= 100 && rest.value < 1000
    ? { value: count * 1000 + rest.value, to: rest.to }
    : { value: count * 1000, to: at }
}
