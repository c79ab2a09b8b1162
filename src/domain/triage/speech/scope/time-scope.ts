import { saidBefore } from '../context.ts'
import type { TimeOfReading } from '../lexicon/mark.ts'
import { type Clause, clausesOf, indexes, isValue } from '../text/clauses.ts'
import { type Item, isAny, isMeasurer, markOf } from '../text/items.ts'

/** `unclear`: a time word is near that may or may not belong to the value. */
export type TimeScope = TimeOfReading | 'unsaid' | 'unclear'

type Times = TimeScope[]

const isPast = (time: TimeScope | undefined) => time === 'earlier' || time === 'usual'

interface Time {
  readonly when: TimeOfReading
  readonly place?: true
}

/** The time said by the item; who measured it now says it too. */
const timeAt = (items: readonly Item[], at: number): Time | undefined =>
  markOf(items[at], 'time') ?? (isMeasurer(items, at) ? { when: 'now' } : undefined)

/**
 * A time word belongs to the values after it; to those before it if it ends the clause ("88 in triage, 94 now"). A past
 * one between two values is ambiguous: both become `unclear`.
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
    const mark = timeAt(items, at)
    if (mark?.place && claimed && openValues.length === 0) continue
    if (!mark || (mark.when === 'was' && times[at] !== 'unsaid' && openValues.length === 0)) continue
    const rest = places.slice(order + 1)
    const nextTime = rest.find(index => timeAt(items, index)) ?? clause.end
    const ahead = rest.filter(index => index < nextTime && isValue(items, index))
    const behind = claimed ? [] : openValues
    // "Eighty was mine, his is 130": another holder stands between.
    const other = ahead.length > 0 && rest.some(at => at < (ahead[0] ?? 0) && markOf(items[at], 'self')?.strong)
    const backwards =
      ahead.length === 0 ||
      (behind.length > 0 && other) ||
      (nextTime < clause.end && !rest.some(i => i > nextTime && isValue(items, i)) && isPast(mark.when))
    // "Came off oxygen an hour ago": the time belongs to the change.
    const dated = markOf(items[behind.at(-1) ?? -1], 'oxygen')?.event === true && isPast(mark.when)
    if (behind.length > 0 && (dated || backwards) && mark.when !== 'next') {
      // "128 from 150 before": only 150 is past.
      const origin = isPast(mark.when) || mark.when === 'was' ? behind.slice(-1) : []
      const own = origin.some(index => saidBefore(items, index, 'from')) ? origin : behind
      for (const index of own) times[index] = mark.when
      openValues = []
      claimed = false
      continue
    }
    const torn = behind.length > 0 && isPast(mark.when)
    if (torn) for (const index of behind.slice(-1)) times[index] = 'unclear'
    // «На воздухе было 85», «на двух литрах было 98»: the oxygen is past too.
    if (behind.length > 0 && (mark.when === 'was' || isPast(mark.when)))
      for (let back = at - 1; back >= clause.start && isOfOxygen(items, back); back--) times[back] = mark.when
    const reach = mark.when === 'was' ? reachOfWas(items, rest) : rest
    for (const index of reach) times[index] = torn ? 'unclear' : mark.when
    claimed = true
    openValues = []
  }
}

const isLitres = (item: Item | undefined) => markOf(item, 'unit')?.of === 'litres'

/** "On air", "on two litres": the state of oxygen, or a part of its flow. */
const isOfOxygen = (items: readonly Item[], at: number) =>
  isAny(items[at], 'oxygen', 'self', 'filler', 'oxygen-word') || isLitres(items[at]) || (items[at]?.kind === 'number' && isLitres(items[at + 1]))

/** "Was" covers the items up to the next name after its value. */
function reachOfWas(items: readonly Item[], rest: readonly number[]): readonly number[] {
  const value = rest.findIndex(index => isValue(items, index))
  const name = rest.findIndex(
    (index, order) => order > value && isAny(items[index], 'name', 'foreign', 'self', 'person'),
  )
  return value < 0 || name < 0 ? rest : rest.slice(0, name)
}

/** Words without content: a time word in a clause of only these applies to the next clause. */
const isBare = (item: Item | undefined) =>
  item === undefined ||
  item.kind === 'stop' ||
  item.kind === 'number' ||
  isAny(item, 'time', 'filler', 'unit', 'person', 'self', 'contrast', 'and', 'correction', 'change')

export function timeScopes(items: readonly Item[]): Times {
  const times: Times = items.map(() => 'unsaid')
  let carried: TimeScope = 'unsaid'
  let asked: TimeOfReading | undefined
  let before: readonly number[] = []
  for (const clause of clausesOf(items)) {
    const places = indexes(clause)
    if (carried !== 'unsaid') for (const index of places) times[index] = carried
    timesIn(items, clause, times)
    // «Было 86, на воздухе»: the oxygen belongs to the value before it.
    const only = places.every(index => isAny(items[index], 'oxygen', 'filler'))
    const lastTime = times[before.findLast(index => isValue(items, index)) ?? -1]
    if (only && (lastTime === 'was' || isPast(lastTime))) for (const index of places) times[index] = lastTime ?? 'was'
    const marked = places.filter(index => timeAt(items, index))
    const values = places.filter(index => isValue(items, index))
    const last = timeAt(items, marked.at(-1) ?? -1)?.when
    const lastPreceded = values.length > 0 && (marked.at(-1) ?? clause.end) < (values.at(-1) ?? -1)
    if (values.length === 0 && last !== undefined && places.every(index => isBare(items[index]))) carried = last
    else if (last !== undefined) carried = isPast(last) && lastPreceded ? 'unclear' : 'unsaid'
    else if (values.length > 0 && carried !== 'unsaid')
      carried = isPast(carried) || carried === 'unclear' ? 'unclear' : 'unsaid'
    // "130 over 80, but that was yesterday": without another value the time word applies to the clause before.
    if (clause.endsSentence && values.length === 0 && isPast(carried))
      for (const index of before) if (times[index] === 'unsaid') times[index] = carried
    before = places
    if (clause.endsSentence && !clause.question) carried = 'unsaid'
    // "What is usually, his pressure? 130 over 80": the reply is of the time asked about.
    const about = last ?? asked
    if (clause.question && about !== undefined && values.length === 0) carried = about
    asked = clause.endsSentence || values.length > 0 ? undefined : about
  }
  return times
}
