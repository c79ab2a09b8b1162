import { type Clause, clausesOf, indexes, isValue } from './clauses.ts'
import { saidBefore } from './context.ts'
import { type Item, isAny, markOf } from './items.ts'
import type { TimeOfReading } from './lexicon/mark.ts'

/** `unclear`: a word of time is near, and may or may not belong to the value. */
export type TimeScope = TimeOfReading | 'unsaid' | 'unclear'

type Times = TimeScope[]

const isPast = (time: TimeScope | undefined) => time === 'earlier' || time === 'usual'

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
    if (mark?.place && claimed) continue
    if (!mark || (mark.when === 'was' && times[at] !== 'unsaid' && openValues.length === 0)) continue
    const rest = places.slice(order + 1)
    const nextTime = rest.find(index => isAny(items[index], 'time')) ?? clause.end
    const ahead = rest.filter(index => index < nextTime && isValue(items, index))
    const behind = claimed ? [] : openValues
    const backwards =
      ahead.length === 0 ||
      (nextTime < clause.end && !rest.some(i => i > nextTime && isValue(items, i)) && isPast(mark.when))
    // "Came off oxygen an hour ago": a change has its own time.
    const dated = markOf(items[behind.at(-1) ?? -1], 'oxygen')?.event === true && isPast(mark.when)
    if (behind.length > 0 && (dated || backwards) && mark.when !== 'next') {
      // "128 from 150 before": only where it came from is past.
      const origin = isPast(mark.when) || mark.when === 'was' ? behind.slice(-1) : []
      const own = origin.some(index => saidBefore(items, index, 'from')) ? origin : behind
      for (const index of own) times[index] = mark.when
      openValues = []
      claimed = false
      continue
    }
    const torn = behind.length > 0 && isPast(mark.when)
    if (torn) for (const index of behind.slice(-1)) times[index] = 'unclear'
    // «На воздухе было 85»: on air then, and not now.
    if (
      behind.length > 0 &&
      items[at - 1] &&
      isAny(items[at - 1], 'oxygen') &&
      (mark.when === 'was' || isPast(mark.when))
    )
      times[at - 1] = mark.when
    const reach = mark.when === 'was' ? reachOfWas(items, rest) : rest
    for (const index of reach) times[index] = torn ? 'unclear' : mark.when
    claimed = true
    openValues = []
  }
}

/** How far "was" goes: to the name of another measure after its value. */
function reachOfWas(items: readonly Item[], rest: readonly number[]): readonly number[] {
  const value = rest.findIndex(index => isValue(items, index))
  const name = rest.findIndex(
    (index, order) => order > value && isAny(items[index], 'name', 'foreign', 'self', 'person'),
  )
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
  let carried: TimeScope = 'unsaid'
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
