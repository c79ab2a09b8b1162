import type { Measure, Unit } from '../lexicon/mark.ts'
import { isHold } from '../text/holds.ts'
import { type Item, isAny, markOf } from '../text/items.ts'
import { isPlausible } from './measure-value.ts'
import { nameAfter } from './topic.ts'

/** One number with its unit, a pair (120/80), or two ends of a range. `next`: index of the first item after it. */
export interface Quantity {
  readonly form: 'single' | 'pair' | 'range' | 'out-of'
  readonly first: number
  readonly second: number | undefined
  /** The first number was said digit by digit, which may also mean "two or three". */
  readonly spelled: boolean
  readonly unit: Unit | undefined
  readonly vague: boolean
  /** The numbers are joined by a slash or a dash, which dates and proportions use too. */
  readonly stroke: boolean
  readonly next: number
}

/** `as`: the measure that the numbers belong to; it decides how "thirty-seven and two" or "90 60" is read. */
export interface Reading {
  readonly as: Measure | undefined
  readonly greek: boolean
}

const isDigit = (value: number) => Number.isInteger(value) && value >= 0 && value <= 9

const looksLikeTemperature = (value: number) =>
  Number.isInteger(value) && ((value >= 30 && value <= 44) || (value >= 90 && value <= 112))

const unitAt = (items: readonly Item[], at: number) => markOf(items[at], 'unit')?.of

const endsHere = (item: Item | undefined) =>
  item === undefined || item.kind === 'stop' || isAny(item, 'name', 'time', 'oxygen', 'acvpu', 'contrast', 'no-fever')

/** "Temperature 38, 3 GCS": a digit that is a value of the name after it is not a tenth. */
function isOwnValue(items: readonly Item[], at: number, digit: number): boolean {
  const behind = nameAfter(items, at + 1)
  return behind !== undefined && behind.of !== 'BP' && isPlausible(behind.of, digit)
}

/** Tenths that are separate from their number: "thirty-eight five", «36 и 6», «37,2» split into "37, 2". */
function tenthsAfter(items: readonly Item[], at: number, whole: number): { value: number; next: number } | undefined {
  if (isAny(items[at], 'half')) return { value: whole + 0.5, next: at + 1 }
  const joint = items[at]
  const torn = joint?.kind === 'stop' && joint.stop === 'comma'
  const digitAt = joint?.kind === 'number' ? at : torn || joint?.kind === 'dash' || isAny(joint, 'and') ? at + 1 : -1
  const digit = items[digitAt]
  if (digit?.kind !== 'number' || digit.number.decimal || !isDigit(digit.number.value)) return undefined
  if (digit.number.inWords && torn) return undefined
  if ((torn || joint === digit) && isOwnValue(items, digitAt, digit.number.value)) return undefined
  const tenths = isAny(items[digitAt + 1], 'tenths')
  const next = tenths ? digitAt + 2 : digitAt + 1
  const unit = unitAt(items, next)
  const ends = endsHere(items[next]) || unit === 'degrees' || unit === 'fahrenheit' || isAny(items[next], 'over')
  const mayGoOn = !torn && unit === undefined && !isAny(items[next], 'to', 'or')
  return tenths || ends || mayGoOn ? { value: whole + digit.number.value / 10, next } : undefined
}

interface Amount {
  readonly value: number
  readonly spelled: boolean
  readonly next: number
}

/** The number at `at`, with separate tenths if the measure has tenths. */
function amountAt(items: readonly Item[], at: number, { as, greek }: Reading): Amount | undefined {
  const item = items[at]
  if (item?.kind !== 'number') return undefined
  const { value, spelled, decimal } = item.number
  const plain = { value, spelled, next: at + 1 }
  if (decimal) return plain
  const half = isAny(items[at + 1], 'half') ? { value: value + 0.5, spelled, next: at + 2 } : undefined
  if (half) return half
  if (as === 'Temp' && looksLikeTemperature(value)) {
    const found = tenthsAfter(items, at + 1, value)
    return found ? { ...found, spelled } : plain
  }
  if (greek && value < 30 && isAny(items[at + 1], 'and')) {
    const found = tenthsAfter(items, at + 1, value)
    if (found && isAny(items[found.next], 'over')) return { ...found, spelled }
  }
  return plain
}

const skipFillers = (items: readonly Item[], at: number): number => {
  let here = at
  for (let item = items[here]; here < at + 4; item = items[++here]) {
    const pause = item?.kind === 'stop' && item.stop === 'pause'
    if (!pause && !(isAny(item, 'filler', 'about') && !isAny(item, 'name', 'over', 'to'))) break
  }
  return here
}

/** True for what may stand between the two numbers of a pressure: "110 over… one second… over 70". */
export const isHesitation = (item: Item | undefined): boolean =>
  (item?.kind === 'stop' && item.stop !== 'sentence' && item.stop !== 'question') ||
  (isAny(item, 'filler', 'over') && !isAny(item, 'name', 'to')) ||
  isHold(item)

function skipHesitation(items: readonly Item[], at: number): number {
  let here = at
  while (here < at + 8 && isHesitation(items[here])) here++
  return items[here]?.kind === 'number' ? here : at
}

interface Joined {
  readonly form: 'pair' | 'range' | 'out-of'
  readonly at: number
  readonly stroke: boolean
}

/** "Between 100 and 110". */
const betweenTwo = (and: number): Joined => ({ form: 'range', at: and + 1, stroke: false })

function jointAfter(items: readonly Item[], at: number, as: Measure | undefined): Joined | undefined {
  const item = items[at]
  const pressure = as === 'BP' || as === 'SBP' || as === undefined
  if (isAny(item, 'out-of') && as === 'GCS') return { form: 'out-of', at: at + 1, stroke: false }
  if (isAny(item, 'over')) {
    const stroke = item?.norm === '/' || item?.norm === '\\'
    return { form: as === 'GCS' && stroke ? 'out-of' : pressure ? 'pair' : 'range', at: at + 1, stroke }
  }
  if (item?.kind === 'dash') return { form: as === 'BP' || as === 'SBP' ? 'pair' : 'range', at: at + 1, stroke: true }
  if (isAny(item, 'to', 'or') && !isAny(item, 'out-of')) return { form: 'range', at: at + 1, stroke: false }
  if (as === 'BP' && item?.kind === 'number') return { form: 'pair', at, stroke: false }
  if (as === 'BP' && isAny(item, 'and')) return { form: 'pair', at: at + 1, stroke: false }
  return undefined
}

/** True if two numbers may be a pressure: they differ, and have no unit or a unit of pressure. */
const pairs = (first: number, second: Amount, unit: Unit | undefined) =>
  first !== second.value && (unit === undefined || unit === 'mmHg' || unit === 'cmHg')

/** The quantity that starts with the number at `at`. */
export function quantityAt(items: readonly Item[], at: number, reading: Reading): Quantity | undefined {
  const first = amountAt(items, at, reading)
  if (!first) return undefined
  const single = (): Quantity => {
    const unit = unitAt(items, first.next)
    let next = unit === undefined ? first.next : first.next + 1
    if (unit !== undefined && unitAt(items, next) === 'per-minute') next++
    const vague = isAny(items[next], 'vague') || (isAny(items[next], 'and') && isAny(items[next + 1], 'vague'))
    return {
      form: 'single',
      first: first.value,
      second: undefined,
      spelled: first.spelled,
      unit,
      vague,
      stroke: false,
      next,
    }
  }
  const firstUnit = unitAt(items, first.next)
  const mayBeJoined =
    firstUnit === 'percent' || firstUnit === 'mmHg' || firstUnit === 'litres' || firstUnit === 'degrees'
  const past = firstUnit !== undefined || isAny(items[first.next], 'about') ? first.next + 1 : first.next
  const jointAt = firstUnit === undefined || mayBeJoined ? past : first.next
  const between = isAny(items[at - 1], 'between') && isAny(items[jointAt], 'and')
  const joined = between ? betweenTwo(jointAt) : jointAfter(items, jointAt, reading.as)
  const joint = firstUnit && !mayBeJoined ? undefined : joined
  if (!joint) return single()
  const over = joint.form === 'pair' && !joint.stroke && isAny(items[jointAt], 'over')
  const secondAt = over ? skipHesitation(items, joint.at) : skipFillers(items, joint.at)
  const second = amountAt(items, secondAt, reading)
  if (!second) return single()
  const unit = unitAt(items, second.next)
  const written = items[jointAt]?.kind === 'number' || isAny(items[jointAt], 'and')
  if (
    joint.form === 'pair' &&
    (!pairs(first.value, second, unit) ||
      // "One-ten over, hang on, one-ten over seventy" begins again.
      isAny(items[second.next], 'over') ||
      (written && second.value >= first.value))
  )
    return single()
  // "93 σε 3 λίτρα" is a saturation on three litres; only "2 to 3 litres" is a range of litres.
  const ofLitres = joint.form === 'range' && !isAny(items[jointAt], 'over') && first.value < 20
  if ((unit === 'litres' || firstUnit === 'litres') && !ofLitres) return single()
  if (unit === 'other' || unit === 'years') return single()
  return {
    form: joint.form,
    first: first.value,
    second: second.value,
    spelled: first.spelled,
    unit: unit ?? firstUnit,
    vague: isAny(items[second.next], 'vague'),
    stroke: joint.stroke,
    next: unit === undefined ? second.next : second.next + 1,
  }
}
