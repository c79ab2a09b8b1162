import { changesBefore, doubtAround, isApproximate } from './context.ts'
import { isDifference } from './difference.ts'
import type { Doubt, Fact, FactValue, NumberFact } from './heard-vitals.ts'
import { type Item, isAny, markOf } from './items.ts'
import { inOwnUnit, isPlausible } from './measure-value.ts'
import type { Observation } from './observation.ts'
import type { Quantity } from './quantity.ts'

export interface Said {
  readonly value: FactValue | null
  readonly from: number
  readonly to: number
  /** Where the value itself stands; `from` unless said. */
  readonly at?: number
  readonly doubt?: Doubt | undefined
  readonly undetectable?: boolean
  readonly earlier?: boolean
  readonly event?: boolean
  readonly corrected?: boolean
}

/** What has been said since the last value that lets a bare number follow it: another person, a later time, a slip. */
export type Link = 'none' | 'subject' | 'series' | 'correction' | 'instead'

/** A bare number may follow across this many unknown words. */
const LINK_REACH = 3

/** Items back to the word that begins a series, and values that it may renew. */
const SERIES_REACH = 20

const isRival = (fact: Fact, value: number) => fact !== 'ACVPU' && fact !== 'onOxygen' && isPlausible(fact, value)

/** Every value as it is said, and what later words take back of it. */
export class Ledger {
  readonly observations: Observation[] = []
  readonly greek: boolean
  /** The values that were said last, in one breath. */
  last: readonly Observation[] = []
  link: Link = 'none'
  /** Before this index nobody can tell which number is whose. */
  unsureUntil = 0
  private readonly items: readonly Item[]
  private linkWords = 0
  private lastEnd = -1
  private groups = 0

  constructor(items: readonly Item[], greek: boolean) {
    this.items = items
    this.greek = greek
  }

  newGroup(): number {
    return ++this.groups
  }

  linkTo(link: Link): void {
    if (this.link === 'instead' || (this.correcting && link !== 'correction')) return
    if (this.link === 'series' && link === 'subject') return
    this.link = link
    this.linkWords = 0
  }

  passWord(): void {
    if (++this.linkWords > LINK_REACH) this.link = 'none'
  }

  get linkIsFresh(): boolean {
    return this.linkWords === 0
  }

  get correcting(): boolean {
    return this.link === 'correction' || this.link === 'instead'
  }

  say(fact: Fact, said: Said, group = this.newGroup()): Observation {
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
      approximate: isApproximate(this.items, said.from, said.to),
      event: said.event ?? false,
      doubt: outside ? 'out-of-range' : (said.doubt ?? (said.from < this.unsureUntil ? 'ambiguous' : undefined)),
      corrected: said.corrected ?? false,
      earlier: said.earlier ?? false,
    }
    this.observations.push(observation)
    return observation
  }

  /** "Oxygen was put on, then taken off": of which of its states it is now nobody can be sure. */
  doubtOxygen(): void {
    const oxygen = this.observations.findLast(({ fact }) => fact === 'onOxygen')
    if (oxygen) oxygen.doubt ??= 'ambiguous'
  }

  hasSaid(fact: Fact): boolean {
    return this.observations.some(observation => observation.fact === fact)
  }

  inOwnUnit(fact: NumberFact, quantity: Quantity): number {
    return inOwnUnit(fact, quantity.first, quantity.unit, this.greek)
  }

  single(fact: NumberFact, quantity: Quantity, from: number, at: number, doubt?: Doubt): void {
    this.takeBack(fact)
    this.close(quantity, [
      this.say(fact, {
        value: this.inOwnUnit(fact, quantity),
        doubt:
          doubt ??
          (isDifference(this.items, at, fact, quantity.first) ? 'ambiguous' : doubtAround(this.items, at, quantity)),
        from,
        to: quantity.next,
        at,
      }),
    ])
  }

  /** Two ends: after a change ("dropped from 97 to 89") the second is the value; otherwise neither is. */
  range(fact: NumberFact, quantity: Quantity, from: number, at: number): void {
    const changes = changesBefore(this.items, at)
    const said = (value: number) => ({
      value: inOwnUnit(fact, value, quantity.unit, this.greek),
      from,
      to: quantity.next,
      at,
    })
    const first = this.say(fact, { ...said(quantity.first), ...(changes ? { earlier: true } : { doubt: 'range' }) })
    const { second } = quantity
    this.close(quantity, [
      second === undefined ? first : this.say(fact, { ...said(second), ...(changes ? {} : { doubt: 'range' }) }),
    ])
  }

  pressure(quantity: Quantity, from: number, at: number, unsure?: Doubt): void {
    const first = this.inOwnUnit('SBP', quantity)
    const second = inOwnUnit('DBP', quantity.second ?? 0, quantity.unit, this.greek)
    // Where one of the two cannot be, the other was hardly heard right.
    const possible = second < first && isPlausible('SBP', first) && isPlausible('DBP', second)
    const impossible = possible ? undefined : 'contradiction'
    const doubt = unsure ?? doubtAround(this.items, at, quantity) ?? impossible
    this.takeBack('SBP', 'DBP')
    const group = this.newGroup()
    const said = (value: number): Said => ({ value, doubt, from, to: quantity.next, at })
    this.close(quantity, [this.say('SBP', said(first), group), this.say('DBP', said(second), group)])
  }

  /** "150 over 80, I mean over 85": only the second of the two is said again. */
  diastolicAgain(quantity: Quantity, at: number): void {
    const systolic = this.last.find(({ fact }) => fact === 'SBP')
    for (const observation of this.last) if (observation.fact === 'DBP') observation.corrected = true
    const said = { value: inOwnUnit('DBP', quantity.first, quantity.unit, this.greek), from: at, to: quantity.next }
    const diastolic = this.say('DBP', said, systolic?.group)
    this.close(quantity, systolic ? [systolic, diastolic] : [diastolic])
  }

  /** "140 over 90, sorry, 130": the one of the two for which the number is possible, or else nobody knows. */
  oneOfTwo(quantity: Quantity, at: number): void {
    const [systolic, diastolic] = this.last
    const upper = Number(systolic?.value)
    const lower = Number(diastolic?.value)
    const value = this.inOwnUnit('SBP', quantity)
    const maySystolic = value >= lower + 15 && Math.abs(value - upper) <= 60
    const mayDiastolic = value <= upper - 15 && Math.abs(value - lower) <= 30
    if (mayDiastolic && !maySystolic) this.diastolicAgain(quantity, at)
    else if (maySystolic && !mayDiastolic && systolic && diastolic) {
      systolic.corrected = true
      this.close(quantity, [this.say('SBP', { value, from: at, to: quantity.next }, systolic.group), diastolic])
    } else this.doubtLast()
    this.link = 'none'
  }

  doubtLast(): void {
    for (const observation of this.last) observation.doubt ??= 'ambiguous'
  }

  /** A later number of nothing known may be the new value of anything that was measured before the series went on. */
  doubtBeforeSeries(value: number, at: number): void {
    let went = at
    while (went >= at - SERIES_REACH && !this.isNext(went)) went--
    if (!this.isNext(went)) return
    for (const observation of this.observations.slice(-SERIES_REACH))
      if (observation.at < went && typeof observation.value === 'number' && isRival(observation.fact, value))
        observation.doubt ??= 'ambiguous'
  }

  private isNext(at: number): boolean {
    return markOf(this.items[at], 'time')?.when === 'next'
  }

  /** Whether nothing but hesitation stands between the last value and `at`. */
  isAdjacent(at: number): boolean {
    const between = this.items.slice(this.lastEnd, at)
    return (
      this.lastEnd >= 0 &&
      between.every(item => item.kind === 'stop' || item.kind === 'dash' || isAny(item, 'filler', 'no', 'and'))
    )
  }

  /** Whether a sentence or a word of time stands between the last value and `at`: a second measurement, and no slip. */
  isNewSince(at: number): boolean {
    const between = this.items.slice(this.lastEnd, at)
    return between.some(item => (item.kind === 'stop' && item.stop === 'sentence') || isAny(item, 'time'))
  }

  private takeBack(...facts: readonly Fact[]): void {
    if (!this.correcting) return
    for (const observation of this.last) if (facts.includes(observation.fact)) observation.corrected = true
  }

  private close({ next }: Quantity, last: readonly Observation[]): void {
    this.last = last
    this.lastEnd = next
    this.link = 'none'
  }
}
