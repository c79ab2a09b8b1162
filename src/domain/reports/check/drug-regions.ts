import { statementsOf } from '../talk/statements.ts'
import type { Reading, Segment } from '../text/reading.ts'
import { has, hasDrug } from '../text/within.ts'
import type { Words } from '../text/words.ts'
import { amountsIn } from './amounts.ts'
import { cutClauses } from './polarity.ts'
import { DOSE_UNITS } from './units.ts'

/** The words that tell of one mention of a medicine. */
export interface Region {
  at: number
  /** Doses, frequencies and what became of it: from the name to the next one. */
  to: number
  /** Words of the clause, where the verb stands. */
  verbFrom: number
  verbTo: number
}

const drugWords = ({ drugs }: Words, from: number, to: number) =>
  [...drugs.keys()].filter(at => at >= from && at < to).sort((a, b) => a - b)

/** Regions of the medicines in words `from` to `to`: each reaches to the next name. */
function regionsWithin(all: Words, from: number, to: number): Region[] {
  const clauses = cutClauses(all, from, to)
  const names = drugWords(all, from, to)
  return names.map((at, index) => {
    const own = clauses.findIndex(one => one.from <= at && at < one.to)
    const clause = clauses[own] ?? { from, to }
    const previous = names[index - 1] ?? -1
    const next = names[index + 1] ?? to
    const verb = verbBefore(all, clause.from, previous, at)
    // What follows the clause tells of it too, up to the next name's own clause.
    const nextClause = clauses.find(one => one.from <= next && next < one.to)
    const verbTo = next >= to ? to : nextClause === clause ? next : Math.max(clause.to, nextClause?.from ?? next)
    return { at, to: next, verbFrom: verb, verbTo: Math.max(at + 1, verbTo) }
  })
}

/** A list shares its verb: "continue carvedilol and apixaban"; otherwise the words behind another name are its own. */
function verbBefore(all: Words, from: number, previous: number, at: number): number {
  if (previous < from) return from
  const between = all.words.slice((all.drugs.get(previous)?.to ?? previous) as number, at)
  return between.every(({ norm }) => /^(?:и|and|or|και|или|ή|\d.*|plus|с|with)$/u.test(norm))
    ? from
    : (all.drugs.get(previous)?.to ?? at)
}

export const regionsOfSentence = (all: Words): Region[] => regionsWithin(all, 0, all.words.length)

/** Words behind a medicine that may still tell of it. */
const FURTHEST = 30

/** Regions of a transcript's medicines. One goes on into the answer, a completion or a refusal without another name. */
export function regionsOfReading(reading: Reading): Region[] {
  const statementOf = new Map<Segment, number>()
  for (const [index, { segments }] of statementsOf(reading).entries())
    for (const one of segments) statementOf.set(one, index)
  const regions: Region[] = []
  for (const [index, segment] of reading.segments.entries()) {
    const mine = regionsWithin(reading, segment.from, segment.to)
    const last = mine.at(-1)
    for (let next = index + 1; last && next < reading.segments.length; next++) {
      const further = reading.segments[next] as Segment
      if (further.to - last.at > FURTHEST) break
      const answers =
        statementOf.get(further) === statementOf.get(segment) || (segment.asks && further.turn === segment.turn + 1)
      const [name] = drugWords(reading, further.from, further.to)
      const stop = name === undefined ? further.to : sentenceStart(reading, further.from, name)
      if (stop <= further.from || !(answers || goesOn(reading, segment, further, stop))) break
      last.to = stop
      last.verbTo = stop
      if (name !== undefined) break
    }
    regions.push(...mine)
  }
  return regions
}

/** The clause of the next name is its own. */
const sentenceStart = (reading: Reading, from: number, name: number) =>
  cutClauses(reading, from, name + 1).at(-1)?.from ?? from

const REFUSES =
  /(?:^| )(?:не буду|не хочу|без (?:них|него|нее)|отказ\p{L}*|rather not|don't want|won't take|no thanks|no thank you|δεν θελω|δεν το θελω|δεν παιρνω|δεν ξαναπαιρνω|δεν κανω|δεν το παιρνω)(?: |$)/u
const OF_IT =
  /^(?:его|ее|их|он|она|оно|they|it|that|them|το|τα|την|τη|τον|αυτο|αυτη|не|not|so|поэтому|but|ουτε|δεν|no|хотя|нет)$/u

function goesOn(reading: Reading, before: Segment, { from, to, turn, speaker }: Segment, stop: number): boolean {
  const amounts = amountsIn(reading, from, stop)
  const norms = reading.words.slice(from, stop).map(({ norm }) => norm)
  // The patient refuses what the doctor proposed in the turn before.
  if (turn === before.turn + 1 && speaker !== 'doctor' && REFUSES.test(norms.join(' '))) return true
  if (turn !== before.turn) return false
  if (has(reading, from, Math.min(from + 4, to), 'correction')) return true
  if (norms.slice(0, 3).some(norm => OF_IT.test(norm)) && !hasDrug(reading, from, stop)) return true
  return (
    amounts.some(({ unit }) => unit !== null && DOSE_UNITS.has(unit)) ||
    (to - from <= 8 && amounts.some(({ unit }) => unit === null))
  )
}
