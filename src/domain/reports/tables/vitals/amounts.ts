import { type Item, isAny } from '../../../triage/speech/text/items.ts'
import type { Measure } from './measures.ts'

/** `other`: a range, or a number of something else ("for ten days", "12 stone"). */
export interface Amount {
  readonly kind: 'value' | 'other'
  readonly value: number
  readonly unit: string | null
  /** Item of the number. */
  readonly at: number
  /** Index behind its last item. */
  readonly to: number
}

const METRE = /^(?:met(?:re|er)s?|метра?|μετρ\p{L}+)$/u
/** Units without a mark of their own. */
const OTHER_UNIT = /^(?:stones?|spoons?|ложк\p{L}*|ложек|кусоч\p{L}*|κουταλ\p{L}*|feet|foot)$/u

/** "Ninety-one, doctor", of which the grammar of triage reads a gram. */
const DOCTOR = /^γιατρε/u

const numberAt = (items: readonly Item[], at: number): number | undefined => {
  const item = items[at]
  return item?.kind === 'number' ? item.number.value : undefined
}

/** The number at `at` with what belongs to it: tenths, grams behind kilos, centimetres behind a metre. */
export function amountAt(items: readonly Item[], texts: readonly string[], measure: Measure, at: number): Amount {
  const { value, to } = wholeAt(items, texts, measure, at)
  const unit = texts[to] ?? ''
  const own = measure.units.test(unit)
  const end = own ? to + 1 : to
  const foreign = !own && !DOCTOR.test(unit) && (isAny(items[to], 'unit') || OTHER_UNIT.test(unit))
  const joins = items[end]?.kind === 'dash' || isAny(items[end], 'to', 'or')
  const range = joins && numberAt(items, end + 1) !== undefined && !isAny(items[at - 1], 'from')
  // "Height, weight? – One seventy, eighty kilos".
  const metres = measure.name === 'weight' && value <= 2 && (numberAt(items, to) ?? 0) >= 10
  const inStones = foreign && numberAt(items, end + 1) !== undefined
  const fits = value >= measure.least && value <= measure.most
  return {
    kind: foreign || range || metres || !fits ? 'other' : 'value',
    value,
    unit: /^(?:pound|lb)/u.test(unit) ? 'lb' : measure.unit,
    at,
    to: range ? end + 2 : metres ? to + 1 : inStones ? end + 2 : end,
  }
}

function wholeAt(items: readonly Item[], texts: readonly string[], { name, units }: Measure, at: number) {
  const value = numberAt(items, at) ?? 0
  if (name === 'height') return centimetresAt(items, texts, value, at)
  if (isAny(items[at + 1], 'half')) return { value: value + 0.5, to: at + 2 }
  const behindUnit = units.test(texts[at + 1] ?? '') ? at + 2 : at + 1
  const gramsAt = isAny(items[behindUnit], 'and') ? behindUnit + 1 : behindUnit
  const grams = numberAt(items, gramsAt) ?? 0
  // "Three kilos 400", «четыре двести».
  if (name === 'weight' && grams >= 100 && (value < 10 || grams % 100 === 0))
    return { value: value + grams / 1000, to: gramsAt + 1 }
  const tenths = isAny(items[at + 1], 'and') ? numberAt(items, at + 2) : undefined
  const whole = tenths === undefined || tenths > 9 || !Number.isInteger(value)
  return whole ? { value, to: at + 1 } : { value: value + tenths / 10, to: at + 3 }
}

/** "One metre seventy-five", «метр семьдесят пять», "1.75". */
function centimetresAt(items: readonly Item[], texts: readonly string[], value: number, at: number) {
  const behind = METRE.test(texts[at + 1] ?? '') || isAny(items[at + 1], 'and') ? at + 2 : at + 1
  const rest = numberAt(items, behind) ?? 0
  if ((value === 1 || value === 2) && rest >= 10 && rest < 100) return { value: value * 100 + rest, to: behind + 1 }
  if (METRE.test(texts[at - 1] ?? '') && value >= 10 && value < 100) return { value: 100 + value, to: at + 1 }
  return { value: value >= 1 && value < 2.4 ? Math.round(value * 100) : value, to: at + 1 }
}
