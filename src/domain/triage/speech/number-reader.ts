import { breathesBeside, changesBefore, doubtAround, saidBefore } from './context.ts'
import { breathsCounted } from './count.ts'
import type { Fact, NumberFact } from './heard-vitals.ts'
import { type Item, isAny } from './items.ts'
import type { Ledger } from './ledger.ts'
import type { Measure } from './lexicon/mark.ts'
import { inOwnUnit, isPlausible, MEASURE_OF_UNIT, unitSuits } from './measure-value.ts'
import { oxygenNear } from './oxygen-flow.ts'
import { type Quantity, quantityAt } from './quantity.ts'
import { type Run, runFrom } from './run.ts'
import { isTodaysTemperature } from './todays-temperature.ts'
import { nameAfter, nameBeside, reaches, type Topic, type Topics } from './topic.ts'

const numberFact = (fact: Fact | undefined): NumberFact | undefined =>
  fact === 'ACVPU' || fact === 'onOxygen' ? undefined : fact

/** One number after "pressure" is the systolic. */
const vitalOf = (measure: Measure) => (measure === 'BP' ? 'SBP' : measure)

/** Below this a bare "oxygen" or "holding" is no saturation. */
const LOWEST_UNNAMED_SATURATION = 60

/** After "no fever" only an afebrile temperature can follow without its name. */
const AFEBRILE = { lowest: 34, highest: 38 } as const

/** Decides of what each number is said: of a name, of its unit, of what was said last, or of nothing that we measure. */
export class NumberReader {
  private readonly items: readonly Item[]
  private readonly ledger: Ledger
  private readonly topics: Topics
  private run: Run = { order: 'ahead', end: 0 }

  constructor(items: readonly Item[], ledger: Ledger, topics: Topics) {
    this.items = items
    this.ledger = ledger
    this.topics = topics
  }

  /** Reads the quantity that starts at `at`; the index after it. */
  read(at: number): number {
    const topic = this.topics.for(at)
    const quantity = quantityAt(this.items, at, { as: topic?.of ?? this.guess(at), greek: this.ledger.greek })
    if (!quantity) return at + 1
    // Only a pressure is said as a pair: "after labetalol 145 over 85" is no dose.
    const foreign = this.topics.foreign && quantity.form !== 'pair'
    this.topics.foreign = false
    if (foreign) {
      this.ledger.link = 'none'
      return quantity.next
    }
    if (quantity.unit === 'litres') this.flow(quantity, at)
    else if (quantity.unit === 'other' || quantity.unit === 'years') return quantity.next
    else if (quantity.unit === 'times' && !this.countsBreaths(at)) return quantity.next
    else if (this.isDenied(at, topic)) this.denied(quantity, topic, at)
    else if (topic) this.forTopic(topic, quantity, at)
    else this.bare(quantity, at)
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
        this.bare(quantity, at)
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
    const sure = reaches(topic, this.items, at)?.sure ?? false
    this.ledger.single(vital, quantity, topic.at, at, sure ? undefined : 'ambiguous')
    if (isPlausible(vital, this.ledger.inOwnUnit(vital, quantity))) this.topics.close(topic)
  }

  private maySoftlyBe(vital: Measure, value: number): boolean {
    if (vital === 'Temp') return value >= AFEBRILE.lowest && value <= AFEBRILE.highest
    return vital !== 'SpO2' || value >= LOWEST_UNNAMED_SATURATION
  }

  /** Two ends: after a change ("dropped from 97 to 89") the second is the value; otherwise neither is. */
  private range(fact: NumberFact, quantity: Quantity, from: number, at: number): void {
    this.ledger.range(fact, quantity, from, at, changesBefore(this.items, at))
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

  /** A number with no name before it. */
  private bare(quantity: Quantity, at: number): void {
    if (quantity.form === 'pair') {
      this.barePair(quantity, at)
      return
    }
    const behind = this.nameBehind(at, quantity)
    if (behind && !behind.soft && unitSuits(vitalOf(behind.of), quantity.unit)) {
      this.topics.use(behind.at)
      if (quantity.form === 'range') {
        this.range(vitalOf(behind.of), quantity, at, at)
        return
      }
      this.ledger.single(vitalOf(behind.of), quantity, at, at)
      return
    }
    const last = numberFact(this.ledger.last[0]?.fact)
    const follows = last !== undefined && this.suits(last, quantity)
    const linked = this.ledger.link !== 'none' || isAny(this.items[quantity.next], 'time')
    // "128 down from 150": where it comes from.
    if (follows && quantity.form === 'single' && saidBefore(this.items, at, 'from')) {
      const value = this.ledger.inOwnUnit(last, quantity)
      this.ledger.say(last, { value, from: at, to: quantity.next, earlier: true })
      return
    }
    if (quantity.form !== 'single') {
      if (follows && (linked || this.ledger.isAdjacent(at))) this.range(last, quantity, at, at)
      return
    }
    const byUnit = quantity.unit && MEASURE_OF_UNIT[quantity.unit]
    if (byUnit) {
      this.ledger.single(byUnit, quantity, at, at)
      return
    }
    const second = isAny(this.items[at - 1], 'over') && this.ledger.last.some(({ fact }) => fact === 'DBP')
    if (second && this.ledger.link === 'correction') {
      this.ledger.diastolicAgain(quantity, at)
      return
    }
    if (follows && linked) {
      this.following(last, quantity, at)
      return
    }
    const breathes = breathesBeside(this.items, at, quantity) && this.suits('SpO2', quantity)
    if (breathes && quantity.first >= LOWEST_UNNAMED_SATURATION) {
      this.ledger.single('SpO2', quantity, at, at)
      return
    }
    if (quantity.unit === undefined && isTodaysTemperature(this.items, at, quantity)) {
      this.ledger.single('Temp', quantity, at, at)
      return
    }
    if (last) this.repeated(last, quantity, at)
  }

  /** The name of this number where it stands behind it; of a whole run this is decided once. */
  private nameBehind(at: number, { next }: Quantity): Topic | undefined {
    if (at >= this.run.end) {
      const behind = nameAfter(this.items, next)
      if (behind) return behind
      this.run = runFrom(this.items, at, this.ledger.greek)
      if (this.run.order === 'either') this.ledger.unsureUntil = this.run.end
    }
    return at < this.run.end ? nameBeside(this.items, next) : undefined
  }

  private suits(fact: NumberFact, quantity: Quantity): boolean {
    const unit = fact === 'oxygenFlow' || unitSuits(fact, quantity.unit)
    return unit && isPlausible(fact, this.ledger.inOwnUnit(fact, quantity))
  }

  /** Only a temperature has tenths, and a flow, and a Greek pressure. */
  private mayBe(fact: NumberFact, quantity: Quantity): boolean {
    const tenths = fact === 'Temp' || fact === 'oxygenFlow' || (this.ledger.greek && (fact === 'SBP' || fact === 'DBP'))
    return tenths || Number.isInteger(quantity.first)
  }

  /** Two numbers that can only be a pressure: the first is the larger and both are possible. */
  private barePair(quantity: Quantity, at: number): void {
    const first = this.ledger.inOwnUnit('SBP', quantity)
    const second = inOwnUnit('DBP', quantity.second ?? 0, quantity.unit, this.ledger.greek)
    const afterPressure = this.ledger.last[0]?.fact === 'SBP'
    if (!isPlausible('SBP', first) || !isPlausible('DBP', second) || second >= first) return
    // "13/8" alone is a date as well.
    if (quantity.stroke && first !== quantity.first && !afterPressure) return
    const behind = this.nameBehind(at, quantity)
    if (behind?.of === 'BP') this.topics.use(behind.at)
    const [last] = this.ledger.last
    const again = afterPressure && this.ledger.link === 'none' && !this.ledger.isNewSince(at)
    const completes =
      again && this.ledger.isAdjacent(at) && this.ledger.last.length === 1 && isFalseStart(Number(last?.value), first)
    const unexplained = again && !completes
    if (unexplained) this.ledger.doubtLast()
    else if (completes && last) last.corrected = true
    this.ledger.pressure(quantity, at, at, unexplained ? 'ambiguous' : undefined)
  }

  /** A bare number that something links to the value before it: a correction, a later measurement, another person's. */
  private following(fact: NumberFact, quantity: Quantity, at: number): void {
    const { ledger } = this
    if (ledger.correcting && ledger.last.length > 1) {
      ledger.oneOfTwo(quantity, at)
      return
    }
    // Greek says «όχι» both for "no, it is" and for "and not": without a pause between, either may be meant.
    const no = this.items[at - 1]
    if (isAny(no, 'no') && ledger.greek && ledger.link === 'correction') {
      ledger.doubtLast()
      ledger.link = 'none'
      ledger.single(fact, quantity, at, at, 'ambiguous')
      return
    }
    const wordBefore = this.items[at - 1]?.kind === 'word'
    // "Pulse 72, and she weighs 80": what the unknown word says of her is no second pulse.
    if (wordBefore && ledger.link === 'subject') return
    // "Then 40 of furosemide".
    const next = this.items[quantity.next]
    if (next?.norm === 'of' || isAny(next, 'foreign', 'liquid')) return
    const strange = !ledger.correcting && (wordBefore || this.items[quantity.next]?.kind === 'word')
    ledger.single(fact, quantity, at, at, strange ? 'ambiguous' : undefined)
  }

  /** A second number right after the first, with nothing between to say why. */
  private repeated(fact: NumberFact, quantity: Quantity, at: number): void {
    const last = this.ledger.last[0]
    if (!last || !this.ledger.isAdjacent(at)) return
    if (quantity.unit !== undefined || this.items[quantity.next]?.kind === 'word') return
    const value = inOwnUnit(fact, quantity.first, undefined, this.ledger.greek)
    if (value === last.value || !this.mayBe(fact, quantity)) return
    if (!isFalseStart(Number(last.value), value)) {
      // "90 over 50 and 124": no other pressure, and nobody says of what it is.
      if (this.ledger.last.length < 2 || !isAny(this.items[at - 1], 'and')) this.ledger.doubtLast()
      this.ledger.doubtBeforeSeries(value, at)
      return
    }
    last.corrected = true
    this.ledger.single(fact, quantity, at, at)
  }
}

/** "A hundred... a hundred and four": the first was the beginning of the second. */
function isFalseStart(first: number, second: number): boolean {
  const base = first % 100 === 0 ? 100 : first % 10 === 0 ? 10 : 1
  return second >= first && second < first + base
}
