import { KIND_OF } from '../concepts/concept-index.ts'
import type { Span } from '../extraction.ts'
import { spanOf } from '../text/reading.ts'
import type { Words } from '../text/words.ts'
import { type Atom, weightOf } from './atoms.ts'
import { answersBehind, answersNaming, answersOfFinding } from './durations.ts'
import type { Evidence, Transcript } from './evidence.ts'
import type { Match, Support } from './find-evidence.ts'
import { type Amount, sameLength } from './numbers/amount.ts'
import { TIME_UNITS } from './numbers/units.ts'

/** Words between a place and a finding that still belong together. */
const TOGETHER = 14

const THERE = /^(?:there|там|туда|εκει)$/u
/** "Can't feel a thing down there": the place was named before. */
const points = ({ words }: Transcript['reading'], { from, to }: Evidence) =>
  words.slice(from, to).some(({ norm }) => THERE.test(norm))

/** The word before a piece, but for an article. */
const beforeOf = ({ words }: Words, at: number) =>
  words[/^(?:a|an|the|any)$/u.test(words[at - 1]?.norm ?? '') ? at - 2 : at - 1]?.norm ?? ''

/** A place of the body from one sentence with a finding from another one: said apart, not of each other. */
export function isScattered({ matches }: Support, { clauses, reading }: Transcript, all: Words): boolean {
  const of = (kinds: readonly string[]) =>
    matches.filter(
      ({ wanted }) => wanted.kind === 'concept' && wanted.ids.some(id => kinds.includes(KIND_OF.get(id) ?? '')),
    )
  const places = of(['anatomy'])
  const isWithout = ({ wanted }: Match) => /^(?:without|без|χωρισ)$/u.test(beforeOf(all, wanted.from))
  const findings = of(['finding', 'procedure']).filter(one => !isWithout(one))
  if (places.length === 0 || findings.length === 0) return false
  return !findings.some(finding =>
    places.some(place => {
      const [a, b] = [clauses[finding.clause], clauses[place.clause]]
      if (!a || !b) return false
      if (points(reading, a)) return true
      const apart = Math.max(a.from, b.from) - Math.min(a.to, b.to)
      return (
        a === b ||
        (a.statement === b.statement && a.segment >= 0 && apart < TOGETHER) ||
        Math.abs(finding.atom.from - place.atom.from) < TOGETHER
      )
    }),
  )
}

const TISSUES = new Set(['muscle', 'joint', 'bone', 'skin', 'nerve', 'artery', 'vein'])
const isTissue = (atom: Atom) => atom.kind === 'concept' && atom.ids.every(id => TISSUES.has(id))

/** What a joint does is said of the joint that the talk is about. */
const isPlaceless = (atom: Atom) =>
  atom.kind === 'concept' && atom.ids.every(id => id === 'locking' || id === 'instability')

/** The finding is there, but at another place of the body than the sentence says. */
export function isElsewhere({ matches, missing }: Support, { clauses }: Transcript): boolean {
  const isPlace = (atom: Atom) => atom.kind === 'concept' && atom.ids.every(id => KIND_OF.get(id) === 'anatomy')
  const isFinding = (atom: Atom) =>
    atom.kind === 'concept' &&
    atom.ids.every(id => KIND_OF.get(id) === 'finding' || (!atom.hard && KIND_OF.get(id) === 'procedure'))
  const findings = matches.filter(({ wanted }) => isFinding(wanted) && !isPlaceless(wanted))
  if (findings.length === 0 || !missing.some(isPlace)) return false
  const places = findings.flatMap(({ clause }) => clauses[clause]?.atoms.filter(isPlace) ?? [])
  const matched = matches.some(({ wanted }) => isPlace(wanted))
  if (!matched) return true
  // "Spasm of the muscles of the neck": the kind of tissue is no other place.
  return places.length > 0 && missing.some(atom => isPlace(atom) && !isTissue(atom))
}

const REPLIES = 2
/** "How long?" is often asked and answered some sentences later. */
const OF_TIME = 5

const isIn = (clause: Evidence | undefined, word: number) => !!clause && word >= clause.from && word < clause.to

/** Clauses that carry the claim, with the rest of their sentences and the clauses right beside them. */
export function numberedClauses(
  { matches, window }: Support,
  transcript: Transcript,
  amounts: readonly Amount[],
  often = false,
): number[] {
  const { clauses } = transcript
  const reach = often || amounts.some(one => one.unit !== null && TIME_UNITS.has(one.unit)) ? OF_TIME : 1
  const own = new Set(matches.length > 0 ? matches.map(({ clause }) => clause) : window.slice(0, 1))
  const statements = new Set([...own].map(index => clauses[index]?.statement))
  const answers =
    reach === OF_TIME
      ? new Set([
          ...answersBehind(transcript, own),
          ...answersOfFinding(
            transcript,
            matches.map(({ wanted }) => wanted),
          ),
        ])
      : new Set<number>()
  const named = new Set(
    answersNaming(
      transcript,
      matches.map(({ wanted }) => wanted),
    ),
  )
  const near = clauses.flatMap((one, index) =>
    answers.has(index) ||
    named.has(index) ||
    statements.has(one.statement) ||
    [...own].some(at => Math.abs(at - index) <= reach)
      ? [index]
      : [],
  )
  // What a value there was corrected to may stand some clauses behind.
  const meant = [...transcript.superseded.amounts].flatMap(([from, to]) => {
    const [old, now] = [near.find(at => isIn(clauses[at], from)), clauses.findIndex(one => isIn(one, to))]
    const [said, meant] = [clauses[old ?? -1], clauses[now]]
    if (!said || !meant) return []
    const unit = said.amounts.find(one => one.from === from)?.unit
    // How long it lasted may be disputed over some turns.
    const isLength = unit !== null && unit !== undefined && TIME_UNITS.has(unit)
    return said.turn === meant.turn || (isLength && meant.turn - said.turn <= REPLIES) ? [now] : []
  })
  return [...new Set([...near, ...meant])]
}

const SHORT_UNITS = new Set(['second', 'minute', 'hour'])
const LONG_UNITS = new Set(['day', 'week', 'month'])
const isLong = ({ unit }: Amount) => unit !== null && LONG_UNITS.has(unit)
const FROM_NOW = /^(?:in|after|within|через|σε|μετα|πριν|προ|every|каждые|καθε|ago|назад|before|до)$/u
/** "Five weeks ago", «через неделю», «πριν από έναν μήνα»: no length. */
const isFromNow = ({ words }: Words, { from, to }: Amount) =>
  [from - 1, from - 2, to, to + 1].some(at => FROM_NOW.test(words[at]?.norm ?? ''))
const isShort = ({ unit }: Amount) => unit !== null && SHORT_UNITS.has(unit)
/** "Dizzy for half an hour, the headache two hours": where the sentence of the finding itself tells how long it lasts, that decides. */
export function isOtherLength(
  amount: Amount,
  all: Words,
  { matches }: Support,
  { clauses, superseded }: Transcript,
): boolean {
  // "A cough for a month, and fever for a week": days and more are told of in its own clause.
  if (isLong(amount) && !isFromNow(all, amount)) {
    const own = matches
      .filter(
        ({ wanted }) =>
          wanted.kind === 'concept' && wanted.hard && wanted.ids.every(id => KIND_OF.get(id) === 'finding'),
      )
      .map(({ clause }) => clauses[clause])
      .filter(one => one !== undefined && !one.loose && !one.asks)
    const lengths = own.map(
      one => one?.amounts.filter(each => isLong(each) && !superseded.amounts.has(each.from)) ?? [],
    )
    return lengths.length > 0 && lengths.every(told => told.length > 0 && !told.some(one => sameLength(one, amount)))
  }
  if (!isShort(amount)) return false
  const findings = matches.filter(({ wanted }) => wanted.kind === 'concept' && wanted.hard)
  const segments = new Set(findings.map(({ clause }) => clauses[clause]?.segment))
  const told = clauses
    .filter(one => segments.has(one.segment) && !one.loose && !one.asks)
    .flatMap(({ amounts }) => amounts.filter(one => isShort(one) && !superseded.amounts.has(one.from)))
  return told.length > 0 && !told.some(one => sameLength(one, amount))
}

/** In speech without punctuation a length of time belongs to what stands beside it: "about eight weeks … see me in two weeks". */
const BESIDE = 9
export const besideOf =
  ({ matches }: Support, { clauses, reading }: Transcript) =>
  ({ from }: Amount): boolean => {
    const clause = clauses.find(one => one.from <= from && from < one.to)
    if (!clause || !reading.segments[clause.segment]?.loose || matches.length === 0) return true
    return matches.some(({ atom }) => Math.abs(atom.from - from) <= BESIDE)
  }

/** Places that carry the claims, or the nearest: at most three. */
export function spansOf({ clauses, reading }: Transcript, supports: readonly Support[]): Span[] {
  const weights = new Map<number, number>()
  for (const { matches } of supports)
    for (const { clause, wanted } of matches) weights.set(clause, (weights.get(clause) ?? 0) + weightOf(wanted))
  const best = [...weights].sort(([, a], [, b]) => b - a).slice(0, 3)
  return best
    .map(([index]) => index)
    .sort((a, b) => a - b)
    .flatMap(index => {
      const clause = clauses[index]
      return clause ? [spanOf(reading, clause.from, clause.to)] : []
    })
}
