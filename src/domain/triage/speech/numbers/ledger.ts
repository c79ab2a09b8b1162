import { changesBefore, doubtAround, isApproximate, isShortCount } from '../context.ts'
import type { Doubt, Fact, FactValue, NumberFact } from '../heard-vitals.ts'
import type { Observation } from '../observation.ts'
import { isHold } from '../text/asides.ts'
import { type Item, isAny, markOf } from '../text/items.ts'
import { isDifference } from './difference.ts'
import { inOwnUnit, isPlausible, numberFact } from './measure-value.ts'
import { isHesitation, type Quantity } from './quantity.ts'
import { completes, tornNumbers } from './torn.ts'

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

export interface Unplaced {
  readonly at: number
  readonly mayRenew: readonly Observation[]
}

/** Litres a minute of a mask; a larger number without a unit is no flow. */
const LARGEST_FLOW = 15

/** Words since the last value that let a bare number follow it: another person, a later time, a correction. */
export type Link = 'none' | 'subject' | 'series' | 'correction' | 'instead'

/** A bare number may follow across this many unknown words. */
const LINK_REACH = 3

/** Items back to the word that begins a series, and number of values that it may renew. */
const SERIES_REACH = 20

/** "A hundred... a hundred and four": the second number completes the first. */
export function isFalseStart(first: number, second: number): boolean {
  const base = first % 100 === 0 ? 100 : first % 10 === 0 ? 10 : 1
  return Number.isInteger(first) && second >= first && second < first + base
}

/** Talk in which nothing is measured, nobody else is named, and nothing is taken back. */
const isTalk = (item: Item) =>
  item.kind === 'word' || item.kind === 'stop' || item.kind === 'dash' || isHold(item) || isAny(item, 'filler', 'affirmation', 'direction', 'agent')

/** Index before the number at `at`, its fillers and one comma. */
function startOf(items: readonly Item[], at: number): number {
  let back = at - 1
  while (isAny(items[back], 'filler', 'oxygen') || items[back]?.norm === ',') back--
  return back
}

/** True if the number is as near to the value as two measurements of one sign are, or may be the rest of it. */
function mayRenew({ fact, value }: Observation, { first, unit }: Quantity, greek: boolean, named: boolean): boolean {
  const measure = numberFact(fact)
  if (!measure || typeof value !== 'number') return false
  const other = inOwnUnit(measure, first, unit, greek)
  const near = isPlausible(measure, other) && (fact === 'GCS' || Math.abs(other - value) <= value / 2)
  return near || (!named && fact !== 'SBP' && completes(value, first))
}

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
  /** Numbers that belong to nothing, and the values that they may renew. */
  readonly unplaced: Unplaced[] = []
  private readonly items: readonly Item[]
  private readonly torn: Set<number>
  private readonly punctuated: boolean
  /** Values that a correction may have taken back, until another value follows it. */
  private disowned: readonly Observation[] = []
  private linkWords = 0
  private lastEnd = -1
  private groups = 0

  constructor(items: readonly Item[], greek: boolean) {
    this.items = items
    this.torn = new Set(tornNumbers(items))
    this.punctuated = items.some(({ kind }, at) => kind === 'stop' && at < items.length - 1)
    this.greek = greek
  }

  /** Number of values said so far. */
  get size(): number {
    return this.observations.length
  }

  /** Notes a number that belongs to nothing: it may be a new value of what was said last. */
  leaveUnplaced(quantity: Quantity, at: number): void {
    const beside = this.last.length > 1 && isAny(this.items[at - 1], 'and')
    const named = this.items.slice(this.lastEnd, at).some(item => isAny(item, 'foreign', 'letter', 'name'))
    const renewed = beside ? [] : this.last.filter(each => mayRenew(each, quantity, this.greek, named))
    const flow = this.lastOf('oxygenFlow')
    const flows = quantity.unit === undefined && quantity.first <= LARGEST_FLOW && flow && at - flow.at < SERIES_REACH
    this.unplaced.push({ at, mayRenew: flows ? [...renewed, flow] : renewed })
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

  /** "Oxygen was put on, then taken off", "weaned down": its state, or its flow, is no longer the one said. */
  doubtOxygen(at: number, ...facts: readonly ('onOxygen' | 'oxygenFlow')[]): void {
    for (const fact of facts) {
      const said = this.lastOf(fact)
      if (said && at - said.at < SERIES_REACH) said.doubt ??= 'ambiguous'
    }
  }

  /** "152, heart rate, 96": the number before the name may be its value, and the one behind it of something else. */
  isRivalled(name: number, fact: NumberFact): boolean {
    let back = name - 1
    while (this.items[back]?.kind === 'stop' || isAny(this.items[back], 'filler')) back--
    const item = this.items[back]
    if (item?.kind !== 'number' || this.items[back + 1]?.norm === '.') return false
    const leads = this.items[startOf(this.items, back)]
    const recent = this.observations.slice(-SERIES_REACH)
    const left = this.unplaced.at(-1)?.at === back || recent.some(({ at, doubt }) => at === back && doubt === 'out-of-range')
    const opens = leads === undefined || isAny(leads, 'name') || (leads.kind === 'stop' && leads.stop === 'sentence')
    return left && opens && isPlausible(fact, this.inOwnUnit(fact, { first: item.number.value, unit: undefined }))
  }

  /** "On two litres, sorry, three", "15 litres, weaned down to 4": records the new flow if the number is one. */
  renewFlow(quantity: Quantity, at: number): boolean {
    const said = this.lastOf('oxygenFlow')
    const newest = this.observations.slice(-2).some(each => each === said)
    if (!said || !newest || at - said.to > LINK_REACH * 2 || quantity.first > LARGEST_FLOW) return false
    if (!(this.correcting || (changesBefore(this.items, at) && isAny(this.items[at - 1], 'to', 'change')))) return false
    said.corrected = true
    this.say('oxygenFlow', { value: quantity.first, from: at, to: quantity.next })
    return true
  }

  private lastOf(fact: Fact): Observation | undefined {
    return this.observations.slice(-SERIES_REACH).findLast(each => each.fact === fact)
  }

  /** "On air, no, sorry, on a litre": the finding that follows a correction takes the place of the one before it. */
  correctFinding(fact: Fact): void {
    const said = this.lastOf(fact)
    if (this.correcting && said && this.disowned.length === 0) said.corrected = true
  }

  hasSaid(fact: Fact): boolean {
    return this.observations.some(observation => observation.fact === fact)
  }

  inOwnUnit(fact: NumberFact, quantity: Pick<Quantity, 'first' | 'unit'>): number {
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
          (this.isUnfinished(quantity.next) || this.isQualified(quantity.next) ? 'ambiguous' : undefined) ??
          (isDifference(this.items, at, fact, quantity.first) ? 'ambiguous' : doubtAround(this.items, at, quantity)),
        from,
        to: quantity.next,
        at,
      }),
    ])
  }

  /** «Τριάντα οκτώ και… μισό»: after the number something else was to come. */
  private isUnfinished(next: number): boolean {
    const [joint, stop, behind] = [this.items[next], this.items[next + 1], this.items[next + 1]]
    const unit = joint?.kind === 'stop' && joint.stop !== 'sentence' && isAny(behind, 'unit') && !isAny(behind, 'name')
    return unit || (isAny(joint, 'and') && stop?.kind === 'stop')
  }

  /** "Thirty odd": an unknown word right behind the number may change it. Without any stops words merely follow. */
  private isQualified(next: number): boolean {
    return this.punctuated && this.items[next]?.kind === 'word'
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
    const wrong = this.last.find(({ fact }) => fact === 'DBP')
    if (wrong) wrong.corrected = true
    const value = inOwnUnit('DBP', quantity.first, quantity.unit, this.greek)
    const said = { value, doubt: wrong?.doubt, from: at, to: quantity.next }
    const diastolic = this.say('DBP', said, systolic?.group)
    this.close(quantity, systolic ? [systolic, diastolic] : [diastolic])
  }

  /** "Ninety… pick up the phone… ninety-two": after talk the number is said again, whole. Records it if it is so. */
  restarts(fact: NumberFact, quantity: Quantity, at: number): boolean {
    const [last, ...others] = this.last
    const value = this.inOwnUnit(fact, quantity)
    if (!last || others.length > 0 || !isFalseStart(Number(last.value), value)) return false
    const between = this.items.slice(this.lastEnd, at)
    if (!between.some(item => item.kind === 'word' || isHold(item)) || !between.every(isTalk)) return false
    last.corrected = true
    this.single(fact, quantity, at, at)
    return true
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

  /** True if a stop stands between the last word and the number at `at`. */
  isApart(at: number): boolean {
    let back = at - 1
    while (isAny(this.items[back], 'filler')) back--
    return this.items[back]?.kind === 'stop'
  }

  isSameSentence(at: number): boolean {
    return this.items.slice(this.lastEnd, at).every(item => item.kind !== 'stop' || item.stop !== 'sentence')
  }

  get isBrokenOff(): boolean {
    return this.last.length === 1 && this.last[0]?.fact === 'SBP' && isAny(this.items[this.lastEnd], 'over')
  }

  /** "One-ten over… could you shut that… over seventy": the pressure was broken off by talk, and is taken up again. */
  wasBrokenOff(at: number): boolean {
    const between = this.items.slice(this.lastEnd, at)
    return isAny(between[0], 'over') && between.slice(1).every(item => isTalk(item) || isAny(item, 'over', 'removal'))
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
      const said = { value, doubt: systolic.doubt, from: at, to: quantity.next }
      this.close(quantity, [this.say('SBP', said, systolic.group), diastolic])
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
