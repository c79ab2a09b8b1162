import { type Item, isAny, markOf } from './items.ts'
import type { Sex, TimeOfReading } from './lexicon/mark.ts'

export type Holder = 'patient' | 'other' | 'unclear'

/** Whose and of when a number at this place would be. `real: false`: a target, a limit, a condition. */
export interface Scope {
  readonly holder: Holder
  readonly time: TimeOfReading | 'unsaid' | 'unclear'
  readonly real: boolean
}

interface Clause {
  readonly start: number
  readonly end: number
  readonly endsSentence: boolean
  readonly question: boolean
}

function clausesOf(items: readonly Item[]): Clause[] {
  const clauses: Clause[] = []
  let start = 0
  items.forEach((item, index) => {
    if (item.kind !== 'stop' || item.stop === 'pause') return
    clauses.push({ start, end: index, endsSentence: item.stop !== 'comma', question: item.stop === 'question' })
    start = index + 1
  })
  if (start < items.length) clauses.push({ start, end: items.length, endsSentence: true, question: false })
  return clauses
}

/** A place where something measured is said: a number that no foreign unit claims, or a finding. */
const isValue = (items: readonly Item[], at: number): boolean => {
  const item = items[at]
  if (item?.kind === 'number') {
    const unit = markOf(items[at + 1], 'unit')
    return unit?.of !== 'other' && unit?.of !== 'years' && !isAny(items[at - 1], 'foreign', 'bed')
  }
  return isAny(item, 'undetectable', 'acvpu', 'oxygen', 'decade')
}

const indexes = (clause: Clause) =>
  Array.from({ length: clause.end - clause.start }, (_, index) => clause.start + index)

type Times = Scope['time'][]

const isPast = (time: Scope['time'] | undefined) => time === 'earlier' || time === 'usual'

/**
 * A word of time belongs to the values after it; to the one before it where it closes the clause ("88 in triage, 94
 * now"); to either, and so to none, where a past one stands between two values that both could be its own.
 */
function timesIn(items: readonly Item[], clause: Clause, times: Times): void {
  const places = indexes(clause)
  let claimed = false
  let openValues: number[] = []
  for (const [order, at] of places.entries()) {
    if (isValue(items, at)) {
      openValues.push(at)
      continue
    }
    const mark = markOf(items[at], 'time')
    if (!mark || (mark.when === 'was' && times[at] !== 'unsaid' && openValues.length === 0)) continue
    const rest = places.slice(order + 1)
    const nextTime = rest.find(index => isAny(items[index], 'time')) ?? clause.end
    const ahead = rest.filter(index => index < nextTime && isValue(items, index))
    const behind = claimed ? [] : openValues
    const backwards =
      ahead.length === 0 ||
      (nextTime < clause.end && !rest.some(i => i > nextTime && isValue(items, i)) && isPast(mark.when))
    if (behind.length > 0 && backwards && mark.when !== 'next') {
      for (const index of behind) times[index] = mark.when
      openValues = []
      claimed = false
      continue
    }
    const torn = behind.length > 0 && isPast(mark.when)
    if (torn) for (const index of behind.slice(-1)) times[index] = 'unclear'
    const reach = mark.when === 'was' ? reachOfWas(items, rest) : rest
    for (const index of reach) times[index] = torn ? 'unclear' : mark.when
    claimed = true
    openValues = []
  }
}

/** How far "was" goes: to the name of another measure after its value. */
function reachOfWas(items: readonly Item[], rest: readonly number[]): readonly number[] {
  const value = rest.findIndex(index => isValue(items, index))
  const name = rest.findIndex((index, order) => order > value && isAny(items[index], 'name', 'foreign'))
  return value < 0 || name < 0 ? rest : rest.slice(0, name)
}

/** Words that carry nothing of their own, so that a word of time among them stands for the clause that follows. */
const isBare = (item: Item | undefined) =>
  item === undefined ||
  item.kind === 'stop' ||
  item.kind === 'number' ||
  isAny(item, 'time', 'filler', 'unit', 'person', 'self', 'contrast', 'and', 'correction', 'change')

export function timeScopes(items: readonly Item[]): Times {
  const times: Times = items.map(() => 'unsaid')
  let carried: Scope['time'] = 'unsaid'
  let before: readonly number[] = []
  for (const clause of clausesOf(items)) {
    const places = indexes(clause)
    if (carried !== 'unsaid') for (const index of places) times[index] = carried
    timesIn(items, clause, times)
    const marked = places.filter(index => isAny(items[index], 'time'))
    const values = places.filter(index => isValue(items, index))
    const last = markOf(items[marked.at(-1) ?? -1], 'time')?.when
    const lastPreceded = values.length > 0 && (marked.at(-1) ?? clause.end) < (values.at(-1) ?? -1)
    if (values.length === 0 && last !== undefined && places.every(index => isBare(items[index]))) carried = last
    else if (last !== undefined) carried = isPast(last) && lastPreceded ? 'unclear' : 'unsaid'
    else if (values.length > 0 && carried !== 'unsaid')
      carried = isPast(carried) || carried === 'unclear' ? 'unclear' : 'unsaid'
    // "130 over 80, but that was yesterday": nothing is left in the sentence for the word of time but what was said.
    if (clause.endsSentence && values.length === 0 && isPast(carried))
      for (const index of before) if (times[index] === 'unsaid') times[index] = carried
    before = places
    if (clause.endsSentence && !clause.question) carried = 'unsaid'
    if (clause.question && last !== undefined && values.length === 0) carried = last
  }
  return times
}

/** "88 to 92 is the target", said behind: the values of the clause before it, if none come after it. */
function closesBackwards(items: readonly Item[], at: number, real: boolean[]): boolean {
  for (let ahead = at + 1; ahead < items.length; ahead++) {
    const item = items[ahead]
    if (item?.kind === 'stop' && item.stop !== 'pause') break
    if (isValue(items, ahead) || isAny(item, 'name', 'person')) return false
  }
  let found = false
  for (let back = at - 1; back >= 0; back--) {
    const item = items[back]
    if (item?.kind === 'stop' && item.stop !== 'pause') break
    found ||= isValue(items, back)
    real[back] = false
  }
  return found
}

/** A condition or a target holds for its clause, or, where that has no value, for the next; "now" and a new name end it. */
export function realScopes(items: readonly Item[]): boolean[] {
  const real: boolean[] = items.map(() => true)
  let active = false
  let consumed = false
  for (const [at, item] of items.entries()) {
    if (isAny(item, 'condition')) {
      active = true
      consumed = false
    } else if (active && isAny(item, 'time') && markOf(item, 'time')?.when === 'now') active = false
    else if (active && consumed && (isAny(item, 'name') || (item.kind === 'stop' && item.stop !== 'pause')))
      active = false
    else if (item.kind === 'stop' && (item.stop === 'sentence' || item.stop === 'question')) active = false
    if (active && isValue(items, at)) consumed = true
    real[at] = !active
    if (isAny(item, 'condition') && closesBackwards(items, at, real)) active = false
  }
  return real
}

/** Whether the person at `at` only tells, brings or measures: "brought in by his wife", «мать говорит». */
function isInformant(items: readonly Item[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    const item = items[back]
    if (item?.kind === 'stop' || item?.kind === 'number') break
    if (isAny(item, 'agent', 'reports')) return true
    if (!isAny(item, 'filler', 'self')) break
  }
  for (let ahead = at + 1; ahead <= at + 4; ahead++) {
    const item = items[ahead]
    if (!item || item.kind === 'stop' || item.kind === 'number' || isAny(item, 'name')) return false
    if (isAny(item, 'reports')) return true
  }
  return false
}

/** «Бабушка 82 года» is how a ward speaks of its own patient, too. */
const isAged = (items: readonly Item[], at: number) => {
  const age = items[at + 1]?.kind === 'stop' ? at + 2 : at + 1
  return items[age]?.kind === 'number' && markOf(items[age + 1], 'unit')?.of === 'years'
}

const bedsNamed = (items: readonly Item[]) =>
  new Set(
    items.flatMap((item, at) => {
      const next = items[at + 1]
      return isAny(item, 'bed') && next?.kind === 'number' ? [next.number.value] : []
    }),
  ).size

/** In an inflected "у него / у неё" or "she": whoever of that sex was spoken of last. */
function pronounHolder(holder: Holder, otherSex: Sex | undefined, sex: Sex | undefined, contrast: boolean): Holder {
  if (holder !== 'other') return holder
  if (contrast || (otherSex && sex && otherSex !== sex)) return 'patient'
  return 'unclear'
}

/** "200 over 100, her husband's" said after the number: the values of the clause before it are that person's. */
function claimBackwards(items: readonly Item[], at: number, holders: Holder[], holder: Holder): void {
  for (let ahead = at + 1; ahead < items.length; ahead++) {
    const item = items[ahead]
    if (item?.kind === 'stop' && item.stop !== 'pause') break
    if (isValue(items, ahead) || isAny(item, 'name')) return
  }
  let possessive = at
  while (isAny(items[possessive - 1], 'filler', 'self')) possessive--
  for (let back = possessive - 1; back >= 0; back--) {
    const item = items[back]
    if ((item?.kind === 'stop' && item.stop !== 'pause') || isAny(item, 'person', 'self')) return
    holders[back] = holder
  }
}

export function holderScopes(items: readonly Item[]): Holder[] {
  const holders: Holder[] = items.map(() => 'patient')
  const manyBeds = bedsNamed(items) > 1
  let holder: Holder = 'patient'
  let otherSex: Sex | undefined
  let listed = false
  for (const [at, item] of items.entries()) {
    const person = markOf(item, 'person')
    const self = markOf(item, 'self')
    if ((manyBeds && isAny(item, 'bed')) || person?.listed) {
      holder = 'unclear'
      listed = true
    } else if (person && isAged(items, at)) holder = 'unclear'
    else if (person && !isInformant(items, at)) {
      holder = 'other'
      otherSex = person.sex
      claimBackwards(items, at, holders, holder)
    } else if (isAny(item, 'speaker')) holder = 'unclear'
    else if (self?.strong) {
      holder = 'patient'
      listed = false
    } else if (self && !isAny(items[at + 1], 'person') && !isAny(items[at + 2], 'person'))
      holder = pronounHolder(holder, otherSex, self.sex, isAny(items[at - 1], 'contrast'))
    else if (item.kind === 'stop' && item.stop === 'sentence' && !listed) holder = 'patient'
    holders[at] = holder
  }
  return holders
}

/** Whose, of when and whether measured at all, for every item. */
export function scopesOf(items: readonly Item[]): Scope[] {
  const times = timeScopes(items)
  const real = realScopes(items)
  const holders = holderScopes(items)
  return items.map((_, at) => ({
    holder: holders[at] ?? 'unclear',
    time: times[at] ?? 'unclear',
    real: real[at] ?? false,
  }))
}
