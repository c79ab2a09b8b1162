import type { Cell as CellName, Doubt } from '../../../contract/entities/health-report.ts'
import { usualMagnitudes } from '../catalogue/usual-range.ts'
import type { ResolvedRange } from '../range/resolve-range.ts'
import { flagDirection } from '../text/flags.ts'
import { isNear, type Magnitude } from '../text/number-style.ts'
import type { PrintedNumber } from '../text/printed-number.ts'
import type { Sheet } from './sheet.ts'
import type { ValueCell } from './value-cell.ts'

export type AddDoubt = (cell: CellName, reason: Doubt['reason']) => void

/** A value a factor 20 away from its range is more often misread than true. */
export function checkMagnitude(value: number, cell: ValueCell, { bounds, possible }: ResolvedRange, doubt: AddDoubt) {
  if (cell.content.kind === 'number' && cell.content.comparator) return
  const ranges = bounds ? [bounds] : possible
  if (ranges.length > 0 && !ranges.some(one => isNear(value, [one.min, one.max]))) doubt('value', 'far-from-range')
}

/** A picture loses decimal signs: 402 beside 41,0 - 53,0 may be 40,2. */
export function checkLostSign(
  value: number,
  numbers: readonly PrintedNumber[],
  resolved: ResolvedRange,
  usual: readonly Magnitude[],
  doubt: AddDoubt,
) {
  const [own, ...bounds] = numbers
  if (bounds.length > 0 && bounds.every(one => one.digitsAfter === 0) && areTenfold(resolved, usual)) {
    doubt('range', 'ambiguous-number')
    if (own?.digitsAfter === 0) doubt('value', 'ambiguous-number')
  }
  const decimals = Math.max(0, ...bounds.map(one => one.digitsAfter))
  if (!own || own.digitsAfter > 0 || decimals === 0) return
  const ranges = resolved.bounds ? [resolved.bounds] : resolved.possible
  const isWithin = (one: number) =>
    ranges.some(({ min, max }) => one >= (min ?? 0) / 2 && (max === null || one <= max * 2))
  const isInside = ranges.some(({ min, max }) => value >= (min ?? value) && value <= (max ?? value))
  if (!isInside && [10, 100, 1000].some(factor => isWithin(value / factor))) doubt('value', 'ambiguous-number')
}

/** Digits that an arrow or a mark right behind a number is read as. */
export const MARK_DIGITS = /[147]$/u

/** "6.8↑" is read as 6.81: a last digit that the bounds do not have, or that makes the value ten times too large. */
export function checkGluedMark(
  raw: string,
  value: number,
  [own, ...bounds]: readonly PrintedNumber[],
  { bounds: range }: ResolvedRange,
  usual: readonly Magnitude[],
  doubt: AddDoubt,
) {
  if (!own || !MARK_DIGITS.test(raw)) return
  const isFiner = bounds.length > 0 && own.digitsAfter > Math.max(...bounds.map(one => one.digitsAfter))
  const highest = range?.max ?? Math.max(0, ...usual.map(([, high]) => high ?? 0))
  const isTenfold = own.digitsAfter === 0 && highest > 0 && value > highest && value / 10 <= 3 * highest
  if (isFiner || isTenfold) doubt('value', 'ambiguous-number')
}

const ALIKE = 1.25
const STRANGE = 1.7
const OTHER_UNIT = 3.5

/** One bound as usual and the other far from it: a digit of it was misread, as 70 - 105 as 30 - 105. */
export function checkBounds({ bounds }: ResolvedRange, usual: readonly Magnitude[], doubt: AddDoubt) {
  if (bounds === null || bounds.min === null || bounds.max === null || usual.length === 0) return
  const factor = (a: number, b: number | null) => (b === null || b <= 0 || a <= 0 ? 1 : Math.max(a / b, b / a))
  const { min, max } = bounds
  const factors = usual.map(([low, high]) => [factor(min, low), factor(max, high)] as const)
  // Both far off by the same factor: another unit than was read, ‰ for %.
  if (factors.every(pair => Math.min(...pair) > OTHER_UNIT)) doubt('unit', 'unknown-unit')
  const isStrange = ([low, high]: readonly [number, number]) =>
    Math.min(low, high) < ALIKE && Math.max(low, high) > STRANGE
  if (factors.every(isStrange)) doubt('range', 'ambiguous-number')
}

/** Whether whole bounds are about ten times those that the test usually has: 25 - 78 for 2.5 - 7.8. */
function areTenfold({ bounds, possible }: ResolvedRange, usual: readonly Magnitude[]): boolean {
  const own = bounds ?? possible[0]
  if (!own || usual.length === 0) return false
  const isTenfold = (bound: number | null, typical: number | null) =>
    bound !== null && typical !== null && typical > 0 ? bound / typical > 5 && bound / typical < 20 : null
  return usual.every(([low, high]) => {
    const signs = [isTenfold(own.min, low), isTenfold(own.max, high)].filter(one => one !== null)
    return signs.length > 0 && signs.every(Boolean)
  })
}

/** Whether numbers of this size are usual for a test in a unit; true where the catalogue cannot tell. */
export function isUsualIn(unit: string, id: string | null, numbers: readonly PrintedNumber[]): boolean {
  const usual = usualMagnitudes(id, unit)
  if (usual.length === 0) return true
  const sizes = numbers.flatMap(one => [one.decimal, one.grouped ?? one.decimal]).filter(one => one !== 0)
  return sizes.length === 0 || sizes.some(size => usual.some(range => isNear(size, range)))
}

/** Where the printed mark and the bounds disagree, one of them was misread, or the sheet is wrong. */
export function checkFlag(
  flag: string | null,
  value: number,
  refExceed: 0 | 1 | null,
  { bounds }: ResolvedRange,
  sheet: Sheet,
  doubt: AddDoubt,
) {
  if (refExceed === null) return
  const direction = flag ? flagDirection(flag, sheet.isPicture) : null
  const isLow = bounds !== null && bounds.min !== null && value <= bounds.min
  const disagrees =
    direction === null
      ? sheet.hasFlags && refExceed === 1 && !flag
      : direction === 'inside'
        ? refExceed === 1
        : refExceed === 0 || (direction === 'low' && !isLow && bounds !== null) || (direction === 'high' && isLow)
  if (disagrees) doubt('value', 'flag-disagrees')
}
