import type { NumberFact } from '../heard-vitals.ts'
import { isHold } from '../text/holds.ts'
import { isAny } from '../text/items.ts'
import type { Ledger } from './ledger.ts'
import { inOwnUnit, isPlausible, unitSuits } from './measure-value.ts'
import { completePressure, oneOfTwo } from './pressures.ts'
import type { Quantity } from './quantity.ts'
import { hesitatedUpTo, isAdjacent, isTalk, wasConverted } from './since-last.ts'
import { doubtBeforeSeries } from './unplaced.ts'

/** "A hundred... a hundred and four": the second number completes the first. */
export function isFalseStart(first: number, second: number): boolean {
  const base = first % 100 === 0 ? 100 : first % 10 === 0 ? 10 : 1
  return Number.isInteger(first) && second >= first && second < first + base
}

/** "Ninety… pick up the phone… ninety-two": after talk the number is said again, whole. Records it if it is so. */
export function restarts(ledger: Ledger, fact: NumberFact, quantity: Quantity, at: number): boolean {
  const [last, ...others] = ledger.last
  const value = ledger.inOwnUnit(fact, quantity)
  if (!last || others.length > 0 || !isFalseStart(Number(last.value), value)) return false
  const between = ledger.items.slice(ledger.lastEnd, at)
  if (!between.some(item => item.kind === 'word' || isHold(item)) || !between.every(isTalk)) return false
  last.corrected = true
  ledger.single(fact, quantity, at, at)
  return true
}

export function suits(ledger: Ledger, fact: NumberFact, quantity: Quantity): boolean {
  const unit = fact === 'oxygenFlow' || unitSuits(fact, quantity.unit)
  return unit && isPlausible(fact, ledger.inOwnUnit(fact, quantity))
}

export function mayCompletePressure(ledger: Ledger, quantity: Quantity): boolean {
  const [systolic, ...others] = ledger.last
  if (systolic?.fact !== 'SBP' || typeof systolic.value !== 'number' || others.length > 0) return false
  const value = ledger.inOwnUnit('DBP', quantity)
  return quantity.form === 'single' && suits(ledger, 'DBP', quantity) && value < systolic.value
}

/** 97 after 38.4 is a saturation rather than Fahrenheit. */
export function isOtherScale(ledger: Ledger, fact: NumberFact, { first, unit }: Quantity): boolean {
  const converted = fact === 'Temp' && unit === undefined && inOwnUnit(fact, first, unit, false) !== first
  return converted && ledger.last[0]?.at !== undefined && !wasConverted(ledger)
}

/** A bare number linked to the last value: a correction, a later measurement, another person's value. */
export function following(ledger: Ledger, fact: NumberFact, quantity: Quantity, at: number): void {
  if (ledger.correcting && ledger.last.length > 1) {
    oneOfTwo(ledger, quantity, at)
    return
  }
  // "92 to 96, sorry, 94": the other end of the range stays.
  if (ledger.correcting && ledger.last[0]?.doubt === 'range') {
    ledger.single(fact, quantity, at, at, 'range')
    return
  }
  // "One forty… let me see… ninety": the rest of the pressure, or another systolic.
  if (!ledger.correcting && mayCompletePressure(ledger, quantity) && hesitatedUpTo(ledger, at)) {
    completePressure(ledger, quantity, at, true)
    return
  }
  // Greek «όχι» means both "no, it is" and "and not": without a pause it is ambiguous.
  const no = ledger.items[at - 1]
  if (isAny(no, 'no') && ledger.greek && ledger.link === 'correction') {
    ledger.doubtLast()
    ledger.link = 'none'
    ledger.single(fact, quantity, at, at, 'ambiguous')
    return
  }
  const wordBefore = ledger.items[at - 1]?.kind === 'word'
  // "Pulse 72, and she weighs 80": the number after an unknown word is not a second pulse.
  if (wordBefore && ledger.link === 'subject') return
  // "Then 40 of furosemide" is a dose.
  const next = ledger.items[quantity.next]
  if (next?.norm === 'of' || isAny(next, 'foreign', 'liquid')) return
  const strange =
    !ledger.correcting && quantity.unit !== 'times' && (wordBefore || ledger.items[quantity.next]?.kind === 'word')
  ledger.single(fact, quantity, at, at, strange ? 'ambiguous' : undefined)
}

/** Only a temperature, a flow and a Greek pressure (cmHg) can have tenths. */
function mayBe(ledger: Ledger, fact: NumberFact, quantity: Quantity): boolean {
  const tenths = fact === 'Temp' || fact === 'oxygenFlow' || (ledger.greek && (fact === 'SBP' || fact === 'DBP'))
  return tenths || Number.isInteger(quantity.first)
}

/** A second number right after the last value, without a word that explains it. */
export function repeated(ledger: Ledger, fact: NumberFact, quantity: Quantity, at: number): void {
  const last = ledger.last[0]
  if (!last || !isAdjacent(ledger, at)) return
  if (quantity.unit !== undefined || ledger.items[quantity.next]?.kind === 'word') return
  const value = inOwnUnit(fact, quantity.first, undefined, ledger.greek)
  if (ledger.isTorn(at)) ledger.doubtLast()
  // "Eighty-eight? Yes, eighty-eight."
  if (value === last.value && ledger.last.length === 1) ledger.single(fact, quantity, at, at)
  if (value === last.value || !mayBe(ledger, fact, quantity)) return
  // 99 after 37 is Fahrenheit, and does not complete 37.
  const converted = fact === 'Temp' && value !== quantity.first
  // "A hundred, a hundred and ten" may be a range; "a hundred… a hundred and ten" is not.
  const listed = ledger.items[at - 1]?.norm === ',' && ledger.items[at - 2]?.kind !== 'stop'
  if (ledger.last.length > 1 || converted || listed || !isFalseStart(Number(last.value), value)) {
    // "90 over 50 and 124": the third number is unexplained and does not make the pressure doubtful.
    if (ledger.last.length < 2 || !isAny(ledger.items[at - 1], 'and')) ledger.doubtLast()
    doubtBeforeSeries(ledger, value, at)
    return
  }
  last.corrected = true
  ledger.single(fact, quantity, at, at)
}
