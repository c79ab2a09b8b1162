import type { Locale } from '../../../contract/entities/user.ts'
import type { PrintedNumber } from './printed-number.ts'

export type NumberStyle = 'decimal' | 'grouped'

/** Bounds of the same magnitude as the value, in its printed unit. */
export type Magnitude = readonly [low: number | null, high: number | null]

const FACTOR = 20
/** One reading of a number is the right one if the other is this many times further off. */
const CLEARLY = 8

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
  const beside: Magnitude[] = rivals.length > 0 ? [extentOf(rivals)] : []
  const away = (value: number) => farFrom(value, rivals.length > 0 ? beside : usual)
  const asDecimal = Math.max(...open.map(one => away(one.decimal)))
  const asGrouped = Math.max(...open.map(one => away(one.grouped ?? one.decimal)))
  if (
    Math.min(asDecimal, asGrouped) <= FACTOR &&
    Math.max(asDecimal, asGrouped) >= CLEARLY * Math.min(asDecimal, asGrouped)
  )
    return { style: asDecimal < asGrouped ? 'decimal' : 'grouped', sure: true }
  const sign = open[0]?.sign ?? null
  const usualSign = language === 'en' ? '.' : ','
  const style: NumberStyle = sign === usualSign || (language !== 'en' && decimalSign === sign) ? 'decimal' : 'grouped'
  const decided = usual.length === 0 && rivals.length === 0 && (sign === usualSign || language === 'en')
  return { style, sure: decided }
}

const extentOf = (numbers: readonly PrintedNumber[]): Magnitude => {
  const sizes = numbers.map(one => Math.abs(one.decimal))
  return [Math.min(...sizes), Math.max(...sizes)]
}

/** The factor by which a number lies outside the nearest of some ranges; 1 inside. */
function farFrom(value: number, ranges: readonly Magnitude[]): number {
  const size = Math.abs(value)
  const factors = ranges.map(([low, high]) => {
    if (high !== null && size > high) return size / Math.max(high, Number.MIN_VALUE)
    return low !== null && low > 0 && size < low ? low / Math.max(size, Number.MIN_VALUE) : 1
  })
  return factors.length > 0 ? Math.min(...factors) : 1
}

export const numberIn = (number: PrintedNumber, style: NumberStyle) =>
  style === 'grouped' ? (number.grouped ?? number.decimal) : number.decimal
