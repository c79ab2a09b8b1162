import { durationAnswers } from '../check/durations.ts'
import { says, saysNearly } from '../check/match.ts'
import { startsWith } from '../text/within.ts'
import type { Score } from './score.ts'
import type { FilledSlot } from './slots/fill-slots.ts'
import { asksFor, tells } from './tells.ts'
import type { Index, Unit } from './units.ts'
import type { Wanted } from './wanted.ts'

export interface Ranked extends Score {
  unit: Unit
}

/** Places this near to the best one are quoted too: of a list, of a single thing, and of a guess. */
const NEAR_OF_LIST = 0.58
const NEAR_OF_ONE = 0.65
const NEAR_GUESS = 0.4

const MOST = 5
const MOST_OF_ONE = 4

/** Words of a sentence that hardly says anything alone. */
const SCRAP = 3

/** Units to quote, the best first. `good`: those that answer, best first; `sure` if they answer for sure. */
export function chosenFrom(
  index: Index,
  wanted: Wanted,
  slots: readonly FilledSlot[],
  good: readonly [Ranked, ...Ranked[]],
  sure: boolean,
): Unit[] {
  const [best] = good
  const single = sure && !isList(wanted)
  const near = sure ? (single ? NEAR_OF_ONE : NEAR_OF_LIST) : NEAR_GUESS
  const most = single ? MOST_OF_ONE : MOST
  const chosen = good
    .filter(one => one.score >= best.score * near)
    .slice(0, most)
    .map(({ unit }) => unit)
  // Each thing that is asked for has its best place: "dose and how long", "white cells and CRP".
  for (const { shares } of slots) {
    const place = good.find(({ unit }) => shares[unit.segment] === 1)
    if (place && !chosen.includes(place.unit)) chosen.splice(1, 0, place.unit)
  }
  return chosen.flatMap((unit, at) => [unit, ...besides(index, wanted, unit, at, sure)])
}

const HOW_LONG_WITHIN = 4

/** The sentences beside one that belong to its answer. */
function besides(index: Index, wanted: Wanted, unit: Unit, at: number, sure: boolean): Unit[] {
  const { units } = index
  const last = units.findLast(one => one.statement === unit.statement) ?? unit
  const next = units[last.segment + 1]
  const before = units[unit.segment - 1]
  const found: (Unit | undefined)[] = []
  for (const step of cutAt(index, wanted, unit, at)) found.push(units[unit.segment + step])
  if (isOpen(index, unit)) found.push(next)
  else if (next && at === 0 && (mayAsk(index, unit, next) || goesOn(index, wanted, unit, next))) found.push(next)
  if (next && corrects(index, next)) found.push(next)
  found.push(...meantInstead(index, unit))
  if (!sure && at === 0) found.push(next, before)
  // "He's been muddled. – Since when? – Two days.": how long is asked and answered some sentences later.
  if (at === 0 && wanted.intents.has('duration'))
    for (const { index: clause } of durationAnswers(index.transcript)) {
      const answered = index.transcript.clauses[clause]
      const step = (answered?.segment ?? 0) - unit.segment
      if (answered && step > 0 && step <= HOW_LONG_WITHIN) found.push(units[answered.segment])
    }
  // A reason often stands in the sentence beside.
  if (wanted.intents.has('why') && at < 2) found.push(next, before)
  // A side is often corrected in the sentence behind the answer.
  else if (wanted.intents.has('side')) found.push(next)
  else if (at === 0 && asksFor(wanted).some(kind => !tells(index, unit, kind))) found.push(next, before)
  return found.flatMap(one => one ?? [])
}

/** Where the value that a sentence has was corrected, by whomever: "He sat there for an hour. – Two hours, if I'm honest." */
const meantInstead = ({ units, transcript }: Index, unit: Unit): Unit[] => {
  const has = (one: Unit, word: number) => one.clauses.some(({ from, to }) => word >= from && word < to)
  return [...transcript.superseded.amounts].flatMap(([old, meant]) =>
    has(unit, old) ? units.filter(one => one !== unit && has(one, meant)) : [],
  )
}

/** A question, or a scrap of speech, whose answer stands behind it. */
const isOpen = ({ units, transcript }: Index, unit: Unit): boolean =>
  !units.some(one => (one === unit || one.statement === unit.statement) && saysAlone(transcript, one))

const SIGNED = /[.,!…?;:]/u

function saysAlone({ reading }: Index['transcript'], unit: Unit): boolean {
  if (unit.asks || unit.unanswered) return false
  const segment = reading.segments[unit.segment]
  return (
    segment !== undefined &&
    (segment.to - segment.from > SCRAP || SIGNED.test(reading.words[segment.to - 1]?.after ?? ''))
  )
}

/** Words from an end of a piece of speech without punctuation in which what is asked for may be cut off. */
const NEAR_START = 3
const NEAR_END = 6

/** Speech without punctuation is cut by guess: where the words of the question stand at its end, the piece beside it too. */
function cutAt({ transcript }: Index, wanted: Wanted, unit: Unit, at: number): number[] {
  const segment = transcript.reading.segments[unit.segment]
  if (!segment?.loose) return []
  const places = unit.clauses.flatMap(({ atoms }) =>
    atoms.filter(atom => wanted.atoms.some(one => says(atom, one) || saysNearly(atom, one))).map(({ from }) => from),
  )
  if (places.length === 0) return at === 0 ? [1, -1] : []
  return [
    ...(Math.max(...places) >= segment.to - NEAR_END ? [1] : []),
    ...(Math.min(...places) < segment.from + NEAR_START ? [-1] : []),
  ]
}

/** Lines without signs: what the next speaker says may answer. */
const mayAsk = ({ transcript }: Index, unit: Unit, next: Unit): boolean => {
  const [own, other] = [transcript.reading.segments[unit.segment], transcript.reading.segments[next.segment]]
  if (!own || !other || own.loose) return false
  return own.turn !== other.turn && !SIGNED.test(transcript.reading.words[own.to - 1]?.after ?? '')
}

/** "Last year two. This year four.": another number of the same thing. */
const goesOn = ({ transcript }: Index, wanted: Wanted, unit: Unit, next: Unit): boolean => {
  const [own, other] = [transcript.reading.segments[unit.segment], transcript.reading.segments[next.segment]]
  if (!own || !other || own.loose || own.turn !== other.turn || !next.text.includes(' # ')) return false
  if (!(wanted.valued || asksFor(wanted).length > 0)) return false
  return !next.clauses.some(({ atoms }) =>
    atoms.some(atom => atom.kind === 'drug' || (atom.kind === 'concept' && atom.hard)),
  )
}

/** "No, I tell a lie, it's five": takes back what was said before it. */
const corrects = ({ transcript }: Index, unit: Unit): boolean => {
  const segment = transcript.reading.segments[unit.segment]
  if (!segment) return false
  // "No, I tell a lie": the marker may stand behind a word.
  return [segment.from, segment.from + 1].some(
    at => startsWith(transcript.reading, at, segment.to, 'correction') !== undefined,
  )
}

const LIST =
  /(?:^| )(?:какие|каких|какими|все|все|перечисл\p{L}*|препараты|лекарства|жалобы|аллергии|all|list|which (?:\p{L}+s)|what (?:\p{L}+s)|medicines|medications|drugs|allergies|symptoms|ποια φαρμακα|ποιεσ|ποιουσ|ποιοι|τι φαρμακα|ολα|φαρμακα|αλλεργιεσ)(?: |$)/u
const OF_LIST = [
  'drugs',
  'complaints',
  'plan',
  'tests',
  'safetyNet',
  'family',
  'allergy',
  'assessment',
  'past',
] as const

/** Asks for all of a kind, or for a whole section. */
const isList = ({ text, intents, yesNo }: Wanted): boolean =>
  !yesNo && (LIST.test(text) || OF_LIST.some(one => intents.has(one)))
