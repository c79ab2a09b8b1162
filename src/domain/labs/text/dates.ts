import { fold, foldedWords, tidy } from './fold.ts'

export interface PrintedDate {
  /** yyyy-mm-dd, day first where the order is open. */
  dayFirst: string | null
  /** The same read month first; null if that is no date. */
  monthFirst: string | null
  text: string
  at: number
}

const MONTHS: readonly string[] = [
  'янв* jan* ιαν*',
  'фев* feb* φεβ*',
  'мар* mar* μαρ*',
  'апр* apr* απρ*',
  'май мая may μαι* μαϊ*',
  'июн* jun* ιουν*',
  'июл* jul* ιουλ*',
  'авг* aug* αυγ*',
  'сен* sep* σεπ*',
  'окт* oct* οκτ*',
  'ноя* nov* νοε*',
  'дек* dec* δεκ*',
]
const MONTH_WORDS = MONTHS.flatMap((list, month) =>
  list.split(' ').map(word => ({ stem: fold(word.replace('*', '')), open: word.endsWith('*'), month: month + 1 })),
)

const ISO = /(?<![\d])((?:19|20)\d\d)[-./](\d{1,2})[-./](\d{1,2})(?!\d)/gu
const NUMERIC = /(?<![\d.,/])(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2\s?((?:19|20)\d\d|\d\d)(?![\d])/gu
const LONG = /(?<!\d)(\d{1,2})(?:st|nd|rd|th|η|ης)?[\s.-]{1,2}(\p{L}{3,12})\.?[\s,.-]{1,2}((?:19|20)\d\d|\d\d)(?!\d)/gu
const AMERICAN = /(\p{L}{3,9})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s((?:19|20)\d\d)(?!\d)/gu

/** Every date in a text, in its order. */
export function datesIn(text: string): PrintedDate[] {
  const source = tidy(text)
  const found: PrintedDate[] = []
  const push = (at: number, raw: string, dayFirst: string | null, monthFirst: string | null) => {
    if ((dayFirst || monthFirst) && !found.some(one => at >= one.at && at < one.at + one.text.length))
      found.push({ dayFirst, monthFirst, text: raw, at })
  }
  for (const one of source.matchAll(ISO)) push(one.index, one[0], iso(one[1], one[2], one[3]), null)
  for (const one of source.matchAll(NUMERIC)) {
    const year = fullYear(one[4])
    const monthFirst = one[2] === '.' ? null : iso(year, one[1], one[3])
    push(one.index, one[0], iso(year, one[3], one[1]), monthFirst)
  }
  for (const one of source.matchAll(LONG)) push(one.index, one[0], iso(fullYear(one[3]), monthOf(one[2]), one[1]), null)
  for (const one of source.matchAll(AMERICAN)) push(one.index, one[0], iso(one[3], monthOf(one[1]), one[2]), null)
  return found.sort((a, b) => a.at - b.at)
}

/** Whether a whole text is a date, with or without a time of day. */
export function isDate(text: string): boolean {
  const [only] = datesIn(text)
  if (!only || only.at > 0) return false
  return /^[\s,]*(?:\d{1,2}[:.]\d{2}(?::\d{2})?)?\s*(?:am|pm|г\.?)?$/iu.test(tidy(text).slice(only.text.length))
}

function monthOf(word: string | undefined): string | undefined {
  const [folded = ''] = foldedWords(word ?? '')
  const found = MONTH_WORDS.find(({ stem, open }) => (open ? folded.startsWith(stem) : folded === stem))
  return found && String(found.month)
}

const fullYear = (year: string | undefined) => (year?.length === 2 ? `20${year}` : year)

function iso(year: string | undefined, month: string | undefined, day: string | undefined): string | null {
  if (!year || !month || !day) return null
  const [y, m, d] = [Number(year), Number(month), Number(day)]
  if (y < 1900 || y > 2100 || m < 1 || m > 12 || d < 1 || d > new Date(Date.UTC(y, m, 0)).getUTCDate()) return null
  return `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
}
