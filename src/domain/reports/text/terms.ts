import { unitOf } from '../check/numbers/units.ts'
import { startsWith } from './within.ts'
import type { Words } from './words.ts'

/** When something is to be, as said: words `from` to `to`, end exclusive. */
export interface Term {
  readonly from: number
  readonly to: number
}

/** Days of the week; a Greek third is a Tuesday too. */
export const DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:'s)?|понедельник\p{L}*|вторник\p{L}*|сред[ауы]|четверг\p{L}*|пятниц\p{L}*|суббот\p{L}*|воскресень\p{L}*|(?:δευτερα|τριτη|τεταρτη|πεμπτη|παρασκευη|κυριακη)σ?|σαββατου?)$/u
const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|январ\p{L}+|феврал\p{L}+|март[ае]?|апрел\p{L}+|ма[еия]|июн[еья]|июл[еья]|август\p{L}?|сентябр\p{L}+|октябр\p{L}+|ноябр\p{L}+|декабр\p{L}+|ιανουαρι\p{L}+|γεναρη|φεβρουαρι\p{L}+|φλεβαρη|μαρτι\p{L}+|μαρτη|απριλι\p{L}+|απριλη|μαιου?|μαη|ιουνι\p{L}+|ιουνη|ιουλι\p{L}+|ιουλη|αυγουστ\p{L}+|σεπτεμβρι\p{L}+|σεπτεμβρη|οκτωβρι\p{L}+|οκτωβρη|νοεμβρι\p{L}+|νοεμβρη|δεκεμβρι\p{L}+|δεκεμβρη)$/u
/** Feasts, seasons and parts of a year, behind a preposition. */
const SEASON =
  /^(?:christmas|easter|new year|year|holidays|weekend|half term|spring|summer|autumn|fall|winter|праздник\p{L}*|пасх\p{L}*|рождеств\p{L}*|год\p{L}?|выходн\p{L}*|отпуск\p{L}?|весн\p{L}+|лет(?:а|ом|у)|осен\p{L}+|зим\p{L}+|πασχα|χριστουγεννα|πρωτοχρονια|γιορτεσ|διακοπεσ|σαββατοκυριακο|ανοιξη|καλοκαιρι|φθινοπωρο|χειμωνα)$/u
const ORDINAL =
  /^(?:st|nd|rd|th|го|ое|ого|числа|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\p{L}+teenth|twentieth|thirtieth|перв(?:ого|ое)|втор(?:ого|ое)|треть(?:его|е)|четвертого|пятого|шестого|седьмого|восьмого|девятого|десятого|\p{L}+надцатого|двадцатого|тридцатого)$/u
const BEFORE =
  /^(?:in|on|at|by|within|after|before|until|till|over|from|around|about|every|once|the|this|next|following|coming|early|late|end|start|beginning|middle|of|a|another|other|new|в|во|к|ко|до|после|через|на|около|раз|кажд\p{L}+|следующ\p{L}+|ближаиш\p{L}+|эт(?:ои|у|ом|от)|тои|конц[еау]|течени[еи]|начал[еау]|середин[еуы]|нового|новыи|σε|στισ|στο|στη|στην|στον|μετα|πριν|μεχρι|ωσ|γυρω|κατα|καθε|μια|φορα|τη|την|το|τον|του|τησ|τισ|τα|επομεν\p{L}+|αλλ[ηο]ν?|ερχομεν\p{L}+|τελοσ|τελη|αρχεσ|μεσα)$/u
/** Of these words alone none says when. */
const SETS =
  /^(?:in|on|by|within|after|before|until|till|over|next|this|following|coming|every|once|end|start|beginning|middle|в|во|к|ко|до|после|через|раз|кажд\p{L}+|следующ\p{L}+|ближаиш\p{L}+|эт(?:ои|у|ом|от)|тои|конц[еау]|течени[еи]|начал[еау]|середин[еуы]|нового|σε|στο|στη|στην|στον|στισ|μετα|πριν|μεχρι|ωσ|καθε|φορα|τον|επομεν\p{L}+|αλλ[ηο]ν?|ερχομεν\p{L}+|τελοσ|τελη|αρχεσ|μεσα)$/u
const IDLE = /^(?:of|a|in on|in at|in next|about (?:on|in|at))(?: |$)/u
const PERIOD = /^(?:week|month|year|недел\p{L}+|месяц\p{L}*|год\p{L}?|εβδομαδ\p{L}+|βδομαδ\p{L}+|μηνα|χρονο)$/u
const PART =
  /^(?:morning|afternoon|evening|night|lunchtime|noon|midday|time|утр\p{L}+|утром|днем|вечер\p{L}*|обед\p{L}*|πρωι|απογευμα|μεσημερι|βραδυ)$/u
const CLOCK =
  /^(?:of|at|half|quarter|past|to|in|the|o'clock|am|pm|в|во|с|к|после|до|часов|час|часа|утра|вечера|στισ|στη|στην|και|μιση|παρα|τεταρτο|το|μετα|πριν|ωρα)$/u
const LENGTHS = new Set(['hour', 'day', 'week', 'month', 'year'])
const LEFT = 5
const RIGHT = 6

const isLength = (norm: string) => LENGTHS.has(unitOf(norm) ?? '')
const joins = ({ words }: Words, at: number) => !/[^\s'’-]/u.test(words[at]?.after ?? '')

const ARTICLE = /^(?:the|τη|την|το|τον|του|τησ|τισ|τα)$/u
/** The word before, and before an article: "at the end of the month". */
function wordBefore(all: Words, at: number): string {
  const back = joins(all, at - 1) && ARTICLE.test(all.words[at - 1]?.norm ?? '') ? at - 2 : at - 1
  return joins(all, back) ? (all.words[back]?.norm ?? '') : ''
}

/** Where the words that say when end, if they begin at `at`; null if none do. */
function coreAt(all: Words, at: number, to: number): number | null {
  const { words, numbers } = all
  const norm = words[at]?.norm ?? ''
  const before = wordBefore(all, at)
  const hit = startsWith(all, at, to, 'term')
  if (hit) return hit.to
  if (DAY.test(norm)) return at + 1
  const number = numbers.get(at)
  const counted = number ? Math.min(number.to, to) : null
  if (counted !== null && counted < to && joins(all, counted - 1)) {
    const next = words[counted]?.norm ?? ''
    if (isLength(next) || ORDINAL.test(next) || MONTH.test(next)) return counted + 1
  }
  const dated = number !== undefined || ORDINAL.test(norm)
  if (dated && joins(all, at) && at + 1 < to) {
    const of = words[at + 1]?.norm === 'of' ? at + 2 : at + 1
    if (of < to && MONTH.test(words[of]?.norm ?? '')) return of + 1
  }
  if (/^\d{1,2}[./]\d{1,2}$/u.test(norm) && SETS.test(before)) return at + 1
  if ((MONTH.test(norm) || SEASON.test(norm) || PERIOD.test(norm)) && SETS.test(before)) return at + 1
  return null
}

/** "On Tuesday at half past nine": what stands around a day or a length and says more exactly when. */
function widened(all: Words, from: number, to: number, core: Term): Term {
  const { words, numbers } = all
  let start = core.from
  while (start > from && core.from - start < LEFT && joins(all, start - 1) && BEFORE.test(words[start - 1]?.norm ?? ''))
    start--
  // "Come in on Monday", "how about on Monday": the first word belongs to what stands before.
  while (start < core.from && IDLE.test(`${words[start]?.norm} ${words[start + 1]?.norm}`)) start++
  let end = core.to
  let last = core.to
  while (end < to && end - core.to < RIGHT && joins(all, end - 1)) {
    const norm = words[end]?.norm ?? ''
    const number = numbers.get(end)
    const tells = PART.test(norm) || number !== undefined || /^\d{1,2}[:.]\d\d$/u.test(norm)
    const month = MONTH.test(norm) || ORDINAL.test(norm)
    if (!tells && !month && !CLOCK.test(norm)) break
    end =
      number && !isLength(words[Math.min(number.to, to)]?.norm ?? '')
        ? Math.max(end + 1, Math.min(number.to, to))
        : end + 1
    if (tells || month || /^(?:o'clock|am|pm|часов|часа|утра|вечера|μιση|τεταρτο)$/u.test(norm)) last = end
  }
  return { from: start, to: Math.max(core.to, last) }
}

/** What words `from` to `to` say of when, in their order: "in two weeks", "on the 14th of May", «во вторник в девять». */
export function termsIn(all: Words, from: number, to: number): Term[] {
  const terms: Term[] = []
  for (let at = from; at < to; at++) {
    const end = coreAt(all, at, to)
    if (end === null) continue
    const term = widened(all, from, to, { from: at, to: end })
    const last = terms.at(-1)
    if (last && term.from <= last.to && joins(all, last.to - 1))
      terms[terms.length - 1] = { from: last.from, to: Math.max(term.to, last.to) }
    else terms.push({ from: Math.max(term.from, last?.to ?? from), to: term.to })
    at = Math.max(at, (terms.at(-1)?.to ?? at + 1) - 1)
  }
  return terms
}
