import type { Segment } from '../../text/shape.ts'
import { has } from '../../text/within.ts'
import { normsOf } from '../dose-units.ts'
import { actsIn } from './acts.ts'
import { courseOf, isDoctor, type Talk } from './course.ts'
import type { Focus } from './focus.ts'
import { asksForOne } from './questions.ts'
import type { Zone } from './zones.ts'

const ALL = /(?:^|\s)(?:все|оба|обе|all|both|everything|ολα|και τα δυο)(?:\s|$)/u
/** "Warfarin or apixaban? – Warfarin.": nobody said that the other one is taken. */
export function leaveOutOthers(
  talk: Talk,
  index: number,
  segment: Segment,
  zones: readonly Zone[],
  before: Focus | null,
): void {
  const { reading } = talk
  const isAnswer = before?.asks && index === before.index + 1 && segment.turn !== before.asks.turn && !segment.asks
  if (!isAnswer || !before?.asks || isDoctor(talk, segment) || !isDoctor(talk, before.asks)) return
  const named = new Set(zones.flatMap(({ names }) => names.map(({ key }) => key)))
  if (!before.all.some(({ key }) => named.has(key)) || !asksForOne(reading, before.asks)) return
  // "All but the metoprolol", "warfarin I stopped": the others are left open.
  const isChosen =
    !has(reading, segment.from, segment.to, 'negation', 'stop') && !ALL.test(normsOf(reading, segment.from, segment.to))
  if (!isChosen || actsIn(reading, segment.from, segment.to).some(({ act }) => act === 'ended')) return
  for (const name of before.all) if (!named.has(name.key)) courseOf(talk, name, segment).unanswered = true
}
