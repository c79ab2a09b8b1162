import { type Amount, sameValue } from './amounts.ts'
import { type Atom, weightOf } from './atoms.ts'
import type { Evidence, Transcript } from './evidence.ts'
import { saidInParts, says, saysNearly } from './match.ts'

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
  matches: Match[]
  missing: Atom[]
  /** Clauses that carry the claim, the best first. */
  clauses: number[]
}

/** Clauses to each side of a best one that are read with it. */
const REACH = 2
const MOST_WINDOWS = 3
/** A neighbour's word counts a little less than one of the clause itself. */
const BESIDE = 0.85
const NEARLY = 0.9
/** The sentence's numbers tell which of two places it is about; they count only there. */
const NUMBER_THERE = 0.8
/** Another place counts less: what stands together was said together. */
const ELSEWHERE = 0.95

const windowOf = (clauses: readonly Evidence[], at: number): number[] => {
  const centre = clauses[at]
  const around: number[] = [at]
  for (let step = 1; step <= 8; step++)
    for (const index of [at - step, at + step]) {
      const one = clauses[index]
      if (one && centre && (one.statement === centre.statement || step <= REACH)) around.push(index)
    }
  return around
}

function matchIn(clauses: readonly Evidence[], window: readonly number[], wanted: Atom): Match[] | null {
  for (const test of [says, saysNearly])
    for (const index of window) {
      const atom = clauses[index]?.atoms.find(one => test(one, wanted))
      if (atom) return [{ wanted, clause: index, atom, near: test === saysNearly }]
    }
  const together = window.slice(0, 5)
  const parts = saidInParts(
    together.flatMap(index => clauses[index]?.atoms ?? []),
    wanted,
  )
  if (!parts) return null
  return parts.map(atom => ({
    wanted,
    clause: together.find(index => clauses[index]?.atoms.includes(atom)) ?? 0,
    atom,
    near: true,
  }))
}

/** The places of the transcript that say most of the pieces. */
export function findSupport(
  { clauses }: Transcript,
  wanted: readonly Atom[],
  amounts: readonly Amount[] = [],
): Support {
  const total = wanted.reduce((sum, atom) => sum + weightOf(atom), 0)
  const matches: Match[] = []
  const used: number[] = []
  let missing = [...wanted]
  let covered = 0
  for (let round = 0; round < MOST_WINDOWS && missing.length > 0; round++) {
    let best: { score: number; at: number; matches: Match[] } | null = null
    for (let at = 0; at < clauses.length; at++) {
      const centre = clauses[at] as Evidence
      if (
        !missing.some(
          atom => centre.atoms.some(one => says(one, atom) || saysNearly(one, atom)) || atom.kind === 'concept',
        )
      )
        continue
      const window = windowOf(clauses, at)
      const found = missing.flatMap(atom => matchIn(clauses, window, atom) ?? [])
      const seen = new Set<Atom>()
      let score = 0
      for (const one of found) {
        if (seen.has(one.wanted)) continue
        seen.add(one.wanted)
        score += weightOf(one.wanted) * (one.clause === at ? 1 : BESIDE) * (one.near ? NEARLY : 1)
      }
      score +=
        NUMBER_THERE *
        amounts.filter(one =>
          window.some(index => clauses[index]?.amounts.some(other => sameValue(other.values, one.values))),
        ).length
      if (best === null || score > best.score + 1e-9) best = { score, at, matches: found }
    }
    if (!best || best.matches.length === 0) break
    const found = new Set(best.matches.map(one => one.wanted))
    covered += [...found].reduce((sum, atom) => sum + weightOf(atom), 0) * (round === 0 ? 1 : ELSEWHERE)
    matches.push(...best.matches)
    used.push(best.at)
    missing = missing.filter(atom => !found.has(atom))
  }
  return { coverage: total > 0 ? covered / total : 0, matches, missing, clauses: used }
}
