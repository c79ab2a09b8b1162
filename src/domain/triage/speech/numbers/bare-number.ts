import { breathesBeside, saidBefore } from '../context.ts'
import type { NumberFact } from '../heard-vitals.ts'
import { type Item, isAny } from '../text/items.ts'
import { following, isFalseStart, isOtherScale, mayCompletePressure, repeated, restarts, suits } from './follow-up.ts'
import type { Ledger } from './ledger.ts'
import {
  inOwnUnit,
  isPlausible,
  LOWEST_UNNAMED_SATURATION,
  MEASURE_OF_UNIT,
  mayBeConcentration,
  numberFact,
  unitSuits,
  vitalOf,
} from './measure-value.ts'
import { isOfGas } from './oxygen-flow.ts'
import { renewFlow } from './oxygen-ledger.ts'
import { completePressure, diastolicAgain, pressure } from './pressures.ts'
import type { Quantity } from './quantity.ts'
import { renewalAt } from './renewal.ts'
import { type Run, runFrom } from './run.ts'
import {
  crossesSentence,
  hesitatedUpTo,
  isAdjacent,
  isBrokenOff,
  isNewSince,
  isSameSentence,
  wasBrokenOff,
} from './since-last.ts'
import { isTodaysTemperature } from './todays-temperature.ts'
import { nameAfter, nameBeside, type Topic, type Topics } from './topic.ts'
import { isOneOfTwo } from './unplaced.ts'

/** Reads numbers without a name before them: the name after them, their unit or the last value decides the vital. */
export class BareNumbers {
  private readonly items: readonly Item[]
  private readonly ledger: Ledger
  private readonly topics: Topics
  private run: Run = { order: 'ahead', end: 0 }

  constructor(items: readonly Item[], ledger: Ledger, topics: Topics) {
    this.items = items
    this.ledger = ledger
    this.topics = topics
  }

  read(quantity: Quantity, at: number): void {
    if (quantity.form === 'pair') {
      this.pair(quantity, at)
      return
    }
    const behind = this.nameBehind(at, quantity)
    if (behind && !behind.soft && unitSuits(vitalOf(behind.of), quantity.unit)) {
      this.topics.use(behind.at)
      if (quantity.form === 'range') {
        this.range(vitalOf(behind.of), quantity, at)
        return
      }
      this.ledger.single(vitalOf(behind.of), quantity, at, at, isOneOfTwo(this.ledger, at) ? 'ambiguous' : undefined)
      return
    }
    if (this.isSecondPressure(quantity, at)) {
      completePressure(this.ledger, quantity, at, !hesitatedUpTo(this.ledger, at) && !wasBrokenOff(this.ledger, at))
      return
    }
    if (quantity.form === 'single' && quantity.unit === undefined && renewFlow(this.ledger, quantity, at)) return
    const last = numberFact(this.ledger.last[0]?.fact)
    const follows = last !== undefined && suits(this.ledger, last, quantity)
    const linked = this.ledger.link !== 'none' || isAny(this.items[quantity.next], 'time')
    // "128 down from 150": 150 is the earlier value.
    if (follows && quantity.form === 'single' && saidBefore(this.items, at, 'from')) {
      const value = this.ledger.inOwnUnit(last, quantity)
      this.ledger.say(last, { value, from: at, to: quantity.next, earlier: true })
      return
    }
    if (quantity.form !== 'single') {
      if (follows && (linked || isAdjacent(this.ledger, at))) this.range(last, quantity, at)
      return
    }
    const byUnit = quantity.unit && MEASURE_OF_UNIT[quantity.unit]
    if (byUnit) {
      this.ledger.single(byUnit, quantity, at, at)
      return
    }
    const second = isAny(this.items[at - 1], 'over') && this.ledger.last.some(({ fact }) => fact === 'DBP')
    if (second && this.ledger.link === 'correction') {
      diastolicAgain(this.ledger, quantity, at)
      return
    }
    if (
      isOfGas(this.items, at, quantity) &&
      suits(this.ledger, 'SpO2', quantity) &&
      quantity.first >= LOWEST_UNNAMED_SATURATION
    ) {
      const unsure = mayBeConcentration(quantity.first) || this.ledger.hasSaid('SpO2')
      this.ledger.single('SpO2', quantity, at, at, unsure ? 'ambiguous' : undefined)
      return
    }
    // "96 over… sorry… 58": the rest of the pressure, or another one.
    if (follows && this.ledger.correcting && isBrokenOff(this.ledger)) {
      this.ledger.doubtLast()
      return
    }
    if (follows && linked && crossesSentence(this.ledger, at)) {
      const renewal = renewalAt(this.items, at, quantity.next)
      if (renewal === 'oxygen' && last !== 'SpO2' && suits(this.ledger, 'SpO2', quantity)) {
        if (quantity.first >= LOWEST_UNNAMED_SATURATION)
          this.ledger.single(
            'SpO2',
            quantity,
            at,
            at,
            breathesBeside(this.items, at, quantity) ? undefined : 'ambiguous',
          )
        return
      }
      if (renewal !== 'plain' && renewal !== 'oxygen') return
    }
    // "No pressure to be had, 134": of another sign, perhaps.
    if (follows && this.ledger.last.some(({ undetectable }) => undetectable)) {
      this.ledger.single(last, quantity, at, at, 'ambiguous')
      return
    }
    if (follows && linked && !isOtherScale(this.ledger, last, quantity)) {
      following(this.ledger, last, quantity, at)
      return
    }
    const breathes = breathesBeside(this.items, at, quantity) && suits(this.ledger, 'SpO2', quantity)
    if (breathes && quantity.first >= LOWEST_UNNAMED_SATURATION) {
      this.ledger.single('SpO2', quantity, at, at)
      return
    }
    if (quantity.unit === undefined && isTodaysTemperature(this.items, at, quantity)) {
      this.ledger.single('Temp', quantity, at, at)
      return
    }
    if (last && follows && this.standsAlone(at, quantity) && restarts(this.ledger, last, quantity, at)) return
    if (last && follows && (this.standsAlone(at, quantity) || this.mayRenew(at, quantity))) this.ledger.doubtLast()
    else if (last) repeated(this.ledger, last, quantity, at)
  }

  /** The number's name if it stands after the number; decided once for a whole run. */
  private nameBehind(at: number, { next }: Quantity): Topic | undefined {
    if (at >= this.run.end) {
      const behind = nameAfter(this.items, next)
      if (behind) return behind
      this.run = runFrom(this.items, at, this.ledger.greek)
      if (this.run.order === 'either') this.ledger.unsureUntil = this.run.end
    }
    return at < this.run.end ? nameBeside(this.items, next) : undefined
  }

  /** «Сто десять… на семьдесят»: the second number of a pressure whose first was said alone. */
  private isSecondPressure(quantity: Quantity, at: number): boolean {
    return isAny(this.items[at - 1], 'over') && mayCompletePressure(this.ledger, quantity)
  }

  private range(fact: NumberFact, quantity: Quantity, at: number): void {
    this.ledger.range(fact, quantity, at, at)
    this.topics.close()
  }

  /** True for a number that is a whole clause after other words: "sats fell to 80, changed the probe, 96". */
  private standsAlone(at: number, { next }: Quantity): boolean {
    const ends = (item: Item | undefined) => item === undefined || item.kind === 'stop'
    return ends(this.items[at - 1]) && ends(this.items[next]) && !isAdjacent(this.ledger, at)
  }

  /** «На мониторе 80, руками 92»: at the end of its clause, in the sentence of the last value, and near it. */
  private mayRenew(at: number, { next, first, unit }: Quantity): boolean {
    const value = Number(this.ledger.last[0]?.value)
    const ends = this.items[next] === undefined || this.items[next]?.kind === 'stop'
    const near = unit === undefined && Math.abs(first - value) <= value / 2
    const wished = saidBefore(this.items, at, 'condition', 'to', 'direction', 'bound')
    const apart = this.ledger.last.length === 1 && !isAdjacent(this.ledger, at)
    return ends && near && apart && !wished && isSameSentence(this.ledger, at)
  }

  /** Reads a pair as a pressure if the first number is larger and both are plausible. */
  private pair(quantity: Quantity, at: number): void {
    const first = this.ledger.inOwnUnit('SBP', quantity)
    const second = inOwnUnit('DBP', quantity.second ?? 0, quantity.unit, this.ledger.greek)
    const afterPressure = this.ledger.last[0]?.fact === 'SBP'
    if (!isPlausible('SBP', first) || !isPlausible('DBP', second) || second >= first) {
      const name = this.ledger.isTorn(at) ? this.nameBehind(at, quantity) : undefined
      if (name?.of === 'BP') this.topics.use(name.at)
      if (this.ledger.isTorn(at)) pressure(this.ledger, quantity, at, at, 'ambiguous')
      return
    }
    // "13/8" alone may be a date.
    if (quantity.stroke && first !== quantity.first && !afterPressure) return
    const behind = this.nameBehind(at, quantity)
    if (behind?.of === 'BP') this.topics.use(behind.at)
    // "Flight 120 over 80", «полис 120 на 80»: the numbers belong to the word right before them.
    const before = this.items[at - 1]
    const named = behind?.of === 'BP' || saidBefore(this.items, at - 1, 'time')
    const strange = !named && !afterPressure && (before?.kind === 'word' || isAny(before, 'foreign'))
    const [last] = this.ledger.last
    const again = afterPressure && this.ledger.link === 'none' && !isNewSince(this.ledger, at)
    const completes =
      again &&
      (hesitatedUpTo(this.ledger, at) || wasBrokenOff(this.ledger, at)) &&
      this.ledger.last.length === 1 &&
      isFalseStart(Number(last?.value), first)
    const unexplained = again && !completes
    if (unexplained) this.ledger.doubtLast()
    else if (completes && last) last.corrected = true
    pressure(this.ledger, quantity, at, at, unexplained || strange ? 'ambiguous' : undefined)
  }
}
