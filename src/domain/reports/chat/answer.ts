import type { Atom } from '../check/atoms.ts'
import { answersOfFinding } from '../check/durations.ts'
import { saidInParts, says } from '../check/match.ts'
import type { Amount } from '../check/numbers/amount.ts'
import { TIME_UNITS } from '../check/numbers/units.ts'
import { KIND_OF } from '../concepts/concept-index.ts'
import type { Span } from '../extraction.ts'
import { asksWhoDid, namesAgent } from './agents.ts'
import { chosenFrom } from './choose.ts'
import { CANNOT } from './intents.ts'
import { type Quoted, quotedOf } from './quotes.ts'
import { rareOf } from './rare.ts'
import { scoreOf } from './score.ts'
import { fillSlots, isUnsaid } from './slots/fill-slots.ts'
import { respelled } from './spelling.ts'
import { type Index, indexOf, type Unit } from './units.ts'
import { type Wanted, wantedBy } from './wanted.ts'

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

/** What a place counts that does not say the finding or the medicine of the question, where another one does. */
const OFF_TOPIC = 0.8

/** Score of a place that is shown where none is likely. */
const LEAST = 1

/** The sentences of a transcript that answer a question. Nothing but quotations: no word is added. */
export const answer = (transcript: string, question: string): ChatAnswer => answerFrom(indexOf(transcript), question)

export function answerFrom(index: Index, question: string): ChatAnswer {
  const said = new Set(index.transcript.reading.words.map(({ norm }) => norm))
  const wanted = wantedBy(respelled(question, said))
  const empty = { quotes: [], about: [], notSaid: false, nearest: [] }
  if (CANNOT.test(wanted.text)) return { ...empty, kind: 'cannot' }
  const slots = fillSlots(wanted.slots, index)
  const rare = rareOf(index, wanted.atoms)
  const scored = index.units.map(unit => ({ unit, ...scoreOf(index, unit, wanted, slots, rare) }))
  const hasTopic = scored.some(one => one.topic && one.enough)
  const ranked = scored
    .filter(one => one.score > 0)
    .map(one => (hasTopic && !one.topic ? { ...one, score: one.score * OFF_TOPIC } : one))
    .sort((a, b) => b.score - a.score)
  if (slots.some(one => isUnsaid(one, slots)) || wanted.atoms.some(one => isUnnamed(index, one)))
    return { ...empty, ...notSaid(ranked) }
  const able = asksWhoDid(wanted.text) ? ranked.filter(({ unit }) => namesAgent(index, unit)) : ranked
  const lengths = lengthsAsked(index, wanted)
  const sure = able.filter(one => one.enough || lengths.includes(one.unit)).sort(first(lengths))
  const likely = sure.length > 0 ? [] : able.filter(one => one.likely)
  const good = [sure, likely].find(list => list.length > 0) ?? able.filter(one => one.perhaps && one.score >= LEAST)
  const [best] = good
  if (!best) return { ...empty, ...notSaid(ranked) }
  const about = quotedOf(index, chosenFrom(index, wanted, slots, [best, ...good.slice(1)], sure.length > 0))
  return { ...empty, kind: 'quotes', quotes: about.map(({ span }) => span), about }
}

/** Answers to "how long?" of the finding that the question names, but for a length that was taken back. */
function lengthsAsked({ transcript, units }: Index, { intents, atoms }: Wanted): Unit[] {
  if (!intents.has('duration')) return []
  const clauses = new Set(answersOfFinding(transcript, atoms).flatMap(at => transcript.clauses[at] ?? []))
  const isLength = ({ unit, from }: Amount) =>
    unit !== null && TIME_UNITS.has(unit) && !transcript.superseded.amounts.has(from)
  return units.filter(unit => unit.clauses.some(one => clauses.has(one) && one.amounts.some(isLength)))
}

const first = (units: readonly Unit[]) => (one: { unit: Unit }, other: { unit: Unit }) =>
  Number(units.includes(other.unit)) - Number(units.includes(one.unit))

/** Tests whose values are often said without their name, and words for any test. */
const NAMELESS = new Set(
  'bloodTest urineTest bloodCount bloodPressure weight height temperature pulse glycemia saturation hba1c respiratoryRate'.split(
    ' ',
  ),
)
const BY_NAME = new Set(
  'alcohol smoking coffee pacemaker defibrillator hearingAid dialysis transfusion angiography biopsy colonoscopy gastroscopy bronchoscopy cystoscopy'.split(
    ' ',
  ),
)
const isByName = (id: string): boolean =>
  BY_NAME.has(id) || id.endsWith('Vaccine') || (KIND_OF.get(id) === 'test' && !NAMELESS.has(id))

/** A test, a vaccine or a habit of which nothing was said by any of its names: another one answers nothing. */
const isUnnamed = ({ units }: Index, atom: Atom): boolean =>
  atom.kind === 'concept' &&
  atom.ids.every(isByName) &&
  !units.some(({ clauses }) =>
    clauses.some(({ atoms }) => atoms.some(one => says(one, atom)) || saidInParts(atoms, atom)),
  )

const notSaid = (ranked: readonly { unit: Unit }[]) =>
  ({ kind: 'notSaid', notSaid: true, nearest: ranked.slice(0, 2).map(({ unit }) => unit.span) }) as const
