import { KIND_OF } from '../../concepts/concept-index.ts'
import type { Words } from '../../text/words.ts'
import type { Atom } from '../atoms.ts'
import type { Evidence, Transcript } from '../evidence.ts'
import type { Support } from '../find-evidence.ts'
import { says, saysNearly } from '../match.ts'
import type { WordPolarity } from '../polarity/cues.ts'

/** A claim of the sentence with its evidence. */
export interface Compared {
  all: Words
  from: number
  to: number
  polarity: ReadonlyMap<number, WordPolarity>
  support: Support
  transcript: Transcript
  allows: (one: Evidence) => boolean
  /** The relative that the sentence names, if any. */
  person: string | null
  /** An allergy to a medicine is compared with the medicine. */
  ofAllergy: boolean
}

const TELLING = new Set(['finding', 'procedure', 'life'])
export const ALLERGIC: ReadonlySet<string> = new Set(['allergy', 'intolerance', 'anaphylaxis'])
export const isTelling = (atom: Atom) =>
  atom.kind === 'drug' ||
  (atom.kind === 'concept' && (atom.hard || atom.ids.some(id => TELLING.has(KIND_OF.get(id) ?? ''))))

const saysSo = (atom: Atom, wanted: Atom, near: boolean) =>
  near ? saysNearly(atom, wanted) || says(atom, wanted) : says(atom, wanted)

/** Clauses that say the piece, in the statements where it was matched; answers before the questions that they answer. */
export function sayingClauses(
  wanted: Atom,
  { matches }: Support,
  { clauses }: Transcript,
  allows: (one: Evidence) => boolean,
): { clause: Evidence; atom: Atom }[] {
  const own = matches.filter(one => one.wanted === wanted)
  const statements = new Set(own.map(({ clause }) => clauses[clause]?.statement))
  const near = own.some(one => one.near)
  const found = clauses.flatMap((clause, index) => {
    const matched = own.some(one => one.clause === index)
    if (!allows(clause) || (!statements.has(clause.statement) && !matched)) return []
    return clause.atoms
      .filter(atom => saysSo(atom, wanted, near) || own.some(one => one.atom === atom))
      .map(atom => ({ clause, atom }))
  })
  const answers = found.filter(one => !one.clause.asks)
  return answers.length > 0 ? answers : found
}

export const isOf = (atom: Atom, kind: string) =>
  atom.kind === 'concept' && atom.ids.some(id => KIND_OF.get(id) === kind)
export const textOf = ({ reading }: Transcript, { from, to }: Evidence) =>
  reading.words
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ')
