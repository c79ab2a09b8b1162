import type { Atom } from '../check/atoms.ts'
import { says } from '../check/match.ts'
import type { Index } from './units.ts'

/** Sentences in which a rare word stands at most. */
const FEW = 2
const SHORT = 4
/** «Переделать»: what was done names nothing. */
const VERB = /(?:ть|ться|ти|ing)$/u

/** Words of a question, known to no table, that hardly any sentence says: the name of a medicine of no list. */
export function rareOf({ units }: Index, atoms: readonly Atom[]): ReadonlySet<Atom> {
  return new Set(
    atoms.filter(atom => {
      if (atom.kind !== 'word' || atom.norm.length < SHORT || VERB.test(atom.norm)) return false
      const said = units.filter(({ clauses }) => clauses.some(one => one.atoms.some(other => says(other, atom))))
      return said.length > 0 && said.length <= FEW
    }),
  )
}
