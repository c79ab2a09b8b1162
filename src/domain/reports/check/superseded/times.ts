import { conceptsOf } from '../../concepts/concept-index.ts'
import { EXCLUSIVE } from '../../concepts/relations/exclusive.ts'
import type { Reading } from '../../text/reading.ts'
import { amountsIn } from '../numbers/amounts.ts'
import { frequenciesIn } from '../numbers/frequency.ts'
import { type Correction, deniesIllness, isParted, NEXT, namesIllnessBefore } from './correction.ts'

const DAY_TIMES = new Set(['morning', 'evening', 'night', 'noon', 'afternoon', 'afterFood', 'beforeFood', 'fasting'])

/** Frequencies and times of the day in order. */
export function timesIn(reading: Reading): { from: number; to: number; kind: 'often' | 'when' }[] {
  const { words } = reading
  const often = frequenciesIn(reading, 0, words.length).map(({ from, to }) => ({ from, to, kind: 'often' as const }))
  const when = conceptsOf(words.map(({ norm }) => norm)).flatMap(({ ids, from, to }) =>
    ids.some(id => DAY_TIMES.has(id)) ? [{ from, to, kind: 'when' as const }] : [],
  )
  return [...often, ...when].sort((a, b) => a.from - b.from)
}

/** «Утром и вечером, нет, только утром»: all times right before the marker, if one of their kind comes right behind it. */
export function takeBackTimes(correction: Correction, timed: ReturnType<typeof timesIn>, taken: Set<number>): void {
  const { reading, at, after } = correction
  const restated = timed.find(one => one.from >= after && one.from < after + NEXT) ?? timesAt(reading, after)
  // "Three times a day, I only take two".
  if (!restated && /^(?:only|just|really|actually)$/u.test(reading.words[at]?.norm ?? '')) {
    const counted = amountsIn(reading, after, Math.min(after + 2, reading.words.length)).some(one => one.unit === null)
    const often = timed.findLast(one => one.to <= at && one.to > at - NEXT && one.kind === 'often')
    if (counted && often) taken.add(often.from)
  }
  if (!restated) return
  const old = timed.filter(
    one => one.to <= at && one.to > at - NEXT - 1 && (one.kind === restated.kind || one.kind === 'often'),
  )
  const [first] = old
  if (first && deniesIllness(correction, first.to, restated.from)) return
  if (first && !isParted(reading, first.to, restated.from)) for (const one of old) taken.add(one.from)
}

/** "Two times a day, no, wait, once": as often, in the same span. */
function timesAt(reading: Reading, after: number): ReturnType<typeof timesIn>[number] | undefined {
  const once = amountsIn(reading, after, Math.min(after + NEXT, reading.words.length)).find(one => one.unit === 'times')
  return once && { from: once.from, to: once.to, kind: 'often' }
}

const DATES = EXCLUSIVE.filter(({ kind }) => kind === 'date').map(({ ids }) => ids)

/** "Since March, sorry, since May": another date of the same kind right behind the marker. */
export function takeBackDate(correction: Correction, taken: Map<number, number>): void {
  const { reading, at, after } = correction
  const datesIn = (from: number, to: number) =>
    conceptsOf(reading.words.slice(from, to).map(({ norm }) => norm)).flatMap(({ ids, from: first }) =>
      ids.flatMap(id => DATES.filter(group => group.includes(id)).map(group => ({ id, group, from: from + first }))),
    )
  const [restated] = datesIn(after, after + NEXT)
  if (!restated || namesIllnessBefore(correction, restated.from)) return
  const old = datesIn(Math.max(0, at - NEXT), at).findLast(one => one.group === restated.group)
  if (old && old.id !== restated.id) taken.set(old.from, restated.from)
}
