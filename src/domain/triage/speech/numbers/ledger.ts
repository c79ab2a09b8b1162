import { changesBefore, doubtAround, isApproximate, isShortCount } from '../context.ts'
import type { Doubt, Fact, FactValue, NumberFact } from '../heard-vitals.ts'
import type { Observation } from '../observation.ts'
import { type Item, isAny } from '../text/items.ts'
import { isDifference } from './difference.ts'
import { inOwnUnit, isPlausible } from './measure-value.ts'
import type { Quantity } from './quantity.ts'
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

export interface Unplaced {
  readonly at: number
  readonly mayRenew: readonly Observation[]
}

/** Words since the last value that let a bare number follow it: another person, a later time, a correction. */
export type Link = 'none' | 'subject' | 'series' | 'correction' | 'instead'

/** A bare number may follow across this many unknown words. */
export const LINK_REACH = 3

/** Items back to the word that begins a series, and number of values that it may renew. */
export const SERIES_REACH = 20

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
  readonly items: readonly Item[]
  private readonly torn: Set<number>
  private readonly punctuated: boolean
  /** Values that a correction may have taken back, until another value follows it. */
  private disowned: readonly Observation[] = []
  private linkWords = 0
  /** Index after the last value; -1 if none was said. */
  lastEnd = -1
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

  lastOf(fact: Fact): Observation | undefined {
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

  doubtLast(): void {
    for (const observation of this.last) observation.doubt ??= 'ambiguous'
  }

  takeBack(...facts: readonly Fact[]): void {
    if (!this.correcting) return
    for (const observation of this.last) if (facts.includes(observation.fact)) observation.corrected = true
  }

  close({ next }: Quantity, last: readonly Observation[]): void {
    this.last = last
    this.disowned = []
    this.lastEnd = next
    this.link = 'none'
  }
}
