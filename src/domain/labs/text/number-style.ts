import type { Locale } from '../../../contract/entities/user.ts'
import type { PrintedNumber } from './printed-number.ts'

export type NumberStyle = 'decimal' | 'grouped'

/** Bounds of the same magnitude as the value, in its printed unit. */
export type Magnitude = readonly [low: number | null, high: number | null]

const FACTOR = 20

/** Whether a value lies within a factor 20 of a range. */
export function isNear(value: number, [low, high]: Magnitude): boolean {
  const size = Math.abs(value)
  const sizes = [low, high].filter(bound => bound !== null).map(Math.abs)
  const top = Math.max(...sizes)
  const bottom = low === null || high === null || low <= 0 ? top / 1000 : Math.min(...sizes)
  if (sizes.length === 0) return true
  if (high === null) return size * FACTOR > bottom
  return size < top * FACTOR && (value <= 0 || size * FACTOR > bottom)
}

/**
 * How the numbers of a row with three digits after their sign are read. `1,015` is a decimal in Russian and a thousand
 * in English; the magnitude of the test's usual range and of unambiguous numbers beside it decide before the language.
 */
export function numberStyle(
  numbers: readonly PrintedNumber[],
  { usual, language, decimalSign }: { usual: readonly Magnitude[]; language: Locale; decimalSign: ',' | '.' | null },
): { style: NumberStyle; sure: boolean } {
  const open = numbers.filter(one => one.grouped !== null)
  if (open.length === 0) return { style: 'decimal', sure: true }
  const rivals = numbers.filter(one => one.grouped === null && one.decimal !== 0)
  if (rivals.some(one => one.sign === open[0]?.sign && one.sign !== null)) return { style: 'decimal', sure: true }
  const near = (value: number) =>
    usual.length > 0
      ? usual.some(range => isNear(value, range))
      : rivals.length === 0 || rivals.some(one => isNear(value, [one.decimal, one.decimal]))
  const asDecimal = open.every(one => near(one.decimal))
  const asGrouped = open.every(one => near(one.grouped ?? one.decimal))
  if (asDecimal !== asGrouped) return { style: asDecimal ? 'decimal' : 'grouped', sure: true }
  const sign = open[0]?.sign ?? null
  const usualSign = language === 'en' ? '.' : ','
  const style: NumberStyle = sign === usualSign || (language !== 'en' && decimalSign === sign) ? 'decimal' : 'grouped'
  const decided = usual.length === 0 && rivals.length === 0 && (sign === usualSign || language === 'en')
  return { style, sure: decided }
}

export const numberIn = (number: PrintedNumber, style: NumberStyle) =>
  style === 'grouped' ? (number.grouped ?? number.decimal) : number.decimal
