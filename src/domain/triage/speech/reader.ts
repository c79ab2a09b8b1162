import type { Doubt, Fact, FactValue, NumberFact } from './heard-vitals.ts'
import { type Item, isAny, markOf } from './items.ts'
import type { Mark, Measure } from './lexicon/mark.ts'
import { inOwnUnit, isPlausible, MEASURE_OF_UNIT, unitSuits } from './measure-value.ts'
import type { Observation } from './observation.ts'
import { oxygenNear } from './oxygen-flow.ts'
import { type Quantity, quantityAt } from './quantity.ts'
import { nameAfter, reaches, type Topic } from './topic.ts'

interface Said {
  readonly value: FactValue | null
  readonly from: number
  readonly to: number
  /** Where the value itself stands; `from` unless said. */
  readonly at?: number
  readonly doubt?: Doubt | undefined
  readonly undetectable?: boolean
  readonly earlier?: boolean
  readonly event?: boolean
}

/** What has been said since the last value that lets a bare number follow it. */
type Link = 'none' | 'series' | 'correction' | 'instead'

/** Reads the items once, from left to right, and writes down every value with the fact that it is said of. */
export class Reader {
  readonly observations: Observation[] = []
  feverDeniedAt: number | undefined
  private readonly items: readonly Item[]
  private readonly greek: boolean
  private topics: Topic[] = []
  private foreign = false
  private last: Observation[] = []
  private lastEnd = -1
  private link: Link = 'none'
  private linkWords = 0
  private group = 0
  private named = new Set<number>()

  constructor(items: readonly Item[], greek: boolean) {
    this.items = items
    this.greek = greek
  }

  read(): undefined {
    for (let at = 0; at < this.items.length; ) at = this.step(at)
  }

  private step(at: number): number {
    const item = this.items[at]
    if (!item) return at + 1
    if (item.kind === 'number') return this.number(at)
    if (item.kind === 'stop') this.stop(item.stop, at)
    else if (item.kind === 'word') this.word()
    else if (item.kind === 'marks') return this.marks(item.marks, at)
    return at + 1
  }

  private stop(stop: string, at: number): undefined {
    if (stop !== 'sentence') return
    this.foreign = false
    this.topics = this.topics.filter(topic => topic.at === at - 1)
    if (this.link === 'series') this.link = 'none'
  }

  private word(): undefined {
    if (++this.linkWords > 3 && this.link !== 'none') this.link = 'none'
  }

  private marks(marks: readonly Mark[], at: number): number {
    for (const mark of marks) {
      const next = this.mark(mark, at)
      if (next !== undefined) return next
    }
    return at + 1
  }

  private mark(mark: Mark, at: number): number | undefined {
    switch (mark.is) {
      case 'name':
        return this.name(mark.of, mark.soft ?? false, at)
      case 'foreign':
      case 'bed':
        this.foreign = true
        this.topics = []
        this.link = 'none'
        return
      case 'coma-part':
        return this.comaParts(at)
      case 'oxygen-word':
        return this.name('SpO2', true, at)
      case 'undetectable':
        return this.undetectable(mark.of, at)
      case 'no-fever':
        this.feverDeniedAt ??= at
        this.topics = [{ of: 'Temp', soft: true, at }]
        this.foreign = false
        return at + 1
      case 'oxygen':
        this.say('onOxygen', { value: mark.on, from: at, to: at + 1, event: mark.event ?? false })
        this.linkTo('series')
        return
      case 'acvpu':
        this.say('ACVPU', { value: mark.level, from: at, to: at + 1 })
        return
      case 'correction':
        this.linkTo('correction')
        return
      case 'no':
        this.no(at)
        return
      case 'time':
      case 'person':
      case 'self':
      case 'contrast':
      case 'change':
        if (this.link !== 'correction') this.linkTo('series')
        return
      case 'decade':
        this.vagueWord(at)
        return
      default:
        return
    }
  }

  private linkTo(link: Link): undefined {
    if (this.link === 'instead') return
    this.link = link
    this.linkWords = 0
  }

  /** «Нет» and "no" take back what was said only between values: «кашля нет» does not. */
  private no(at: number): undefined {
    const before = this.items[at - 1]
    const after = this.items[at + 1]
    const free =
      before === undefined ||
      before.kind === 'stop' ||
      before.kind === 'number' ||
      isAny(before, 'unit', 'correction', 'filler')
    if (free && (after === undefined || after.kind !== 'word')) this.linkTo('correction')
  }

  private name(of: Measure, soft: boolean, at: number): number | undefined {
    if (this.named.has(at)) return at + 1
    const waiting = this.topics.at(-1)
    if (soft && waiting && !waiting.soft && reaches(waiting, this.items, at)) return undefined
    this.foreign = false
    const joined = waiting && !soft && waiting.at + 2 === at && isAny(this.items[at - 1], 'and')
    const refines = waiting?.of === 'BP' && (of === 'SBP' || of === 'DBP')
    this.topics = joined && !refines ? [...this.topics, { of, soft, at }] : [{ of, soft, at }]
    if (!soft) this.relabel(of)
    return undefined
  }

  /** "Pulse 96, no, sats 96": which of the two the first number was is not known any more. */
  private relabel(of: Measure): undefined {
    const fact = this.last[0]?.fact
    const same = fact === of || (of === 'BP' && (fact === 'SBP' || fact === 'DBP')) || (of === 'DBP' && fact === 'SBP')
    if (this.link !== 'correction' || this.linkWords > 0 || same) {
      if (this.link !== 'correction' || !same) this.link = 'none'
      return
    }
    for (const observation of this.last) observation.doubt ??= 'ambiguous'
    this.link = 'none'
  }

  private comaParts(at: number): number | undefined {
    const values: number[] = []
    let index = at
    for (const part of ['E', 'V', 'M'] as const) {
      while (this.items[index]?.kind === 'stop' || isAny(this.items[index], 'filler')) index++
      const value = this.items[index + 1]
      if (markOf(this.items[index], 'coma-part')?.part !== part || value?.kind !== 'number')
        return values.length > 0 ? index : undefined
      values.push(value.number.value)
      index += 2
    }
    const [eyes = 0, verbal = 0, motor = 0] = values
    if (eyes <= 4 && verbal <= 5 && motor <= 6) {
      const total = eyes + verbal + motor
      const said = this.last[0]?.fact === 'GCS' ? this.last[0] : undefined
      if (said && said.value !== total) said.doubt = 'contradiction'
      if (!said) this.say('GCS', { value: total, from: at, to: index })
    }
    this.topics = []
    return index
  }

  private undetectable(of: Measure | undefined, at: number): undefined {
    const waiting = this.topics.filter(topic => reaches(topic, this.items, at))
    const named = of ? [{ of, at: at - 1 }] : waiting
    const found = named.length > 0 ? named : this.nameAhead(at)
    for (const topic of found) {
      const facts: readonly NumberFact[] = topic.of === 'BP' ? ['SBP', 'DBP'] : [topic.of]
      this.group++
      for (const fact of facts)
        this.say(
          fact,
          {
            value: null,
            undetectable: true,
            from: Math.min(Math.min(topic.at, at), at),
            to: Math.max(at, topic.at) + 1,
            at,
          },
          this.group,
        )
    }
    this.topics = []
    return undefined
  }

  /** "Can't get a pressure", «δεν βρίσκω σφυγμό»: the name comes after. */
  private nameAhead(at: number): { of: Measure; at: number }[] {
    for (let index = at + 1; index <= at + 4; index++) {
      const item = this.items[index]
      if (!item || item.kind === 'stop' || item.kind === 'number') return []
      const name = markOf(item, 'name')
      if (name) {
        this.named.add(index)
        return [{ of: name.of, at: index }]
      }
    }
    return []
  }

  private vagueWord(at: number): undefined {
    const topic = this.topics[0]
    if (topic && topic.of !== 'BP' && reaches(topic, this.items, at))
      this.say(topic.of, { value: null, doubt: 'vague', from: topic.at, to: at + 1, at })
    this.topics = []
  }

  private number(at: number): number {
    const topic = this.topics.find(each => reaches(each, this.items, at))
    const guess = topic?.of ?? this.guess(at)
    const quantity = quantityAt(this.items, at, { as: guess, greek: this.greek })
    if (!quantity) return at + 1
    if (this.foreign) {
      this.foreign = false
      return quantity.next
    }
    if (quantity.unit === 'litres') this.flow(quantity, at)
    else if (quantity.unit === 'other' || quantity.unit === 'years') return quantity.next
    else if (this.isDenied(at)) this.denied(quantity, topic, at)
    else if (topic) this.forTopic(topic, quantity, at)
    else this.bare(quantity, at)
    return quantity.next
  }

  /** What a number without a name before it may be said of: its own unit or the name behind it, or a correction's. */
  private guess(at: number): Measure | undefined {
    const as = (measure: Measure) => quantityAt(this.items, at, { as: measure, greek: this.greek })
    const temperature = as('Temp')
    if (temperature && (temperature.unit === 'degrees' || temperature.unit === 'fahrenheit')) return 'Temp'
    if (temperature && nameAfter(this.items, temperature.next)?.of === 'Temp') return 'Temp'
    const fact = this.last[0]?.fact
    if (this.link === 'none' || fact === undefined || fact === 'SBP' || fact === 'DBP') return undefined
    return fact === 'Temp' ? 'Temp' : undefined
  }

  /** The word before the number that says how it is meant, past fillers. */
  private isBefore(at: number, ...kinds: Parameters<typeof isAny>[1][]): boolean {
    for (let index = at - 1; index >= Math.max(0, at - 3); index--) {
      if (isAny(this.items[index], ...kinds)) return true
      if (!isAny(this.items[index], 'filler', 'about', 'from')) return false
    }
    return false
  }

  private isDenied(at: number): boolean {
    if (this.isBefore(at, 'not')) return true
    const waiting = this.topics.length > 0
    return this.greek && isAny(this.items[at - 1], 'no') && waiting
  }

  /** "Not 98, 89": 98 is taken back. After a value already said, "38.5, not 35.8" keeps the first. */
  private denied(quantity: Quantity, topic: Topic | undefined, at: number): undefined {
    const value = this.last[0]?.value
    const fact = topic?.of === 'BP' ? 'SBP' : (topic?.of ?? this.last[0]?.fact)
    if (fact && fact !== 'ACVPU' && fact !== 'onOxygen')
      this.say(
        fact,
        { value: inOwnUnit(fact, quantity.first, quantity.unit, this.greek), from: at, to: quantity.next },
        undefined,
        true,
      )
    if (topic) return
    const contrast = isAny(this.items[quantity.next], 'contrast') || isAny(this.items[quantity.next + 1], 'contrast')
    if (contrast || value === quantity.first) this.link = 'instead'
  }

  private forTopic(topic: Topic, quantity: Quantity, at: number): undefined {
    const { of } = topic
    if (of === 'BP' || of === 'SBP') {
      if (quantity.form === 'pair') return this.pressure(quantity, at, topic)
    } else if (quantity.form === 'pair') return this.bare(quantity, at)
    if (quantity.form === 'range') return this.range(of, quantity, topic.at, at)
    const byUnit = quantity.unit && MEASURE_OF_UNIT[quantity.unit]
    const after = nameAfter(this.items, quantity.next)
    const refined = of === 'BP' && (after?.of === 'SBP' || after?.of === 'DBP') ? after : undefined
    if (refined) this.named.add(refined.at)
    const vital = refined?.of === 'DBP' ? 'DBP' : of === 'BP' ? 'SBP' : of
    if (!unitSuits(vital, quantity.unit)) {
      if (byUnit) this.single(byUnit, quantity, at, at)
      return
    }
    if (topic.soft && vital === 'SpO2' && quantity.first < 60) return
    if (topic.soft && vital === 'Temp' && (quantity.first < 34 || quantity.first > 38)) return
    const value = inOwnUnit(vital, quantity.first, quantity.unit, this.greek)
    const sure = reaches(topic, this.items, at)?.sure ?? false
    this.single(vital, quantity, topic.at, at, sure ? undefined : 'ambiguous')
    if (isPlausible(vital, value)) this.topics = this.topics.filter(each => each !== topic)
  }

  private range(of: Measure, quantity: Quantity, from: number, at: number): undefined {
    const fact = of === 'BP' ? 'SBP' : of
    const changes = this.changed(at)
    const said = (value: number, extra: Partial<Said>) =>
      this.say(fact, {
        value: inOwnUnit(fact, value, quantity.unit, this.greek),
        from,
        to: quantity.next,
        at,
        ...extra,
      })
    this.group++
    if (changes && quantity.second !== undefined) {
      said(quantity.first, { earlier: true })
      said(quantity.second, {})
    } else {
      said(quantity.first, { doubt: 'range' })
      if (quantity.second !== undefined) said(quantity.second, { doubt: 'range' })
    }
    this.topics = []
  }

  /** Whether the clause tells a change ("dropped from 97 to 89") before `at`. */
  private changed(at: number): boolean {
    for (let index = at - 1; index >= Math.max(0, at - 6); index--) {
      const item = this.items[index]
      if (item?.kind === 'stop' && item.stop !== 'pause') return false
      if (isAny(item, 'change')) return true
    }
    return false
  }

  private doubtOf(quantity: Quantity, at: number): Doubt | undefined {
    if (quantity.vague) return 'vague'
    if (this.isBefore(at, 'bound')) return 'bound'
    const over = isAny(this.items[at - 1], 'over') && this.items[at - 1]?.norm === 'over'
    const upTo = this.items[at - 1]?.norm === 'до' && !this.changed(at)
    return over || upTo ? 'bound' : undefined
  }

  private pressure(quantity: Quantity, at: number, topic?: Topic): undefined {
    const first = inOwnUnit('SBP', quantity.first, quantity.unit, this.greek)
    const second = inOwnUnit('DBP', quantity.second ?? 0, quantity.unit, this.greek)
    const inverted = second >= first ? ('contradiction' as const) : undefined
    const doubt = this.doubtOf(quantity, at) ?? inverted
    const from = topic?.at ?? at
    this.replace(['SBP', 'DBP'])
    this.group++
    this.last = [
      this.say('SBP', { value: first, doubt, from, to: quantity.next, at }, this.group),
      this.say('DBP', { value: second, doubt, from, to: quantity.next, at }, this.group),
    ]
    this.lastEnd = quantity.next
    if (topic) this.topics = this.topics.filter(each => each !== topic)
    this.link = 'none'
  }

  private single(fact: NumberFact, quantity: Quantity, from: number, at: number, doubt?: Doubt): undefined {
    const value = inOwnUnit(fact, quantity.first, quantity.unit, this.greek)
    this.replace([fact])
    this.group++
    const observation = this.say(
      fact,
      { value, doubt: doubt ?? this.doubtOf(quantity, at), from, to: quantity.next, at },
      this.group,
    )
    this.last = [observation]
    this.lastEnd = quantity.next
    this.link = 'none'
  }

  /** What a correction takes back: the values of these facts that were said last. */
  private replace(facts: readonly Fact[]): undefined {
    if (this.link !== 'correction' && this.link !== 'instead') return
    for (const observation of this.last) if (facts.includes(observation.fact)) observation.corrected = true
  }

  private flow(quantity: Quantity, at: number): undefined {
    const evidence = oxygenNear(this.items, at, quantity.next)
    if (!evidence) return
    this.group++
    const doubt = quantity.form === 'range' || quantity.spelled ? 'range' : this.doubtOf(quantity, at)
    this.say('oxygenFlow', { value: quantity.first, doubt, from: at, to: quantity.next }, this.group)
    this.say('onOxygen', { value: true, from: at, to: quantity.next }, this.group)
    this.linkTo('series')
  }

  /** A number with no name before it. */
  private bare(quantity: Quantity, at: number): undefined {
    if (quantity.form === 'pair') return this.barePair(quantity, at)
    const after = nameAfter(this.items, quantity.next)
    const byUnit = quantity.unit && MEASURE_OF_UNIT[quantity.unit]
    if (after && !after.soft && unitSuits(after.of === 'BP' ? 'SBP' : after.of, quantity.unit)) {
      this.named.add(after.at)
      if (quantity.form === 'range') return this.range(after.of, quantity, at, at)
      return this.single(after.of === 'BP' ? 'SBP' : after.of, quantity, at, at)
    }
    if (quantity.form !== 'single') return this.bareRange(quantity, at)
    if (byUnit) return this.single(byUnit, quantity, at, at)
    if (isAny(this.items[at - 1], 'over') && this.last.some(each => each.fact === 'DBP') && this.link === 'correction')
      return this.second(quantity, at)
    const follows = this.last[0]
    if (
      this.link !== 'none' &&
      follows &&
      follows.fact !== 'ACVPU' &&
      follows.fact !== 'onOxygen' &&
      this.suits(follows.fact, quantity)
    )
      return this.following(follows.fact, quantity, at)
    if (this.onOxygenBeside(at, quantity) && this.suits('SpO2', quantity) && quantity.first >= 60)
      return this.single('SpO2', quantity, at, at)
    this.repeated(quantity, at)
  }

  private suits(fact: NumberFact, { unit, first }: Quantity): boolean {
    return (
      (fact === 'oxygenFlow' || unitSuits(fact, unit)) && isPlausible(fact, inOwnUnit(fact, first, unit, this.greek))
    )
  }

  private barePair(quantity: Quantity, at: number): undefined {
    const first = inOwnUnit('SBP', quantity.first, undefined, this.greek)
    const second = inOwnUnit('DBP', quantity.second ?? 0, undefined, this.greek)
    const scaled = first !== quantity.first
    const afterPressure = this.last[0]?.fact === 'SBP'
    if (!isPlausible('SBP', first) || !isPlausible('DBP', second) || second >= first) return
    if (quantity.stroke && scaled && !afterPressure) return
    const again = afterPressure && this.link === 'none' && this.adjacent(at)
    if (again && this.last.length > 1) {
      for (const observation of this.last) observation.doubt ??= 'ambiguous'
      return this.pressure({ ...quantity, vague: true }, at)
    }
    if (again) for (const observation of this.last) observation.corrected = true
    this.pressure(quantity, at)
  }

  private bareRange(quantity: Quantity, at: number): undefined {
    const fact = this.last[0]?.fact
    if (
      fact &&
      fact !== 'ACVPU' &&
      fact !== 'onOxygen' &&
      this.suits(fact, quantity) &&
      (this.link !== 'none' || this.adjacent(at))
    )
      this.range(fact === 'oxygenFlow' ? 'SpO2' : fact, quantity, at, at)
  }

  /** "150 over 80, I mean over 85": only the second of the two is said again. */
  private second(quantity: Quantity, at: number): undefined {
    const value = inOwnUnit('DBP', quantity.first, quantity.unit, this.greek)
    const systolic = this.last.find(each => each.fact === 'SBP')
    for (const observation of this.last) if (observation.fact === 'DBP') observation.corrected = true
    const diastolic = this.say(
      'DBP',
      {
        value,
        doubt: this.doubtOf({ ...quantity }, at) === 'vague' ? 'vague' : undefined,
        from: at,
        to: quantity.next,
      },
      systolic?.group,
    )
    this.last = systolic ? [systolic, diastolic] : [diastolic]
    this.link = 'none'
  }

  /** A bare number that something links to the value before it: a correction, a later measurement, another person's. */
  private following(fact: NumberFact, quantity: Quantity, at: number): undefined {
    const next = this.items[quantity.next]
    const strange = next?.kind === 'word' && this.link === 'series' ? ('ambiguous' as const) : undefined
    const correcting = this.link === 'correction' || this.link === 'instead'
    if (correcting && this.last.length > 1) return this.oneOfTwo(quantity, at)
    this.single(fact, quantity, at, at, strange)
  }

  /** "140 over 90, sorry, 130": the one of the two for which the number is possible, or else nobody knows. */
  private oneOfTwo(quantity: Quantity, at: number): undefined {
    const [systolic, diastolic] = this.last
    const upper = Number(systolic?.value)
    const lower = Number(diastolic?.value)
    const value = inOwnUnit('SBP', quantity.first, quantity.unit, this.greek)
    const maySystolic = value >= lower + 15 && Math.abs(value - upper) <= 60
    const mayDiastolic = value <= upper - 15 && Math.abs(value - lower) <= 30
    if (mayDiastolic && !maySystolic) return this.second(quantity, at)
    if (maySystolic && !mayDiastolic && systolic && diastolic) {
      systolic.corrected = true
      const said = this.say('SBP', { value, from: at, to: quantity.next }, systolic.group)
      this.last = [said, diastolic]
    } else for (const observation of this.last) observation.doubt ??= 'ambiguous'
    this.link = 'none'
  }

  /** A second number right after the first, with nothing between to say why. */
  private repeated(quantity: Quantity, at: number): undefined {
    const last = this.last[0]
    if (!last || !this.adjacent(at) || last.fact === 'ACVPU' || last.fact === 'onOxygen') return
    const ends = this.items[quantity.next]
    if (quantity.unit !== undefined || ends?.kind === 'word') return
    const value = inOwnUnit(last.fact, quantity.first, undefined, this.greek)
    if (value === last.value) return
    if (this.isFalseStart(Number(last.value), value)) {
      last.corrected = true
      return this.single(last.fact, quantity, at, at)
    }
    last.doubt ??= 'ambiguous'
  }

  /** "A hundred... a hundred and four": the first was the beginning of the second. */
  private isFalseStart(first: number, second: number): boolean {
    const base = first % 100 === 0 ? 100 : first % 10 === 0 ? 10 : 0
    return base > 0 && second > first && second < first + base
  }

  private adjacent(at: number): boolean {
    for (let index = this.lastEnd; index < at; index++) {
      const item = this.items[index]
      const hesitates = item?.kind === 'stop' || isAny(item, 'filler', 'no', 'and')
      if (!hesitates) return false
    }
    return this.lastEnd >= 0
  }

  /** "Ninety on two litres", «94 на воздухе»: only a saturation is said with the gas that is breathed. */
  private onOxygenBeside(at: number, { next, unit }: Quantity): boolean {
    if (unit !== undefined && unit !== 'percent') return false
    const around = [this.items[next], this.items[next + 1], this.items[at - 1], this.items[at - 2]]
    const litres = this.items
      .slice(next, next + 3)
      .some(item => isAny(item, 'unit') && markOf(item, 'unit')?.of === 'litres')
    const before = this.items
      .slice(Math.max(0, at - 3), at)
      .some(item => isAny(item, 'unit') && markOf(item, 'unit')?.of === 'litres')
    return litres || before || around.some(item => isAny(item, 'oxygen'))
  }

  private say(fact: Fact, said: Said, group = ++this.group, corrected = false): Observation {
    const outside =
      typeof said.value === 'number' && fact !== 'ACVPU' && fact !== 'onOxygen' && !isPlausible(fact, said.value)
    const observation: Observation = {
      fact,
      value: said.value,
      undetectable: said.undetectable ?? false,
      from: said.from,
      to: said.to,
      at: said.at ?? said.from,
      group,
      approximate:
        this.items.slice(said.from, said.to).some(item => isAny(item, 'about')) ||
        isAny(this.items[said.from - 1], 'about'),
      event: said.event ?? false,
      doubt: outside ? 'out-of-range' : said.doubt,
      corrected,
      earlier: said.earlier ?? false,
    }
    this.observations.push(observation)
    return observation
  }
}
