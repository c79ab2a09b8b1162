import { holds, type Lexicon } from '../languages/language.ts'
import type { Field } from '../template/template.ts'
import { aboutOf } from '../text/field-words.ts'
import { type Part, startsWith } from '../text/parts.ts'
import { numbersIn, type SaidNumber } from './numbers.ts'
import { NOTHING, UNCLEAR, type Verdict } from './verdict.ts'

/** The respondent's day. */
export interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

interface When {
  readonly day?: string
  readonly month?: string
  readonly year?: string
  readonly duration?: string
  readonly approximate?: boolean
}

const pad = (value: number) => String(value).padStart(2, '0')
const utc = (today: Day) => Date.UTC(today.year, today.month - 1, today.day)
const DAY = 86_400_000
const iso = (time: number) => new Date(time).toISOString().slice(0, 10)
const isoDay = (year: number, month: number, day: number): string | null => {
  const time = Date.UTC(year, month - 1, day)
  const back = new Date(time)
  return back.getUTCMonth() === month - 1 && back.getUTCDate() === day ? iso(time) : null
}
const monthBefore = (today: Day, months: number): string => {
  const index = today.year * 12 + today.month - 1 - months
  return `${Math.floor(index / 12)}-${pad((((index % 12) + 12) % 12) + 1)}`
}

/** The latest such day not after today, or the next one where the future is asked. */
function dayOf(today: Day, month: number, day: number, ahead: boolean): string | null {
  const now = iso(utc(today))
  const here = isoDay(today.year, month, day)
  if (!here) return isoDay(today.year + (ahead ? 1 : -1), month, day)
  if (ahead) return here >= now ? here : isoDay(today.year + 1, month, day)
  return here <= now ? here : isoDay(today.year - 1, month, day)
}

const UNITS = ['h', 'd', 'wk', 'mo', 'a'] as const
type TimeUnit = (typeof UNITS)[number]
const isTime = (unit: string | null): unit is TimeUnit => unit !== null && (UNITS as readonly string[]).includes(unit)

/** A length of time: how long something has lasted, or how long ago it was. */
function lengthOf(count: number, unit: TimeUnit, today: Day, approximate: boolean, ahead: boolean): When {
  const sign = ahead ? -1 : 1
  const whole = Number.isInteger(count)
  const rough = approximate ? { approximate } : {}
  const back = (days: number) => ({ day: iso(utc(today) - sign * days * DAY) })
  if (unit === 'h')
    return { ...(count < 4 ? back(0) : count % 24 === 0 ? back(count / 24) : {}), duration: `PT${count}H`, ...rough }
  if (unit === 'd') return { ...back(Math.round(count)), duration: `P${Math.round(count)}D`, ...rough }
  if (unit === 'wk') {
    const days = Math.round(count * 7)
    return { ...back(days), duration: whole ? `P${count}W` : `P${days}D`, approximate: true }
  }
  if (unit === 'mo')
    return {
      month: monthBefore(today, sign * Math.floor(count)),
      duration: whole ? `P${count}M` : `P${Math.floor(count)}M15D`,
      ...rough,
    }
  if (whole) return { year: String(today.year - sign * count), duration: `P${count}Y`, ...rough }
  const months = Math.round(count * 12)
  const [years, rest] = [Math.floor(months / 12), months % 12]
  return {
    month: monthBefore(today, sign * months),
    duration: `P${years ? `${years}Y` : ''}${rest ? `${rest}M` : ''}`,
    ...rough,
  }
}

function numericDate(token: string, today: Day, lexicon: Lexicon, ahead: boolean): When | null {
  const full = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(token)
  if (full) return full[3] ? { day: token } : { month: token }
  const dotted = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2,4})$/.exec(token)
  if (!dotted) return null
  const [first, second, given] = [Number(dotted[1]), Number(dotted[2]), Number(dotted[3])]
  const year = given < 100 ? (given > (today.year % 100) + (ahead ? 5 : 0) ? 1900 : 2000) + given : given
  const ambiguous =
    lexicon.language.locale === 'en' && token.includes('/') && first <= 12 && second <= 12 && first !== second
  if (ambiguous) return null
  const day = second > 12 ? isoDay(year, first, second) : isoDay(year, second, first)
  return day ? { day } : null
}

const AGE =
  '(?:в|лет в|с) (?!течени)[^ ]+(?: [^ ]+)? лет(?! назад)|(?:at|aged|age) (?:the age of )?(?:\\d+|[^ ]*teen|[^ ]*ty|[^ ]*ty [^ ]+|ten|eleven|twelve)(?: years? old)?|(?:i|he|she) was (?:about )?[^ ]+(?: [^ ]+)?(?: years old)?$|ήμουν [^ ]+(?: [^ ]+)?(?: χρονών| ετών)?$|στα [^ ]+ (?:μου|του|της)'

/** The last time that is said in a part; null if none, 'vague' if it has no date. */
export function whenIn(part: Part, today: Day, lexicon: Lexicon, ahead: boolean, bare: boolean): When | 'vague' | null {
  const { language } = lexicon
  const { text, tokens } = part
  const has = (cue: Parameters<Lexicon['cue']>[0]) => holds(lexicon.cue(cue), text)
  for (const token of tokens) {
    const found = token.kind === 'number' ? numericDate(token.norm, today, lexicon, ahead) : null
    if (found) return found
    if (token.kind === 'number' && /^\d{1,2}[/]\d{1,2}[/]\d{2,4}$/.test(token.norm)) return 'vague'
  }
  if (has('childhood')) return 'vague'
  // «В шестнадцать лет», "aged 16": how old somebody was, not how long ago.
  if (holds(lexicon.pattern(AGE), text)) return 'vague'
  const numbers = numbersIn(tokens, lexicon)
  for (const [index, source] of language.months.entries()) {
    const at = [...text.matchAll(lexicon.pattern(source))].at(-1)
    if (!at) continue
    if (
      language.locale === 'en' &&
      /^(?:may|march|mar|sat|sun)$/.test(at[0]) &&
      /(?:^| )(?:i|it|you|they|we) $/.test(text.slice(0, at.index))
    )
      continue
    return monthIn(
      text,
      at.index,
      at[0].length,
      index + 1,
      numbers,
      tokens.map(one => one.norm),
      today,
      ahead,
      lexicon,
    )
  }
  const slash = /(?:^| )(\d{1,2}) \/ (\d{4}|\d{1,2})(?: |$)/.exec(text)
  if (slash) {
    const [a, b] = [Number(slash[1]), Number(slash[2])]
    if (b > 1900 && a >= 1 && a <= 12) return { month: `${b}-${pad(a)}` }
    if (a <= 31 && b >= 1 && b <= 12 && (language.locale !== 'en' || a > 12 || a === b)) {
      const day = dayOf(today, b, a, ahead)
      if (day) return { day }
    }
    return 'vague'
  }
  const dotted = tokens
    .filter(one => one.kind === 'number')
    .map(one => /^(\d{1,2})\.(\d{2})$/.exec(one.norm))
    .find(Boolean)
  if (dotted && Number(dotted[2]) >= 1 && Number(dotted[2]) <= 12 && Number(dotted[1]) <= 31 && bare) {
    const day = dayOf(today, Number(dotted[2]), Number(dotted[1]), ahead)
    if (day) return { day }
  }
  for (const [index, source] of language.weekdays.entries())
    if (holds(lexicon.pattern(source), text)) {
      for (let back = 1; back <= 7; back++) {
        const time = utc(today) - (ahead ? -back : back) * DAY
        if ((new Date(time).getUTCDay() || 7) === index + 1) return { day: iso(time), duration: `P${back}D` }
      }
    }
  const duration = said(part, numbers, today, lexicon, ahead, bare)
  if (duration && duration !== 'vague' && has('almost')) return duration
  if (duration) return duration
  for (const [source, offset] of language.days)
    if (holds(lexicon.pattern(source), text) && (offset !== 0 || bare || has('since')))
      return { day: iso(utc(today) + offset * DAY), duration: `P${Math.abs(offset)}D` }
  if (has('yearBeforeLast')) return { year: String(today.year - 2), duration: 'P2Y' }
  if (has('lastYear')) return { year: String(today.year - 1), duration: 'P1Y' }
  if (has('lastMonth')) return { month: monthBefore(today, 1), duration: 'P1M' }
  if (has('thisMonth')) return { month: monthBefore(today, 0) }
  if (has('thisYear')) return { year: String(today.year) }
  const year = numbers.find(
    one =>
      one.value >= 1900 &&
      one.value <= today.year + (ahead ? 2 : 0) &&
      Number.isInteger(one.value) &&
      !isTime(one.unit === 'a' ? null : one.unit),
  )
  if (year && !year.range) return { year: String(year.value), ...(year.approximate ? { approximate: true } : {}) }
  if (bare) {
    const ordinal = numbers.find(
      one =>
        one.value >= 1 &&
        one.value <= 31 &&
        startsWith(lexicon.cue('ordinalDay'), text.split(' ').slice(one.to).join(' ')),
    )
    if (ordinal) {
      for (let month = 0; month < 2; month++) {
        const name = monthBefore(today, ahead ? -month : month)
        const day = isoDay(Number(name.slice(0, 4)), Number(name.slice(5)), ordinal.value)
        if (day && (ahead ? day >= iso(utc(today)) : day <= iso(utc(today)))) return { day }
      }
    }
  }
  return has('season') || numbers.some(one => one.range && isTime(one.unit)) ? 'vague' : null
}

/** «Третьего марта», "the third of March". */
const ORDINALS = [
  'перв*|first|πρώτη',
  'втор*|second',
  'трет*|third',
  'четверт*|fourth',
  'пят*|fifth',
  'шест*|sixth',
  'седьм*|seventh',
  'восьм*|eighth',
  'девят*|ninth',
  'десят*|tenth',
  'одиннадцат*|eleventh',
  'двенадцат*|twelfth',
  'тринадцат*|thirteenth',
  'четырнадцат*|fourteenth',
  'пятнадцат*|fifteenth',
  'шестнадцат*|sixteenth',
  'семнадцат*|seventeenth',
  'восемнадцат*|eighteenth',
  'девятнадцат*|nineteenth',
  'двадцатого|двадцатое|twentieth',
]

/** The day that an ordinal before a month names. */
function ordinalDay(before: string, lexicon: Lexicon): number | undefined {
  const near = before.split(' ').filter(Boolean).slice(-3).join(' ')
  const tens = holds(lexicon.pattern('двадцать|twenty'), near)
    ? 20
    : holds(lexicon.pattern('тридцать|тридцатого|thirty|thirtieth'), near)
      ? 30
      : 0
  const index = ORDINALS.findIndex(source => holds(lexicon.pattern(source), near))
  if (index < 0) return tens === 30 && holds(lexicon.pattern('тридцатого|thirtieth'), near) ? 30 : undefined
  return tens ? (index < 9 ? tens + index + 1 : undefined) : index + 1
}

function monthIn(
  text: string,
  at: number,
  length: number,
  month: number,
  numbers: readonly SaidNumber[],
  norms: readonly string[],
  today: Day,
  ahead: boolean,
  lexicon: Lexicon,
): When | 'vague' {
  const before = text.slice(0, at).trim().split(' ').filter(Boolean).length
  const after = before + text.slice(at, at + length).split(' ').length
  const beside = numbers.filter(
    one => (one.to >= before - 2 && one.to <= before) || (one.from >= after && one.from <= after + 2),
  )
  const years = [...beside, ...numbers.filter(one => one.from >= after && one.from <= after + 3)].find(
    one => one.value >= 1900 && one.value <= today.year + 5,
  )
  const day = beside.find(
    one =>
      one.value >= 1 &&
      one.value <= 31 &&
      one !== years &&
      Number.isInteger(one.value) &&
      !isTime(one.unit === 'd' ? null : one.unit),
  )
  const nth = norms
    .slice(Math.max(0, before - 2), after + 2)
    .map(one => /^(\d{1,2})$/.exec(one))
    .find(Boolean)
  const number = ordinalDay(text.slice(0, at), lexicon) ?? day?.value ?? (nth ? Number(nth[1]) : undefined)
  if (day?.range) return 'vague'
  if (number !== undefined && number >= 1 && number <= 31) {
    const found = years ? isoDay(years.value, month, number) : dayOf(today, month, number, ahead)
    return found ? { day: found } : 'vague'
  }
  const year =
    years?.value ??
    (ahead ? (month >= today.month ? today.year : today.year + 1) : month <= today.month ? today.year : today.year - 1)
  const months = (today.year - year) * 12 + today.month - month
  return { month: `${year}-${pad(month)}`, ...(months > 0 && !years ? { duration: `P${months}M` } : {}) }
}

/** «четыре дня», "two weeks ago", «полгода», a bare unit: «неделю». */
function said(
  part: Part,
  numbers: readonly SaidNumber[],
  today: Day,
  lexicon: Lexicon,
  ahead: boolean,
  bare: boolean,
): When | 'vague' | null {
  const { text } = part
  // «2009 год» is a year, no length of time.
  const number = numbers
    .filter(one => isTime(one.unit) && !one.per && one.scale === null && !(one.unit === 'a' && one.value >= 1900))
    .at(-1)
  const later =
    ahead ||
    (startsWith(lexicon.cue('ahead'), text) > 0 && lexicon.language.locale !== 'el' && !holds(lexicon.cue('ago'), text))
  if (number && isTime(number.unit)) {
    if (number.range && !number.upTo) return 'vague'
    if (number.range) return 'vague'
    const next = numbers.find(one => one.from >= number.to && isTime(one.unit))
    const halved =
      startsWith(
        lexicon.cue('half'),
        text
          .split(' ')
          .slice(number.to + 1)
          .join(' '),
      ) > 0
    return next && next !== number
      ? 'vague'
      : lengthOf(number.value + (halved ? 0.5 : 0), number.unit, today, number.approximate, later)
  }
  const wordsOf = text.split(' ')
  for (const unit of UNITS) {
    const halved = new RegExp(
      `(?:${lexicon.pattern(lexicon.language.units[unit] ?? '').source}) (?:${lexicon.cue('half').source})`,
      'u',
    ).exec(text)
    if (halved && numbers.length < 2) return lengthOf(1.5, unit, today, holds(lexicon.cue('approximate'), text), later)
  }
  for (const unit of UNITS) {
    const match = [...text.matchAll(lexicon.pattern(lexicon.language.units[unit] ?? ''))][0]
    if (!match) continue
    const [before, after] = [text.slice(0, match.index).trim(), text.slice(match.index + match[0].length).trim()]
    if (numbers.length) return null
    if (holds(lexicon.cue('vague'), before)) return 'vague'
    const marked =
      startsWith(lexicon.cue('ago'), after) > 0 ||
      endsIn(lexicon.cue('lasting'), before) ||
      endsIn(lexicon.cue('ago'), before) ||
      endsIn(lexicon.cue('ahead'), before)
    if (
      (marked || (bare && wordsOf.length <= 3)) &&
      unit !== 'h' &&
      !holds(lexicon.cue('lastWord'), text) &&
      !holds(lexicon.cue('everyDay'), text) &&
      isSingular(match[0], lexicon)
    )
      return lengthOf(1, unit, today, endsIn(lexicon.cue('approximate'), before), later)
  }
  return null
}

/** One week, month or year without a number: «неделю», "a month", «έναν χρόνο». */
function isSingular(word: string, lexicon: Lexicon): boolean {
  return holds(
    lexicon.pattern(
      'год|году|месяц|неделя|неделю|недельку|день|year|month|week|day|χρόνο|χρόνος|μήνα|μήνας|εβδομάδα|βδομάδα|μέρα',
    ),
    word,
  )
}

const endsIn = (pattern: RegExp, text: string) => {
  for (const match of text.matchAll(pattern)) if (match.index + match[0].length === text.length) return true
  return false
}

export const asksFuture = (field: Field, lexicon: Lexicon) => holds(lexicon.cue('future'), aboutOf(field, lexicon).text)

/** A date, partial date or duration in the form of its field. */
export function readDate(field: Field, parts: readonly Part[], today: Day, lexicon: Lexicon, bare: boolean): Verdict {
  const ahead = asksFuture(field, lexicon)
  let verdict: Verdict = NOTHING
  let unit: TimeUnit | null = null
  for (const part of parts) {
    const numbers = numbersIn(part.tokens, lexicon)
    // «Пять лет… нет, шесть»: a bare number renews the count of the same unit.
    const bareCount = numbers.length === 1 && numbers[0]?.unit === null && !numbers[0].range ? numbers[0] : undefined
    const renewed =
      bare && unit && bareCount && verdict.kind !== 'nothing'
        ? lengthOf(bareCount.value, unit, today, bareCount.approximate, ahead)
        : null
    const last = numbers.at(-1)?.unit ?? null
    if (isTime(last)) unit = last
    const when = whenIn(part, today, lexicon, ahead, bare) ?? renewed
    if (!when) continue
    if (when === 'vague') {
      if (verdict.kind === 'nothing') verdict = UNCLEAR
      continue
    }
    const value =
      field.answer === 'duration'
        ? when.duration
        : field.answer === 'date'
          ? when.day
          : (when.day ?? when.month ?? when.year)
    verdict = value ? { kind: 'value', value, ...(when.approximate ? { approximate: true } : {}) } : UNCLEAR
  }
  return verdict
}
