import type { Unit } from '../lexicon/mark.ts'
import { isHold } from '../text/holds.ts'
import { type Item, isAny, markOf } from '../text/items.ts'

/** Most items between the parts of a number. */
const REACH = 6

const isGap = (item: Item | undefined) =>
  item?.kind === 'word' ||
  (item?.kind === 'stop' && (item.stop === 'pause' || item.stop === 'comma')) ||
  isAny(item, 'filler') ||
  isHold(item)

/** "One hundred… twenty", «девяносто, восемь», "one, thirty": the second may complete the first. */
export const completes = (first: number, second: number) =>
  Number.isInteger(first) &&
  ((first >= 100 && first % 100 === 0 && second < 100) ||
    (first >= 20 && first < 1000 && first % 10 === 0 && first % 100 !== 0 && second < 10) ||
    (first > 0 && first < 3 && second >= 10 && second < 100) ||
    (first > 0 && first < 10 && second < 10) ||
    (first >= 34 && first <= 42 && second < 10))

/** Index after the second number, its pair or tenths, and fillers. */
function afterQuantity(items: readonly Item[], at: number): number {
  let next = at + 1
  while (next < at + REACH && (isAny(items[next], 'over', 'and', 'half', 'filler') || items[next]?.kind === 'number'))
    next++
  return next
}

/** Units that a number before a pause does not share: «девяносто, восемь процентов» may be 98, "ninety, two litres" is not 92. */
const OWN: ReadonlySet<Unit> = new Set(['litres', 'degrees', 'fahrenheit', 'breaths', 'years', 'other'])

/** Units of which a single digit is a usual amount. */
const SMALL: ReadonlySet<Unit> = new Set(['litres', 'years', 'other'])

/**
 * The indexes of numbers that may be two parts of one number, torn by a pause. A number with its own name or unit
 * behind it is whole.
 */
export function tornNumbers(items: readonly Item[]): ReadonlySet<number> {
  const torn = new Set<number>()
  for (const [at, item] of items.entries()) {
    // The one of "thirty-seven and one" is a tenth.
    if (item.kind !== 'number' || item.number.decimal || isAny(items[at - 1], 'and')) continue
    let next = at + 1
    while (next < at + REACH && isGap(items[next])) next++
    const second = items[next]
    if (next === at + 1 || second?.kind !== 'number' || second.number.decimal) continue
    // "Thirty-six… six six": digit by digit the first one may complete it.
    const digit = second.number.spelled ? Number(String(second.number.value)[0]) : second.number.value
    if (second.number.value === item.number.value) continue
    // Two pressures: "10 με 6, τώρα 8 με 5".
    if (isAny(items[at - 1], 'over') && isAny(items[next + 1], 'over')) continue
    const counted = item.number.spelled && second.number.spelled
    if (!counted && !completes(item.number.value, second.number.value) && !completes(item.number.value, digit)) continue
    const after = afterQuantity(items, next)
    const unit = markOf(items[after], 'unit')?.of
    // A name with a number behind it leads that number.
    const listed = items.slice(at + 1, next).every(each => each.kind === 'stop' && each.stop === 'comma')
    const claimed = items[at - 1] !== undefined && items[at - 1]?.kind !== 'stop'
    const named =
      listed && (claimed || digit >= 10) && isAny(items[after], 'name') && items[after + 1]?.kind !== 'number'
    if (named || (unit !== undefined && OWN.has(unit) && (digit >= 10 || SMALL.has(unit)))) continue
    torn.add(at).add(next)
  }
  return torn
}
