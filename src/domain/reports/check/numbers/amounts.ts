import type { Words } from '../../text/words.ts'
import { isArticle } from './articles.ts'
import { compoundOf } from './compound.ts'
import { isOrdinal, numberWord } from './number-values.ts'
import { withRangeUnits } from './ranges.ts'
import { TIME_UNITS, unitAt, unitOf } from './units.ts'

/** A number with its unit. `values` holds every reading that the spoken words allow. */
export interface Amount {
  from: number
  to: number
  values: ReadonlySet<number>
  unit: string | null
}

/** «тридцать семь и четыре», "thirty eight four": a temperature's tenths are said after the whole degrees. */
const isDegrees = (value: number) => value >= 34 && value <= 43
const POINT = /^(?:point|κομμα|запятая|целых)$/u

/** Ordinary reading of a run of number words: "two hundred and five", «две тысячи пятнадцать». */
function ordinary(run: readonly number[]): number {
  let [total, group] = [0, 0]
  for (const value of run)
    if (value === 1000) {
      total += (group || 1) * 1000
      group = 0
    } else if (value === 100 && group > 0 && group < 10) group *= 100
    else group += value
  return total + group
}

function readingsOf(run: readonly number[]): Set<number> {
  const readings = new Set([ordinary(run)])
  const [first = 0, second = 0] = run
  const rest = (from: number) => run.slice(from).reduce((sum, value) => sum + value, 0)
  if (run.length > 1 && first >= 1 && first < 10 && (second >= 10 || second === 0) && second < 100)
    readings.add(first * 100 + rest(1))
  if (run.length > 1 && run.every(value => value < 10)) {
    readings.add(Number(run.join('')))
    // «Восемь девять»: one or the other.
    if (run.length === 2 && second === first + 1 && first > 0) readings.add(first).add(second)
    if (first === 0) readings.add(Number(`0.${run.slice(1).join('')}`))
    else if (run.length === 2) readings.add(Number(run.join('.')))
  }
  if (run.length >= 2 && first >= 10 && first < 100 && second >= 10 && second < 100) readings.add(first * 100 + rest(1))
  const last = run.at(-1) ?? 0
  const head = ordinary(run.slice(0, -1))
  if (run.length >= 2 && isDegrees(head) && last < 10) readings.add(Number(`${head}.${last}`))
  return readings
}

const figures = (norm: string): number[] => {
  if (/^\d{1,3}(?:,\d{3})+$/u.test(norm)) return [Number(norm.replaceAll(',', ''))]
  const value = Number(norm.replace(',', '.'))
  return Number.isFinite(value) ? [value] : []
}

/** "Locked twice": so many times, if nothing says how often. */
const OFTEN: ReadonlyMap<string, number> = new Map([
  ['once', 1],
  ['однажды', 1],
  ['twice', 2],
  ['дважды', 2],
  ['thrice', 3],
  ['трижды', 3],
])
const PER = /^(?:a|an|daily|per|weekly|monthly|yearly|each|every|in|в|за|the|as)$/u
const FOLD: readonly (readonly [string, number])[] = [
  ['однократн', 1],
  ['двукратн', 2],
  ['двухкратн', 2],
  ['трехкратн', 3],
  ['четырехкратн', 4],
]

/** Numbers of words `from` to `to`, spoken or in figures. */
export const amountsIn = (all: Words, from: number, to: number): Amount[] =>
  withRangeUnits(numbersIn(all, from, to), all)

function numbersIn({ words, text }: Words, from: number, to: number): Amount[] {
  const amounts: Amount[] = []
  const norm = (at: number) => (at < to ? (words[at]?.norm ?? '') : '')
  const value = (at: number) => (at < to ? numberWord(norm(at)) : undefined)
  for (let at = from; at < to; ) {
    let values: Set<number> | null = null
    let next = at + 1
    // "A gram three times a day".
    if (/^an?$/u.test(norm(at)) && /^(?:mg|mcg|g|ml|tablet|capsule|drop|puff)$/u.test(unitAt(words, next, to) ?? '')) {
      amounts.push({ from: at, to: next, values: new Set([1]), unit: unitAt(words, next, to) })
      at = next
      continue
    }
    // «По одному вдоху».
    if (norm(at) === 'одному' && unitAt(words, next, to) !== null) {
      amounts.push({ from: at, to: next, values: new Set([1]), unit: unitAt(words, next, to) })
      at = next
      continue
    }
    // "Half past six" is 6.30.
    const clock = clockAt(norm, value, at)
    if (clock) {
      amounts.push({ from: at, to: clock.to, values: clock.values, unit: null })
      at = clock.to
      continue
    }
    // "A litre and a half".
    if (
      isAnd(norm, at + 1) &&
      unitAt(words, at, to) !== null &&
      value(at) === undefined &&
      value(at - 1) === undefined
    ) {
      amounts.push({ from: at, to: at + 4, values: new Set([1.5]), unit: unitAt(words, at, to) })
      at += 4
      continue
    }
    // «Через неделю», "a month ago": one of it.
    if (isOneSpan(norm, at) && value(at - 1) === undefined) {
      amounts.push({ from: at, to: next, values: new Set([1]), unit: unitAt(words, at, to) })
      at = next
      continue
    }
    // "ОФВ1": the number of the name.
    if (/^(?:офв|fev)$/u.test(norm(at - 1)) && value(at) === 1) {
      at = next
      continue
    }
    if (/^κανε?ναν?$|^κανα$|^καμια$/u.test(norm(at)) && unitAt(words, next, to) !== null) {
      amounts.push({ from: at, to: next, values: new Set([1]), unit: unitAt(words, next, to) })
      at = next
      continue
    }
    // «В час ночи»
    if (
      norm(at) === 'час' &&
      /^(?:в|около|к|до|после)$/u.test(norm(at - 1)) &&
      /^(?:ночи|дня|пополудни)$/u.test(norm(next))
    ) {
      amounts.push({ from: at, to: next, values: new Set([1, 13]), unit: null })
      at = next
      continue
    }
    // "The second of February"
    if (norm(at) === 'second' && norm(next) === 'of' && MONTH.test(norm(next + 1))) {
      amounts.push({ from: at, to: next, values: new Set([2]), unit: null })
      at = next
      continue
    }
    // "Repeat that one": counts nothing.
    if (norm(at) === 'one' && POINTS.test(norm(at - 1)) && unitAt(words, next, to) === null) {
      at = next
      continue
    }
    if (isArticle(words, at, to)) {
      at = next
      continue
    }
    const compound = compoundOf(norm(at))
    if (compound) {
      amounts.push({ from: at, to: next, values: new Set([compound.value]), unit: compound.unit })
      at = next
      continue
    }
    if (/^fortnight|^δεκαπενθημερ/u.test(norm(at))) {
      amounts.push({ from: at, to: next, values: new Set([2]), unit: 'week' })
      at = next
      continue
    }
    const adverb = OFTEN.get(norm(at))
    const fold =
      adverb !== undefined && !PER.test(norm(next))
        ? ([norm(at), adverb] as const)
        : FOLD.find(([word]) => norm(at).startsWith(word))
    if (fold) {
      amounts.push({ from: at, to: next, values: new Set([fold[1]]), unit: 'times' })
      at = next
      continue
    }
    if (/^\d/u.test(norm(at))) {
      values = new Set(figures(norm(at)))
      const [here, after] = [words[at], words[at + 1]]
      // The scanner parts "1,840" and "5.12.2020" nowhere, but "1 840" and "0,05".
      if (here && after && at + 1 < to && /^\d{3}$/u.test(after.norm) && text.slice(here.end, after.start) === ',')
        [values, next] = [new Set([Number(here.norm + after.norm)]), at + 2]
    } else if (value(at) !== undefined) {
      const run = [value(at) as number]
      while (next < to) {
        const and = (norm(next) === 'and' || norm(next) === 'και') && (run.at(-1) ?? 0) >= 100
        const further = value(and ? next + 1 : next)
        const last = run.at(-1) ?? 0
        if (further === undefined || separated(words[next - 1]?.after ?? '') || !Number.isInteger(further)) break
        if (isOrdinal(norm(next - 1))) break
        if (further >= last && further < 100 && last >= 10) break
        // "Two-three minutes" is a range, "twenty-five" is a number.
        const joined = last >= 20 && last < 100 && last % 10 === 0 && further < 10
        if (/[-–—]/u.test(words[next - 1]?.after ?? '') && !joined) break
        if (
          last < 10 &&
          last > 0 &&
          further > 0 &&
          further < 10 &&
          run.length > 1 &&
          run[0] !== 0 &&
          (run[0] as number) >= 20
        )
          break
        run.push(further)
        next += and ? 2 : 1
      }
      values = readingsOf(run)
    }
    if (!values || values.size === 0) {
      at++
      continue
    }
    if (!/[.!?;:\n]/u.test(words[next - 1]?.after ?? '')) next = withFraction(words, norm, value, next, to, values)
    const unit = unitAt(words, next, to) ?? unitBefore(words, at, from) ?? lastingUnit(words, at, amounts.at(-1))
    // «На пятый день», "on the fifth day": a day, no length of time.
    if (unit === 'day' && isDayOf(norm, at)) {
      amounts.push({ from: at, to: next, values, unit: null })
      at = next
      continue
    }
    // «В 20 часов», «с двух часов ночи»: a time of the day.
    if (unit === 'hour' && isClock(norm, at, next)) {
      amounts.push({ from: at, to: next + 1, values: halvesOf(values), unit: 'clock' })
      at = next + 1
      continue
    }
    // «По восемьсот пятьдесят два раза»: 850, two times.
    const split = unit === 'times' && next - at > 1 ? value(next - 1) : undefined
    if (split !== undefined && split <= 6 && value(at) !== undefined && !/^\d/u.test(norm(at))) {
      const head = Array.from({ length: next - 1 - at }, (_one, index) => value(at + index)).filter(
        one => one !== undefined,
      )
      amounts.push({ from: at, to: next - 1, values: readingsOf(head), unit: null })
      amounts.push({ from: next - 1, to: next, values: new Set([split]), unit })
      at = next
      continue
    }
    amounts.push({ from: at, to: next, values, unit })
    at = next
  }
  return amounts
}

const MONTH = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/u
const PART_OF_DAY = /^(?:утра|дня|вечера|ночи)$/u
const isClock = (norm: (at: number) => string, at: number, next: number): boolean =>
  (/^(?:в|к)$/u.test(norm(at - 1)) && norm(next).startsWith('час')) ||
  (/^(?:с|до|после|около)$/u.test(norm(at - 1)) && PART_OF_DAY.test(norm(next + 1)))
/** A time of the day on both halves of a clock: 20 is also 8. */
const halvesOf = (values: ReadonlySet<number>): Set<number> =>
  new Set([...values].flatMap(one => (one <= 24 ? [one, one > 12 ? one - 12 : one + 12] : [one])))

const INVERTED = /^(?:днеи|суток|недели|недель|месяца|месяцев|года|лет|часа|часов|минуты|минут)$/u
/** «Раз восемь», «дней двенадцать», «часа два»: about so many, where no number stands before the unit. */
function unitBefore(words: Words['words'], at: number, from: number): string | null {
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
const lastingUnit = (words: Words['words'], at: number, before: Amount | undefined): string | null =>
  before?.unit && before.unit !== 'times' && TIME_UNITS.has(before.unit) && LASTS.test(words[at - 1]?.norm ?? '')
    ? before.unit
    : null

const POINTS = /^(?:that|this|which|other|old|new|last|first|second|wrong|right|left|same)$/u
const isAnd = (norm: (at: number) => string, at: number) =>
  norm(at) === 'and' && norm(at + 1) === 'a' && norm(at + 2) === 'half'

const isDayOf = (norm: (at: number) => string, at: number): boolean =>
  /^(?:на|к)$/u.test(norm(at - 1))
    ? /(?:ыи|ии|ои|ому|ему)$/u.test(norm(at))
    : isOrdinal(norm(at)) && /^(?:on|by|the)$/u.test(norm(at - 1))

const SPAN = /^(?:час|день|сутки|неделю|месяц|год|полгода|hour|week|month|year|μηνα|εβδομαδα|χρονο)$/u
const BEFORE_SPAN = /^(?:через|за|около|примерно|почти|уже|целую|целыи|последнюю|последнии|течение)$/u
const ONE_OF = /^(?:сантиметра|миллиметра|метра|литра|килограмма|часа|суток|недели|месяца|года)$/u
const ROUGHLY = /^(?:около|больше|более|меньше|менее|порядка)$/u
const BEFORE_A =
  /^(?:in|for|within|about|almost|over|nearly|after|past|last|back|by|been|say|maybe|perhaps|roughly|least|good)$/u
function isOneSpan(norm: (at: number) => string, at: number): boolean {
  // «Узелок около сантиметра».
  if (ONE_OF.test(norm(at)) && ROUGHLY.test(norm(at - 1))) return numberWord(norm(at + 1)) === undefined
  if (!SPAN.test(norm(at))) return false
  if (/^an?$/u.test(norm(at - 1))) return BEFORE_A.test(norm(at - 2)) || norm(at + 1) === 'ago'
  return BEFORE_SPAN.test(norm(at - 1)) || (/^(?:неделю|месяц|год|час)$/u.test(norm(at)) && norm(at + 1) === 'назад')
}

const PAST: Readonly<Record<string, number>> = { half: 30, quarter: 15, five: 5, ten: 10, twenty: 20 }

/** "Half past six", "ten past seven", "quarter to nine", «половина седьмого»: as it is written on a clock. */
function clockAt(
  norm: (at: number) => string,
  value: (at: number) => number | undefined,
  at: number,
): { to: number; values: Set<number> } | null {
  const [minutes, link, hour] = [PAST[norm(at)], norm(at + 1), value(at + 2)]
  if (minutes === undefined || hour === undefined || hour > 12 || !/^(?:past|to)$/u.test(link)) return null
  if (link === 'to' && norm(at) !== 'quarter') return null
  const [full, rest] = link === 'past' ? [hour, minutes] : [hour - 1, 60 - minutes]
  return {
    to: at + 3,
    values: new Set([full, full + 12].map(one => Number(`${one}.${String(rest).padStart(2, '0')}`))),
  }
}

const separated = (after: string) => /[,;:.!?\n]/u.test(after)

/** "point five", «и пять десятых», «с половиной», «και μισή». Returns the word after it. */
function withFraction(
  words: Words['words'],
  norm: (at: number) => string,
  value: (at: number) => number | undefined,
  next: number,
  to: number,
  values: Set<number>,
): number {
  const whole = [...values]
  const joint = norm(next)
  if (/^(?:с|и)$/u.test(joint) && norm(next + 1).startsWith('половин')) return shift(values, whole, 0.5, next + 2)
  if (joint === 'και' && norm(next + 1).startsWith('μισ')) return shift(values, whole, 0.5, next + 2)
  if (joint === 'and' && (norm(next + 1) === 'half' || norm(next + 2) === 'half'))
    return shift(values, whole, 0.5, next + (norm(next + 1) === 'half' ? 2 : 3))
  const isPoint = POINT.test(joint)
  if (!isPoint && !/^(?:и|και)$/u.test(joint)) return next
  const digits: number[] = []
  let end = next + 1
  for (let one = value(end); one !== undefined && one < 100 && end < to && digits.length < 3; one = value(++end)) {
    digits.push(one)
    if (!separated(words[end]?.after ?? '')) continue
    end++
    break
  }
  const [first] = digits
  if (first === undefined) return next
  const tail = digits.every(one => one < 10) ? digits.join('') : String(ordinary(digits))
  // Without "point" only what looks like a temperature or a small measured value has tenths.
  const tenths = isPoint || (digits.length === 1 && first < 10 && whole.some(one => isDegrees(one) || one < 20))
  if (!tenths) return next
  for (const one of whole) {
    values.add(Number(`${Math.trunc(one)}.${tail}`))
    values.delete(one)
  }
  return end
}

function shift(values: Set<number>, whole: readonly number[], by: number, next: number): number {
  for (const one of whole) {
    values.delete(one)
    values.add(one + by)
  }
  return next
}

/** Lengths of time in the smaller of two units that measure the same: a week is seven days. */
const LENGTHS: Readonly<Record<string, readonly [string, number]>> = {
  minute: ['time', 1 / 60],
  hour: ['time', 1],
  day: ['date', 1],
  week: ['date', 7],
  month: ['calendar', 1],
  year: ['calendar', 12],
}

/** True for one length of time told in two units: "seven days", "a week"; "eighteen months", "a year and a half". */
export function sameLength(one: Amount, other: Amount): boolean {
  const [a, b] = [LENGTHS[one.unit ?? ''], LENGTHS[other.unit ?? '']]
  if (!a || !b || a[0] !== b[0]) return false
  return [...one.values].some(x => [...other.values].some(y => Math.abs(x * a[1] - y * b[1]) < 1e-9))
}

export const sameValue = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  [...one].some(value => other.has(value))

const isYear = ({ values }: Amount) => [...values].every(value => value > 1900 && value < 2100)

/** "In ninety-eight" is 1998. */
export const isSameYear = (said: Amount, wanted: Amount): boolean =>
  isYear(wanted) &&
  (said.unit === null || said.unit === 'year') &&
  [...wanted.values].some(year => said.values.has(year % 100))
