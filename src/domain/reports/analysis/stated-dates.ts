import { plain } from '../../triage/speech/text/scan.ts'
import type { Span } from '../extraction.ts'

/** A full date that was said or written: day, month and year. */
export interface StatedDate {
  /** `yyyy-mm-dd`. */
  date: string
  span: Span
  isBirth: boolean
}

const MONTHS: readonly (readonly string[])[] = [
  ['январ', 'january', 'jan', 'ιανουαρ', 'γεναρ'],
  ['феврал', 'february', 'feb', 'φεβρουαρ', 'φλεβαρ'],
  ['март', 'march', 'mar', 'μαρτ'],
  ['апрел', 'april', 'apr', 'απριλ'],
  ['мая', 'may', 'μαι', 'μαη'],
  ['июн', 'june', 'jun', 'ιουν'],
  ['июл', 'july', 'jul', 'ιουλ'],
  ['август', 'august', 'aug', 'αυγουστ'],
  ['сентябр', 'september', 'sep', 'σεπτεμβρ'],
  ['октябр', 'october', 'oct', 'οκτωβρ'],
  ['ноябр', 'november', 'nov', 'νοεμβρ'],
  ['декабр', 'december', 'dec', 'δεκεμβρ'],
]
const BIRTH = /рожден|родил|р\.|born|birth|dob|γεννηθ|γεννησ/u
const FIGURES = /(?<!\d)(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?!\d)|(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/gu
const WORDS =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|η|ης)?\s+(?:of\s+)?(\p{L}+)\s*,?\s+(\d{4})(?!\d)|(?<!\p{L})(\p{L}+)\s+(\d{1,2})(?:st|nd|rd|th)?\s*,\s*(\d{4})(?!\d)/gu
/** Characters before and behind a date in which birth may be named. */
const NEAR = 40

/** Dates of a text whose day, month and year were stated. `12/3/2024` is the twelfth of March. */
export function statedDates(text: string): StatedDate[] {
  const found: StatedDate[] = []
  const add = (year: string | undefined, month: number, day: string | undefined, at: number, length: number) => {
    const [y, d] = [Number(year), Number(day)]
    const real = new Date(Date.UTC(y, month - 1, d))
    if (real.getUTCMonth() !== month - 1 || real.getUTCDate() !== d || y < 1900) return
    const before =
      text
        .slice(Math.max(0, at - NEAR), at)
        .split(/[.!?;]\s|\n/u)
        .at(-1) ?? ''
    const around = plain(before + (text.slice(at + length, at + length + 20).split(/[.,!?;\n]/u)[0] ?? ''))
    found.push({ date: real.toISOString().slice(0, 10), span: [at, at + length], isBirth: BIRTH.test(around) })
  }
  for (const one of text.matchAll(FIGURES))
    if (one[4]) add(one[4], Number(one[5]), one[6], one.index, one[0].length)
    else add(one[3], Number(one[2]), one[1], one.index, one[0].length)
  for (const one of text.matchAll(WORDS)) {
    const month = plain(one[2] ?? one[4] ?? '')
    const index = MONTHS.findIndex(names =>
      names.some(name =>
        name.length > 3
          ? month.startsWith(name)
          : month === name || (name.length === 3 && month.startsWith(name) && month.length > 3),
      ),
    )
    if (index >= 0) add(one[3] ?? one[6], index + 1, one[1] ?? one[5], one.index, one[0].length)
  }
  return found.sort((a, b) => a.span[0] - b.span[0])
}
