import type { Locale } from '../../contract/entities/user.ts'
import { textOf } from '../records/report.ts'
import type { Point } from '../timeline/point.ts'

/** Of a converted value: three figures that count. */
const FIGURES = 3
const COMPARATOR = { '<': '<', '>': '>', '<=': '≤', '>=': '≥' } as const

const isComma = (locale: Locale) => locale !== 'en'

/** Digits behind the decimal sign of a printed number, 10 at most. */
export const digitsOf = (printed: string): number => Math.min(10, /[.,](\d+)\s*\D*$/.exec(printed)?.[1]?.length ?? 0)

/** A number with the language's decimal sign and without grouping: the same text everywhere. */
export function printNumber(value: number, digits: number, locale: Locale): string {
  const plain = plainNumber(value)
  const printed = digits > digitsOf(plain) ? value.toFixed(digits) : plain
  return isComma(locale) ? printed.replace('.', ',') : printed
}

/** Without an exponent. */
function plainNumber(value: number): string {
  const short = String(value)
  return /e/i.test(short) ? value.toFixed(10).replace(/\.?0+$/, '') : short
}

/** Three figures that count, whole numbers whole. */
export function printConverted(value: number, locale: Locale): string {
  return printNumber(Number(value.toPrecision(FIGURES)), 0, locale)
}

export const parseNumber = (printed: string): number => Number(printed.replace(/^≈\s*/, '').replace(',', '.'))

/** The number of a point as its sheet prints it, or converted. */
export function printValue(point: Extract<Point, { kind: 'number' }>, locale: Locale): string {
  if (point.converted) return printConverted(point.value, locale)
  return printNumber(point.value, digitsOf(textOf(point.row.rawValue)), locale)
}

/** A result that is no number: a bound with its comparator, a word as it was printed. */
export function printOther({ row }: Point, locale: Locale, said: { yes: string; no: string }): string {
  const { value, comparator, rawValue } = row
  if (typeof value === 'number') {
    const printed = printNumber(value, digitsOf(textOf(rawValue)), locale)
    return comparator ? `${COMPARATOR[comparator] ?? ''} ${printed}` : printed
  }
  if (textOf(rawValue) !== '') return textOf(rawValue)
  if (typeof value === 'boolean') return value ? said.yes : said.no
  return textOf(value)
}

/** dd.mm.yyyy in every language (decision 30); of an incomplete day what is known of it. */
export const printDay = (day: string): string => day.split('-').reverse().join('.')

/** The later less the earlier, from the numbers as they are printed, with their digits. */
export function differenceOf(earlier: string, later: string, locale: Locale): { by: number; printed: string } {
  const digits = Math.max(digitsOf(earlier), digitsOf(later))
  const by = Number((parseNumber(later) - parseNumber(earlier)).toFixed(digits))
  return { by, printed: printNumber(Math.abs(by), 0, locale) }
}

/** How many percent of the earlier number lie between both, with one digit; null where that says nothing. */
export function percentOf(earlier: string, later: string, locale: Locale): string | null {
  const [from, to] = [parseNumber(earlier), parseNumber(later)]
  if (!(from > 0) || to < 0) return null
  return printNumber(Number(((100 * Math.abs(to - from)) / from).toFixed(1)), 0, locale)
}
