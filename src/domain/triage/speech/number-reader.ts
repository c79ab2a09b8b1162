import { BareNumbers } from './bare-number.ts'
import { doubtAround, saidBefore } from './context.ts'
import { breathsCounted } from './count.ts'
import type { NumberFact } from './heard-vitals.ts'
import { type Item, isAny, markOf } from './items.ts'
import type { Ledger } from './ledger.ts'
import type { Measure } from './lexicon/mark.ts'
import {
  isPlausible,
  LOWEST_UNNAMED_SATURATION,
  MEASURE_OF_UNIT,
  mayBeConcentration,
  numberFact,
  unitSuits,
  vitalOf,
} from './measure-value.ts'
import { oxygenNear } from './oxygen-flow.ts'
import { type Quantity, quantityAt } from './quantity.ts'
import { isTodaysTemperature } from './todays-temperature.ts'
import { nameAfter, reaches, type Topic, type Topics } from './topic.ts'

/** After "no fever" only an afebrile temperature can follow without its name. */
const AFEBRILE = { lowest: 34, highest: 38 } as const

const isStop = (item: Item) => item.kind === 'stop'

/** Decides of what each number is said: of a name, of its unit, of what was said last, or of nothing that we measure. */
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

  /** Reads the quantity that starts at `at`; the index after it. */
  read(at: number): number {
    const topic = this.topics.for(at)
    const quantity = quantityAt(this.items, at, { as: topic?.of ?? this.guess(at), greek: this.ledger.greek })
    if (!quantity) return at + 1
    // Only a pressure is said as a pair: "after labetalol 145 over 85" is no dose.
    const foreign = this.topics.foreign && quantity.form !== 'pair'
    this.topics.foreign = false
    // "4+4+6": the parts of a sum.
    if (foreign || [this.items[at - 1], this.items[quantity.next]].some(item => item?.norm === '+')) {
      this.ledger.link = 'none'
      return quantity.next
    }
    if (quantity.unit === 'litres') this.flow(quantity, at)
    else if (quantity.unit === 'other' || quantity.unit === 'years') return quantity.next
    else if (quantity.unit === 'times' && !this.countsBreaths(at)) return quantity.next
    else if (this.isDenied(at, topic)) this.denied(quantity, topic, at)
    else if (topic) this.forTopic(topic, quantity, at)
    else this.bare.read(quantity, at)
    return quantity.next
  }

  /** Whether a number without a name before it has to be read with tenths: by its unit, the name behind it, the last. */
  private guess(at: number): Measure | undefined {
    const warm = quantityAt(this.items, at, { as: 'Temp', greek: this.ledger.greek })
    const pair = quantityAt(this.items, at, { as: undefined, greek: this.ledger.greek })?.form === 'pair'
    if (!warm || pair) return undefined
    const named =
      warm.unit === 'degrees' || warm.unit === 'fahrenheit' || nameAfter(this.items, warm.next)?.of === 'Temp'
    if (isTodaysTemperature(this.items, at, warm)) return 'Temp'
    return named || (this.ledger.link !== 'none' && this.ledger.last[0]?.fact === 'Temp') ? 'Temp' : undefined
  }

  /** Named so, or counted anew: "breathing 30 times, after the inhalation 22 times". */
  private countsBreaths(at: number): boolean {
    const again = this.ledger.last[0]?.fact === 'RR' && this.ledger.link !== 'none'
    return again || breathsCounted(this.items, at)
  }

  private isDenied(at: number, topic: Topic | undefined): boolean {
    return saidBefore(this.items, at, 'not') || (topic !== undefined && isAny(this.items[at - 1], 'no'))
  }

  /** "Not 98, 89": 98 is taken back. After a value already said, "38.5, not 35.8" keeps the first. */
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
      this.ledger.pressure(quantity, topic.at, at)
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
      return
    }
    if (topic.soft && !this.maySoftlyBe(vital, quantity.first)) return
    if (refined) this.topics.use(refined.at)
    const strange = this.isConcentration(topic, quantity) || this.isTorn(at) || this.mayBeBreaths(topic, quantity)
    const sure = !strange && (reaches(topic, this.items, at)?.sure ?? false)
    this.ledger.single(vital, quantity, topic.at, at, sure ? undefined : 'ambiguous')
    if (isPlausible(vital, this.ledger.inOwnUnit(vital, quantity))) this.topics.close(topic)
  }

  private maySoftlyBe(vital: Measure, value: number): boolean {
    if (vital === 'Temp') return value >= AFEBRILE.lowest && value <= AFEBRILE.highest
    return vital !== 'SpO2' || value >= LOWEST_UNNAMED_SATURATION
  }

  /** "Heart rate one, forty": a digit that can be no value, and a comma, may be the beginning of the number. */
  private isTorn(at: number): boolean {
    const [digit, stop] = [this.items[at - 2], this.items[at - 1]]
    return (
      stop?.kind === 'stop' && this.items[at - 3]?.norm !== '+' && digit?.kind === 'number' && digit.number.value < 10
    )
  }

  /** "Rate 22 regular breathing": a rate of which, the words behind it leave open. */
  private mayBeBreaths({ soft, of }: Topic, { next }: Quantity): boolean {
    if (!soft || of !== 'HR') return false
    const near = this.items.slice(next, next + 3)
    const name = near.findIndex(item => markOf(item, 'name')?.of === 'RR')
    return name >= 0 && this.items[next + name + 1]?.kind !== 'number' && !near.slice(0, name).some(isStop)
  }

  /** "Sats 82, oxygen at 100 percent": of a gas, and no second saturation. */
  private isConcentration({ soft, at }: Topic, { first }: Quantity): boolean {
    if (!soft || !isAny(this.items[at], 'oxygen-word')) return false
    return mayBeConcentration(first) || this.ledger.hasSaid('SpO2')
  }

  private range(fact: NumberFact, quantity: Quantity, from: number, at: number): void {
    this.ledger.range(fact, quantity, from, at)
    this.topics.close()
  }

  private flow(quantity: Quantity, at: number): void {
    const oxygen = oxygenNear(this.items, at, quantity.next)
    if (oxygen === 'no') return
    const unsure = oxygen === 'maybe' ? 'ambiguous' : undefined
    const place = { from: at, to: quantity.next }
    if (quantity.form === 'range') this.range('oxygenFlow', quantity, at, at)
    else {
      const doubt = unsure ?? (quantity.spelled ? 'range' : doubtAround(this.items, at, quantity))
      this.ledger.say('oxygenFlow', { ...place, value: quantity.first, doubt })
    }
    this.ledger.say('onOxygen', { ...place, value: true, doubt: unsure })
    this.ledger.linkTo('series')
  }
}
