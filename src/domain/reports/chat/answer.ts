import type { Span } from '../extraction.ts'
import { CANNOT } from './intents.ts'
import { type Quoted, quotedOf } from './quotes.ts'
import { rareOf } from './rare.ts'
import { scoreOf } from './score.ts'
import { fillSlots, isUnsaid } from './slots/fill-slots.ts'
import { respelled } from './spelling.ts'
import { type Index, indexOf, type Unit } from './units.ts'
import { wantedBy } from './wanted.ts'

export interface ChatAnswer {
  /** `cannot`: no quotation answers that, such as a letter or an opinion. */
  kind: 'quotes' | 'notSaid' | 'cannot'
  /** In the order of the transcript, at most 600 characters in all. */
  quotes: Span[]
  /** The same quotations with whose illness, when and by whom. */
  about: Quoted[]
  notSaid: boolean
  /** The two nearest sentences where nothing answers. */
  nearest: Span[]
}

/** Places this near to the best one are quoted too. */
const NEAR_BEST = 0.58
const NEAR_GUESS = 0.4

/** Score of a place that is shown where none is likely. */
const LEAST = 1

const FEW = 3
const MOST = 5

/** The sentences of a transcript that answer a question. Nothing but quotations: no word is added. */
export const answer = (transcript: string, question: string): ChatAnswer => answerFrom(indexOf(transcript), question)

export function answerFrom(index: Index, question: string): ChatAnswer {
  const said = new Set(index.transcript.reading.words.map(({ norm }) => norm))
  const wanted = wantedBy(respelled(question, said))
  const empty = { quotes: [], about: [], notSaid: false, nearest: [] }
  if (CANNOT.test(wanted.text)) return { ...empty, kind: 'cannot' }
  const slots = fillSlots(wanted.slots, index)
  const rare = rareOf(index, wanted.atoms)
  const ranked = index.units
    .map(unit => ({ unit, ...scoreOf(index, unit, wanted, slots, rare) }))
    .filter(one => one.score > 0)
    .sort((a, b) => b.score - a.score)
  if (slots.some(one => isUnsaid(one, slots))) return { ...empty, ...notSaid(ranked) }
  const sure = ranked.filter(one => one.enough)
  const likely = sure.length > 0 ? [] : ranked.filter(one => one.likely)
  const good = [sure, likely].find(list => list.length > 0) ?? ranked.filter(one => one.perhaps && one.score >= LEAST)
  const [best] = good
  if (!best) return { ...empty, ...notSaid(ranked) }
  // Where nothing answers for sure, more of what comes near is shown.
  const near = sure.length > 0 ? NEAR_BEST : NEAR_GUESS
  const chosen = good.filter(one => one.score >= best.score * near).map(({ unit }) => unit)
  // Each thing that is asked for has its best place: "dose and how long", "white cells and CRP".
  for (const { shares } of slots) {
    const place = good.find(({ unit }) => shares[unit.segment] === 1)
    if (place && !chosen.slice(0, MOST).includes(place.unit)) chosen.splice(1, 0, place.unit)
  }
  const beside = (unit: Unit | undefined, ...steps: readonly number[]) =>
    steps.flatMap(step => index.units[(unit?.segment ?? -2) + step] ?? [])
  // A reason often stands in the sentence beside; of few sentences the ones around them are shown too.
  if (wanted.intents.has('why'))
    chosen.splice(1, 0, ...beside(chosen[0], 1, -1), ...beside(chosen[1], 1, -1), ...beside(chosen[2], 1))
  else if (wanted.intents.has('side')) {
    // A side is often corrected in the sentence behind the answer.
    const ends = chosen.slice(0, 3).map(unit => index.units.findLast(one => one.statement === unit.statement))
    chosen.splice(1, 0, ...ends.flatMap(unit => beside(unit, 1)))
  } else if (chosen.length < FEW) chosen.push(...beside(chosen[0], 1, -1, 2))
  // "PSA? – Last year two. This year four.": what goes on is shown too, where there is room.
  const ends = chosen.slice(0, 2).map(unit => index.units.findLast(one => one.statement === unit.statement))
  const about = quotedOf(index, [...chosen.slice(0, MOST), ...ends.flatMap(unit => beside(unit, 1))])
  return { ...empty, kind: 'quotes', quotes: about.map(({ span }) => span), about }
}

const notSaid = (ranked: readonly { unit: Unit }[]) =>
  ({ kind: 'notSaid', notSaid: true, nearest: ranked.slice(0, 2).map(({ unit }) => unit.span) }) as const
