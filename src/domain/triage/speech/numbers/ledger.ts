import { changesBefore, doubtAround, isApproximate, isShortCount } from '../context.ts'
import type { Doubt, Fact, FactValue, NumberFact } from '../heard-vitals.ts'
import type { Observation } from '../observation.ts'
import { type Item, isAny, markOf } from '../text/items.ts'
import { isDifference } from './difference.ts'
import { inOwnUnit, isPlausible } from './measure-value.ts'
import { isHesitation, type Quantity } from './quantity.ts'
import { tornNumbers } from './torn.ts'

export interface Said {
  readonly value: FactValue | null
  readonly from: number
  readonly to: number
  /** Index of the value itself; defaults to `from`. */
  readonly at?: number
  readonly doubt?: Doubt | undefined
  readonly undetectable?: boolean
  readonly earlier?: boolean
  readonly event?: boolean
  readonly corrected?: boolean
}

/** Words since the last value that let a bare number follow it: another person, a later time, a correction. */
export type Link = 'none' | 'subject' | 'series' | 'correction' | 'instead'

/** A bare number may follow across this many unknown words. */
const LINK_REACH = 3

/** Items back to the word that begins a series, and number of values that it may renew. */
const SERIES_REACH = 20

const isRival = (fact: Fact, value: number) => fact !== 'ACVPU' && fact !== 'onOxygen' && isPlausible(fact, value)

/** Records every value as it is said, and marks those that later words take back. */
export class Ledger {
  readonly observations: Observation[] = []
  readonly greek: boolean
  /** The last values, all those said together. */
  last: readonly Observation[] = []
  link: Link = 'none'
  /** Before this index it is ambiguous which name a number belongs to. */
  unsureUntil = 0
  private readonly items: readonly Item[]
  private readonly torn: Set<number>
  /** Values that a correction may have taken back, until another value follows it. */
  private disowned: readonly Observation[] = []
  private linkWords = 0
  private lastEnd = -1
  private groups = 0

  constructor(items: readonly Item[], greek: boolean) {
    this.items = items
    this.torn = new Set(tornNumbers(items))
    this.greek = greek
  }

  newGroup(): number {
    return ++this.groups
  }

  linkTo(link: Link): void {
    if (link === 'correction') this.disowned = this.last
    if (this.link === 'instead' || (this.correcting && link !== 'correction')) return
    if (this.link === 'series' && link === 'subject') return
    this.link = link
    this.linkWords = 0
  }

  /** "Pulse 120, no, that's the alarm": taken back, and nothing came instead. */
  endSentence(): void {
    for (const observation of this.disowned) if (!observation.corrected) observation.doubt ??= 'ambiguous'
    this.disowned = []
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
      doubt: outside ? 'out-of-range' : (said.doubt ?? (this.isUnsure(said) ? 'ambiguous' : undefined)),
      corrected: said.corrected ?? false,
      earlier: said.earlier ?? false,
    }
    this.observations.push(observation)
    return observation
  }

  /** "Eighteen twenty": side by side two numbers are a range, a slip, or one belongs to something else. */
  tear(...indexes: readonly number[]): void {
    for (const index of indexes) this.torn.add(index)
  }

  isTorn(at: number): boolean {
    return this.torn.has(at)
  }

  private isUnsure({ from, at = from, to }: Said): boolean {
    if (from < this.unsureUntil) return true
    for (let index = at; index < to; index++) if (this.torn.has(index)) return true
    return false
  }

  /** "Oxygen was put on, then taken off": its current state is doubtful. */
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
          ((fact === 'HR' || fact === 'RR') && isShortCount(this.items, at) ? 'ambiguous' : undefined) ??
          (isDifference(this.items, at, fact, quantity.first) ? 'ambiguous' : doubtAround(this.items, at, quantity)),
        from,
        to: quantity.next,
        at,
      }),
    ])
  }

  /** Records both ends: after a change ("dropped from 97 to 89") the second is the value, otherwise neither is. */
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
    // If one of the two is impossible, the other was probably misheard too.
    const possible = second < first && isPlausible('SBP', first) && isPlausible('DBP', second)
    const impossible = possible ? undefined : 'contradiction'
    // "One-ten over… one-ten over seventy": this "over" is no limit.
    const again = isAny(this.items[at - 1], 'over') && this.last[0]?.fact === 'SBP'
    const doubt = unsure ?? (again ? undefined : doubtAround(this.items, at, quantity)) ?? impossible
    this.takeBack('SBP', 'DBP')
    const group = this.newGroup()
    const said = (value: number): Said => ({ value, doubt, from, to: quantity.next, at })
    this.close(quantity, [this.say('SBP', said(first), group), this.say('DBP', said(second), group)])
  }

  /** "150 over 80, I mean over 85": corrects only the diastolic. */
  diastolicAgain(quantity: Quantity, at: number): void {
    const systolic = this.last.find(({ fact }) => fact === 'SBP')
    for (const observation of this.last) if (observation.fact === 'DBP') observation.corrected = true
    const said = { value: inOwnUnit('DBP', quantity.first, quantity.unit, this.greek), from: at, to: quantity.next }
    const diastolic = this.say('DBP', said, systolic?.group)
    this.close(quantity, systolic ? [systolic, diastolic] : [diastolic])
  }

  /** "One forty… wait… over ninety": the diastolic of the systolic said last; `unsure` if more than hesitation is between. */
  completePressure(quantity: Quantity, at: number, unsure: boolean): void {
    const [systolic] = this.last
    if (!systolic) return
    if (unsure) systolic.doubt ??= 'ambiguous'
    const said = { value: inOwnUnit('DBP', quantity.first, quantity.unit, this.greek), from: at, to: quantity.next }
    this.close(quantity, [
      systolic,
      this.say('DBP', { ...said, doubt: unsure ? 'ambiguous' : undefined }, systolic.group),
    ])
  }

  isSameSentence(at: number): boolean {
    return this.items.slice(this.lastEnd, at).every(item => item.kind !== 'stop' || item.stop !== 'sentence')
  }

  /** True if only hesitation stands between the last value and `at`. */
  hesitatedUpTo(at: number): boolean {
    return this.lastEnd >= 0 && this.items.slice(this.lastEnd, at).every(isHesitation)
  }

  /** "140 over 90, sorry, 130": corrects the one pressure that the number fits, else makes both doubtful. */
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

  /** A later unnamed number may be a new value of any number measured before the series word: these become doubtful. */
  doubtBeforeSeries(value: number, at: number): void {
    let series = at
    while (series >= at - SERIES_REACH && !this.isNext(series)) series--
    if (!this.isNext(series)) return
    for (const observation of this.observations.slice(-SERIES_REACH))
      if (observation.at < series && typeof observation.value === 'number' && isRival(observation.fact, value))
        observation.doubt ??= 'ambiguous'
  }

  private isNext(at: number): boolean {
    return markOf(this.items[at], 'time')?.when === 'next'
  }

  /** True if only hesitation stands between the last value and `at`. */
  isAdjacent(at: number): boolean {
    const between = this.items.slice(this.lastEnd, at)
    return (
      this.lastEnd >= 0 &&
      between.every(item => item.kind === 'stop' || item.kind === 'dash' || isAny(item, 'filler', 'no', 'and'))
    )
  }

  /** True if the end of a sentence or a time word stands before `at`: the number is then a second measurement. */
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
    this.disowned = []
    this.lastEnd = next
    this.link = 'none'
  }
}
