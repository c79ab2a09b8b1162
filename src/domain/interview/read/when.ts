import { holds, type Lexicon } from '../languages/language.ts'
import { endsIn, type Part, startsWith } from '../text/parts.ts'
import {
  DAY,
  type Day,
  dayOf,
  iso,
  isoDay,
  isTime,
  lengthOf,
  monthBefore,
  pad,
  UNITS,
  utc,
  type When,
} from './calendar.ts'
import { numbersIn, type SaidNumber } from './numbers.ts'

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
  // «В шестнадцать лет», "aged 16": the age then, not how long ago.
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
  if (has('thisMonth')) return { month: monthBefore(today, 0) }
  if (has('thisYear')) return { year: String(today.year) }
  const duration = said(part, numbers, today, lexicon, ahead, bare)
  if (duration && duration !== 'vague' && has('almost')) return duration
  if (duration) return duration
  for (const [source, offset] of language.days)
    if (holds(lexicon.pattern(source), text) && (offset !== 0 || bare || has('since')))
      return { day: iso(utc(today) + offset * DAY), duration: `P${Math.abs(offset)}D` }
  if (has('yearBeforeLast')) return { year: String(today.year - 2), duration: 'P2Y' }
  if (has('lastYear')) return { year: String(today.year - 1), duration: 'P1Y' }
  if (has('lastMonth')) return { month: monthBefore(today, 1), duration: 'P1M' }
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
    // "Over a year", «на этой неделе».
    if (endsIn(lexicon.cue('bound'), before.replace(/ an?$/, '')) || endsIn(lexicon.cue('demonstrative'), before))
      return 'vague'
    const nth = bare ? ORDINALS.findIndex(source => endsIn(lexicon.pattern(source), before)) : -1
    if (nth >= 1) return unit === 'a' || unit === 'h' ? 'vague' : lengthOf(nth + 1, unit, today, true, later)
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
      (isSingular(match[0], lexicon) || endsIn(lexicon.cue('approximate'), before))
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
