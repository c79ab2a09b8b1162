import { saidBefore } from '../context.ts'
import { isEvent } from '../lexicon/events.ts'
import type { TimeOfReading } from '../lexicon/mark.ts'
import { LARGEST_FLOW } from '../numbers/measure-value.ts'
import { type Clause, clausesOf, indexes, isValue } from '../text/clauses.ts'
import { type Item, isAny, isMeasurer, markOf } from '../text/items.ts'

/** `unclear`: a time word is near that may or may not belong to the value. */
export type TimeScope = TimeOfReading | 'unsaid' | 'unclear'

type Times = TimeScope[]

const isPast = (time: TimeScope | undefined) => time === 'earlier' || time === 'usual'

interface Time {
  readonly when: TimeOfReading
  readonly place?: true
  readonly date?: true
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
    const event = mark.date ? eventAround(items, clause, at) : undefined
    if (event) {
      for (let index = at; index < event.end; index++) times[index] = mark.when
      openValues = []
      continue
    }
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
    if (openValues.length > 0 && (mark.when === 'was' || isPast(mark.when)))
      for (let back = at - 1; back >= clause.start && isOfOxygen(items, back); back--) times[back] = mark.when
    const reach = mark.when === 'was' ? reachOfWas(items, rest) : rest
    for (const index of reach) times[index] = torn ? 'unclear' : mark.when
    claimed = true
    openValues = []
  }
}

const isName = (item: Item | undefined) => isAny(item, 'name') && !markOf(item, 'name')?.soft

/**
 * "He fell last night in the hall … pulse 78": the event between the last value and the next name to which the time at
 * `at` belongs, and where its words end.
 */
function eventAround(items: readonly Item[], clause: Clause, at: number): { end: number } | undefined {
  let start = at
  while (start > clause.start && !isName(items[start - 1]) && !isValue(items, start - 1)) start--
  let end = at + 1
  while (end < clause.end && !isName(items[end]) && !isNumber(items, end)) end++
  // "Pulse fell yesterday", "yesterday fell to 85": the word is of a value.
  const ofValue = isName(items[start - 1]) || isNumber(items, end)
  const inside = items.slice(start, end)
  const measured = inside.some(item => isAny(item, 'reports', 'measurer'))
  return !ofValue && !measured && inside.some(({ norm }) => isEvent(norm)) ? { end } : undefined
}

/** "He fell yesterday, pulse 78"; "fell yesterday, 78" is said of a value. */
const tellsEvent = (items: readonly Item[], { start, end }: Clause) =>
  !isNumber(items, end + 1) && items.slice(start, end).some(({ norm }) => isEvent(norm))

const isNumber = (items: readonly Item[], at: number) => items[at]?.kind === 'number' && isValue(items, at)

const isLitres = (item: Item | undefined) => markOf(item, 'unit')?.of === 'litres'

/** "On air", "on two litres": the state of oxygen, or a part of its flow. */
const isOfOxygen = (items: readonly Item[], at: number) =>
  isAny(items[at], 'oxygen', 'self', 'filler', 'oxygen-word') ||
  isLitres(items[at]) ||
  (items[at]?.kind === 'number' && isLitres(items[at + 1]))

/** "Was" covers the items up to the next name after its value. */
function reachOfWas(items: readonly Item[], rest: readonly number[]): readonly number[] {
  const value = rest.findIndex(index => isValue(items, index))
  const name = rest.findIndex(
    (index, order) => order > value && isAny(items[index], 'name', 'foreign', 'self', 'person'),
  )
  return value < 0 || name < 0 ? rest : rest.slice(0, name)
}

/** "That was yesterday". */
const POINTERS = new Set(['that', 'this', 'those', 'это', 'эта', 'этот', 'эти', 'αυτο', 'αυτη', 'αυτα', 'αυτεσ'])

/** Words without content: a time word in a clause of only these applies to the next clause. */
const isBare = (item: Item | undefined) =>
  item === undefined ||
  item.kind === 'stop' ||
  item.kind === 'number' ||
  POINTERS.has(item.norm) ||
  isAny(item, 'time', 'filler', 'unit', 'person', 'self', 'contrast', 'and', 'correction', 'change')

export function timeScopes(items: readonly Item[]): Times {
  const times: Times = items.map(() => 'unsaid')
  let carried: TimeScope = 'unsaid'
  let asked: TimeOfReading | undefined
  let awaited = false
  let before: readonly number[] = []
  for (const clause of clausesOf(items)) {
    const places = indexes(clause)
    if (carried !== 'unsaid') for (const index of places) times[index] = carried
    // «Вчера мерил давление, 150 на 90».
    const own = awaited ? places.findIndex(index => isAny(items[index], 'name')) : 0
    for (const index of places.slice(0, own < 0 ? places.length : own)) times[index] = 'unclear'
    timesIn(items, clause, times)
    // «Было 86, на воздухе»: the oxygen belongs to the value before it.
    const only = places.every(index => isAny(items[index], 'oxygen', 'filler'))
    const lastTime = times[before.findLast(index => isValue(items, index)) ?? -1]
    if (only && (lastTime === 'was' || isPast(lastTime))) for (const index of places) times[index] = lastTime ?? 'was'
    // «На двух литрах, было 98», but «четыре литра, было шесть».
    const [opening = -1] = places
    const value = items[opening + 1]
    const was = timeAt(items, opening)?.when === 'was' && value?.kind === 'number' && value.number.value > LARGEST_FLOW
    if (was && before.every(index => isOfOxygen(items, index) || isAny(items[index], 'over')))
      for (const index of before) times[index] = 'was'
    const marked = places.filter(index => timeAt(items, index))
    const values = places.filter(index => isValue(items, index))
    const last = timeAt(items, marked.at(-1) ?? -1)?.when
    const lastPreceded = values.length > 0 && (marked.at(-1) ?? clause.end) < (values.at(-1) ?? -1)
    const bare = places.every(index => isBare(items[index])) && !tellsEvent(items, clause)
    if (values.length === 0 && last !== undefined && bare) carried = last
    else if (last !== undefined) carried = isPast(last) && lastPreceded ? 'unclear' : 'unsaid'
    else if (values.length > 0 && carried !== 'unsaid')
      carried = isPast(carried) || carried === 'unclear' ? 'unclear' : 'unsaid'
    // "130 over 80, but that was yesterday": without another value the time word applies to the clause before.
    if (clause.endsSentence && values.length === 0 && isPast(carried))
      for (const index of before) if (times[index] === 'unsaid') times[index] = carried
    const said = timeAt(items, marked.at(-1) ?? -1)
    const isOld = isPast(said?.when) || (said?.when === 'was' && (said.date || marked.at(-1) === clause.end - 1))
    awaited = isOld && values.length === 0 && isNumber(items, clause.end + 1) && places.some(at => isName(items[at]))
    before = places
    if (clause.endsSentence && !clause.question) carried = 'unsaid'
    // "What is usually, his pressure? 130 over 80": the reply is of the time asked about.
    const about = last ?? asked
    if (clause.question && about !== undefined && values.length === 0) carried = about
    asked = clause.endsSentence || values.length > 0 ? undefined : about
  }
  return times
}
