import { type Atom, isLight, weightOf } from './atoms.ts'
import type { Evidence, Transcript } from './evidence.ts'
import { saidAsLevel, saidInParts, says, saysNearly } from './match.ts'
import { type Amount, isSameYear, sameValue } from './numbers/amount.ts'
import { isOtherPressure } from './numbers/derived.ts'
import { soundFunctionIn } from './sound-functions.ts'

export interface Match {
  wanted: Atom
  /** Index of the clause and the piece in it. */
  clause: number
  atom: Atom
  near: boolean
}

export interface Support {
  /** Weight of what is covered in the weight of all. */
  coverage: number
  weight: number
  matches: Match[]
  missing: Atom[]
  /** How many of its values stand there. */
  values: number
  /** The best clause and those read with it. */
  window: number[]
}

/** Clauses to each side of a best one that are read with it; of its own statement or turn further ones. */
const REACH = 2
const FAR = 7
/** A neighbour's word counts a little less than one of the clause itself. */
const BESIDE = 0.85
const NEARLY = 0.9
/** The sentence's numbers tell which of two places it is about; one that is found counts as covered. */
const NUMBER_THERE = 1
const ASKED = 0.99
const DENIED_TOO = 0.1
const OF_OTHER = 0.95
/** The parts of a sentence are looked for beside each other first. */
const BY_ANCHOR = 4
const ANCHORED = 1.15

/** A word that no concept knows is often one of style. */
const OF_STYLE = 0.75
const lossOf = (atom: Atom): number =>
  isLight(atom) ? 0 : weightOf(atom) * (atom.kind === 'word' && !atom.hard && !atom.name ? OF_STYLE : 1)

function windowOf(clauses: readonly Evidence[], at: number, allows: (one: Evidence) => boolean): number[] {
  const centre = clauses[at]
  const around: number[] = [at]
  for (let step = 1; step <= FAR; step++)
    for (const index of [at - step, at + step]) {
      const one = clauses[index]
      if (!one || !centre || !allows(one)) continue
      if ((one.experiencer === 'patient') !== (centre.experiencer === 'patient') && !one.asks && !centre.asks) continue
      const together =
        one.statement === centre.statement ||
        one.segment === centre.segment ||
        (one.turn === centre.turn && !one.loose) ||
        // A question is about all of its answer.
        (one.asks && one.turn === centre.turn - 1 && !one.loose)
      if (together || step <= REACH) around.push(index)
    }
  return around
}

function matchIn(transcript: Transcript, window: readonly number[], wanted: Atom, isDenied: boolean): Match[] {
  const { clauses } = transcript
  for (const test of [says, saysNearly])
    for (const index of window) {
      const clause = clauses[index]
      const atom = clause?.atoms.find(one => test(one, wanted))
      // A name of the illness stands whatever was measured.
      if (clause && test === saysNearly && isOtherPressure(wanted, clause)) continue
      if (atom) return [{ wanted, clause: index, atom, near: test === saysNearly }]
    }
  const level = saidAsLevel(clauses, window, wanted)
  if (level) return level.found.map(atom => ({ wanted, clause: level.clause, atom, near: true }))
  // "No dyspnoea", where the breathing is fine.
  for (const index of isDenied ? window : []) {
    const clause = clauses[index]
    const atom = clause ? soundFunctionIn(clause, wanted, transcript) : null
    if (atom) return [{ wanted, clause: index, atom, near: true }]
  }
  const together = window.slice(0, 5)
  const parts = saidInParts(
    together.flatMap(index => clauses[index]?.atoms ?? []),
    wanted,
  )
  return (parts ?? []).map(atom => ({
    wanted,
    clause: together.find(index => clauses[index]?.atoms.includes(atom)) ?? 0,
    atom,
    near: true,
  }))
}

/** The one place of the transcript that says most of the pieces. `allows` leaves clauses out. */
export function findSupport(
  transcript: Transcript,
  wanted: readonly Atom[],
  amounts: readonly Amount[],
  allows: (one: Evidence) => boolean,
  person: string | null,
  anchor: number | null = null,
  isDenied: (wanted: Atom) => boolean = () => false,
): Support {
  const { clauses, polarity } = transcript
  const total = wanted.reduce((sum, atom) => sum + weightOf(atom), 0)
  let best: Support & { score: number } = {
    score: 0,
    coverage: 0,
    weight: total,
    matches: [],
    missing: [...wanted],
    values: 0,
    window: [],
  }
  for (const [at, centre] of clauses.entries()) {
    if (!allows(centre) || (centre.atoms.length === 0 && centre.amounts.length === 0)) continue
    const window = windowOf(clauses, at, allows)
    // Reported of a person, it is looked for first where this one is reported of.
    const isOwn = (index: number) => (clauses[index]?.experiencer === 'patient') === (person === null)
    const sorted = [...window.filter(isOwn), ...window.filter(index => !isOwn(index))]
    const matches = wanted.flatMap(atom => matchIn(transcript, sorted, atom, isDenied(atom)))
    const seen = new Map<Atom, Match>()
    for (const one of matches) if (!seen.has(one.wanted)) seen.set(one.wanted, one)
    let score = 0
    for (const [atom, one] of seen)
      score +=
        weightOf(atom) *
        (one.clause === at ? 1 : BESIDE) *
        (one.near ? NEARLY : 1) *
        (clauses[one.clause]?.asks ? ASKED : 1)
    const there = amounts.filter(one =>
      window.some(index =>
        clauses[index]?.amounts.some(other => sameValue(other.values, one.values) || isSameYear(other, one)),
      ),
    ).length
    const here = amounts.some(one => centre.amounts.some(other => sameValue(other.values, one.values)))
    score += NUMBER_THERE * there * (here || seen.size > 0 ? 1 : ASKED)
    // What the sentence denies is looked for where it is denied.
    for (const [atom, one] of seen) if (isDenied(atom) && polarity.get(one.atom.from) === 'no') score += DENIED_TOO
    // Of two places that say the same, the one about the person of the sentence.
    if ((centre.experiencer === 'patient') !== (person === null)) score *= OF_OTHER
    const exact = [...seen].every(
      ([atom, { near }]) => !near || atom.kind === 'word' || (atom.kind === 'concept' && !atom.hard),
    )
    if (anchor !== null && exact && Math.abs(at - anchor) <= BY_ANCHOR) score *= ANCHORED
    if (score <= best.score + 1e-9) continue
    const covered = [...seen.keys()].reduce((sum, atom) => sum + weightOf(atom), 0)
    const missing = wanted.filter(atom => !seen.has(atom))
    const lost = missing.reduce((sum, atom) => sum + lossOf(atom), 0)
    const numbers = NUMBER_THERE * there
    const all = covered + lost + numbers
    best = {
      score,
      coverage: all > 0 ? (covered + numbers) / all : wanted.length > 0 ? 1 : 0,
      weight: all,
      matches,
      missing,
      values: there,
      window,
    }
  }
  return best
}
