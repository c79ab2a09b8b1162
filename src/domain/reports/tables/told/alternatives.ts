import type { Reading, Segment } from '../../text/shape.ts'
import { has } from '../../text/within.ts'
import { normsOf } from '../dose-units.ts'
import { actsIn } from './acts.ts'
import { become, courseOf, isDoctor, type Talk } from './course.ts'
import type { Focus } from './focus.ts'
import { asksForOne } from './questions.ts'
import { isNo } from './yes-no.ts'
import { type Zone, zonesOf } from './zones.ts'

const ALL = /(?:^|\s)(?:все|оба|обе|all|both|everything|ολα|και τα δυο)(?:\s|$)/u
/** "Warfarin or apixaban? – Warfarin.": the other one gets no row. */
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

const GIVES = /(?:^|\s)(?:giving|prescribing|starting|putting) (?:you|him|her)(?:\s|$)/u
const isOrder = (reading: Reading, { from, to }: Segment): boolean =>
  GIVES.test(normsOf(reading, from, to)) ||
  actsIn(reading, from, to).some(({ act }) => act === 'order' || act === 'change')

const READ_BACK =
  /(?:^|\s)(?:is that (?:right|correct|still right|all)|that right|correct|have i got that right|все верно|верно|правильно|все так|так|σωστα|ετσι δεν ειναι|καλα τα λεω)$/u
/** "Ramipril 5, aspirin 75. Is that right? – Yes, apart from the aspirin.": what the doctor read out is taken. */
export function confirmList(talk: Talk, index: number, segment: Segment): void {
  const { reading } = talk
  const asks = reading.segments[index - 1]
  if (!asks?.asks || segment.asks || isDoctor(talk, segment) || !isDoctor(talk, asks) || isNo(reading, segment)) return
  if (!READ_BACK.test(normsOf(reading, asks.from, asks.to))) return
  const own = new Set(zonesOf(reading, segment).flatMap(({ names }) => names.map(({ key }) => key)))
  const read = reading.segments.slice(0, index).filter(one => one.turn === asks.turn && !isOrder(reading, one))
  for (const name of read.flatMap(one => zonesOf(reading, one).flatMap(({ names }) => names))) {
    const course = courseOf(talk, name, segment)
    if (own.has(name.key) || (course.status !== null && course.status !== 'prescribed')) continue
    course.taken = true
    become(course, 'current', segment)
  }
}
