import { saidBefore } from '../context.ts'
import type { NumberFact } from '../heard-vitals.ts'
import type { Measure } from '../lexicon/mark.ts'
import { type Item, isAny, markOf } from '../text/items.ts'
import { BareNumbers } from './bare-number.ts'
import { breathsCounted } from './count.ts'
import type { Ledger } from './ledger.ts'
import {
  isPlausible,
  LOWEST_UNNAMED_SATURATION,
  MEASURE_OF_UNIT,
  mayBeConcentration,
  numberFact,
  unitSuits,
  vitalOf,
} from './measure-value.ts'
import { flow } from './oxygen-ledger.ts'
import { pressure } from './pressures.ts'
import { type Quantity, quantityAt } from './quantity.ts'
import { isApart } from './since-last.ts'
import { isTodaysTemperature } from './todays-temperature.ts'
import { nameAfter, reaches, type Topic, type Topics } from './topic.ts'
import { isRivalled, leaveUnplaced } from './unplaced.ts'

/** After "no fever" only an afebrile temperature can follow without its name. */
const AFEBRILE = { lowest: 34, highest: 38 } as const

/** A bare "rate" up to this may be of breaths, or of a ventilator. */
const HIGHEST_RATE_OF_BREATHING = 40

/** "After paracetamol it's 37.6": the number is of the patient, not of the drug. */
const ANEW = new Set(["it's", "he's", "she's"])

const RATE = /^(rate|частот|συχνοτητα)/

const isStop = (item: Item) => item.kind === 'stop'

/** Decides to which vital each number belongs: by its name, its unit or the last value; or to none. */
export class NumberReader {
  private readonly items: readonly Item[]
  private readonly ledger: Ledger
  private readonly topics: Topics
  private readonly bare: BareNumbers

  constructor(items: readonly Item[], ledger: Ledger, topics: Topics) {
    this.items = items
    this.ledger = ledger
    this.topics = topics
    this.bare = new BareNumbers(items, ledger, topics)
  }

  /** Reads the quantity that starts at `at` and returns the index after it. */
  read(at: number): number {
    const topic = this.topics.for(at)
    const quantity = quantityAt(this.items, at, { as: topic?.of ?? this.guess(at), greek: this.ledger.greek })
    if (!quantity) return at + 1
    if (quantity.unit === undefined && this.isBeside(quantity.next, topic)) this.ledger.tear(at, quantity.next)
    // Not a pressure ("after labetalol 145 over 85") and not litres ("gave him 5 litres"), which are looked at below.
    const anew = markOf(this.items[at - 1], 'time')?.when === 'now' || ANEW.has(this.items[at - 1]?.norm ?? '')
    const now = anew && this.ledger.link === 'series'
    const foreign = this.topics.foreign && quantity.form !== 'pair' && quantity.unit !== 'litres' && !now
    this.topics.foreign = false
    // Skips "4+4+6", the parts of a sum.
    if (foreign && isApart(this.ledger, at)) leaveUnplaced(this.ledger, quantity, at)
    if (foreign || [this.items[at - 1], this.items[quantity.next]].some(item => item?.norm === '+')) {
      this.ledger.link = 'none'
      return quantity.next
    }
    const { size } = this.ledger
    if (quantity.unit === 'other' || quantity.unit === 'years') return quantity.next
    if (quantity.unit === 'times' && !this.countsBreaths(at)) return quantity.next
    if (quantity.unit === 'litres') flow(this.ledger, this.topics, quantity, at)
    else if (this.isDenied(at, topic)) this.denied(quantity, topic, at)
    else if (topic) this.forTopic(topic, quantity, at)
    else this.bare.read(quantity, at)
    if (this.ledger.size === size && quantity.unit !== 'litres')
      leaveUnplaced(this.ledger, this.withTenths(quantity, at), at)
    return quantity.next
  }

  /** «36 и 6» is no pulse of 36. */
  private withTenths(quantity: Quantity, at: number): Quantity {
    const asTemp = quantityAt(this.items, at, { as: 'Temp', greek: this.ledger.greek })
    return asTemp && asTemp.next > quantity.next ? asTemp : quantity
  }

  /** True for a number right beside the one before, unless each has its own name: "pulse 84 36.9 temperature". */
  private isBeside(at: number, topic: Topic | undefined): boolean {
    if (this.items[at]?.kind !== 'number') return false
    const temp = quantityAt(this.items, at, { as: 'Temp', greek: this.ledger.greek })
    const plain = quantityAt(this.items, at, { as: undefined, greek: this.ledger.greek })
    const named = [temp, plain].some(quantity => quantity && isAny(this.items[quantity.next], 'name'))
    return !(named && topic)
  }

  /** `Temp` if a number without a name before it is one by its unit, the name after it, the last value or its form. */
  private guess(at: number): Measure | undefined {
    const asTemp = quantityAt(this.items, at, { as: 'Temp', greek: this.ledger.greek })
    const pair = quantityAt(this.items, at, { as: undefined, greek: this.ledger.greek })?.form === 'pair'
    if (!asTemp || pair) return undefined
    const named =
      asTemp.unit === 'degrees' || asTemp.unit === 'fahrenheit' || nameAfter(this.items, asTemp.next)?.of === 'Temp'
    if (isTodaysTemperature(this.items, at, asTemp)) return 'Temp'
    return named || (this.ledger.link !== 'none' && this.ledger.last[0]?.fact === 'Temp') ? 'Temp' : undefined
  }

  /** True if named so, or counted again: "breathing 30 times, after the inhalation 22 times". */
  private countsBreaths(at: number): boolean {
    const again = this.ledger.last[0]?.fact === 'RR' && this.ledger.link !== 'none'
    return again || breathsCounted(this.items, at)
  }

  private isDenied(at: number, topic: Topic | undefined): boolean {
    return saidBefore(this.items, at, 'not') || (topic !== undefined && isAny(this.items[at - 1], 'no'))
  }

  /** "Not 98, 89" takes back 98. After a value, "38.5, not 35.8" keeps the value. */
  private denied(quantity: Quantity, topic: Topic | undefined, at: number): void {
    const last = this.ledger.last[0]
    const fact = topic ? vitalOf(topic.of) : numberFact(last?.fact)
    if (fact) {
      const value = this.ledger.inOwnUnit(fact, quantity)
      this.ledger.say(fact, { value, from: at, to: quantity.next, corrected: true })
    }
    if (topic) return
    const contrast = isAny(this.items[quantity.next], 'contrast') || isAny(this.items[quantity.next + 1], 'contrast')
    if (contrast || last?.value === quantity.first) this.ledger.link = 'instead'
  }

  private forTopic(topic: Topic, quantity: Quantity, at: number): void {
    if (quantity.form === 'pair') {
      if (topic.of !== 'BP' && topic.of !== 'SBP') {
        this.bare.read(quantity, at)
        return
      }
      this.topics.close(topic)
      pressure(this.ledger, quantity, topic.at, at)
      return
    }
    if (quantity.form === 'range') {
      this.range(vitalOf(topic.of), quantity, topic.at, at)
      return
    }
    const behind = topic.of === 'BP' ? nameAfter(this.items, quantity.next) : undefined
    const refined = behind?.of === 'DBP' || behind?.of === 'SBP' ? behind : undefined
    const vital = vitalOf(refined?.of ?? topic.of)
    const byUnit = quantity.unit && MEASURE_OF_UNIT[quantity.unit]
    if (!unitSuits(vital, quantity.unit)) {
      if (byUnit) this.ledger.single(byUnit, quantity, at, at)
      else this.topics.close(topic)
      return
    }
    if (topic.soft && !this.maySoftlyBe(vital, quantity.first)) return
    if (refined) this.topics.use(refined.at)
    const strange =
      this.isConcentration(topic, quantity) ||
      this.isTorn(at) ||
      this.mayBeBreaths(topic, quantity) ||
      isRivalled(this.ledger, topic.at, vital)
    // "Temp and pulse ninety" is no Fahrenheit.
    const shared =
      vital === 'Temp' && quantity.unit === undefined && quantity.first > 45 && this.topics.all(at).length > 1
    const isOrigin = saidBefore(this.items, at, 'from') || isAny(this.items[topic.at - 1], 'bound')
    const sure = !strange && !shared && !isOrigin && (reaches(topic, this.items, at)?.sure ?? false)
    this.ledger.single(vital, quantity, topic.at, at, sure ? undefined : 'ambiguous')
    if (isPlausible(vital, this.ledger.inOwnUnit(vital, quantity))) this.topics.close(topic)
  }

  private maySoftlyBe(vital: Measure, value: number): boolean {
    if (vital === 'Temp') return value >= AFEBRILE.lowest && value <= AFEBRILE.highest
    return vital !== 'SpO2' || value >= LOWEST_UNNAMED_SATURATION
  }

  /** "Heart rate one, forty": a single digit before a comma may be the beginning of the number. */
  private isTorn(at: number): boolean {
    const [digit, stop] = [this.items[at - 2], this.items[at - 1]]
    return (
      stop?.kind === 'stop' && this.items[at - 3]?.norm !== '+' && digit?.kind === 'number' && digit.number.value < 10
    )
  }

  /** "Rate 22 regular breathing": a rate without a name may be the respiratory rate if breathing is named after it. */
  private mayBeBreaths({ soft, of, at }: Topic, { next, first }: Quantity): boolean {
    if (!soft || of !== 'HR') return false
    if (first <= HIGHEST_RATE_OF_BREATHING && RATE.test(this.items[at]?.norm ?? '')) return true
    const near = this.items.slice(next, next + 3)
    const name = near.findIndex(item => markOf(item, 'name')?.of === 'RR')
    return name >= 0 && this.items[next + name + 1]?.kind !== 'number' && !near.slice(0, name).some(isStop)
  }

  /** "Sats 82, oxygen at 100 percent": the second number is a concentration. */
  private isConcentration({ soft, at }: Topic, { first }: Quantity): boolean {
    if (!soft || !isAny(this.items[at], 'oxygen-word')) return false
    return mayBeConcentration(first) || this.ledger.hasSaid('SpO2')
  }

  private range(fact: NumberFact, quantity: Quantity, from: number, at: number): void {
    this.ledger.range(fact, quantity, from, at)
    this.topics.close()
  }
}
