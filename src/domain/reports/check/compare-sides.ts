import { sidesIn } from '../attributes/attributes.ts'
import { KIND_OF } from '../concepts/concept-index.ts'
import type { Words } from '../text/words.ts'
import { type Amount, sameValue } from './amounts.ts'
import type { Atom } from './atoms.ts'
import type { Evidence } from './evidence.ts'
import { saidInParts, says, saysNearly } from './match.ts'

type Side = 'left' | 'right'

const isAnatomy = (atom: Atom) => atom.kind === 'concept' && atom.ids.some(id => KIND_OF.get(id) === 'anatomy')
const isFinding = (atom: Atom) =>
  (atom.kind === 'word' && atom.norm.length > 3) ||
  (atom.kind === 'concept' && atom.ids.some(id => ['finding', 'procedure'].includes(KIND_OF.get(id) ?? '')))
const STEPS = 3

/**
 * True if the claim's sides are those of its evidence: some clause states the side, and it or its neighbours, up to
 * another side, say what the claim puts there.
 */
export function sidesAgree(
  all: Words,
  from: number,
  to: number,
  atoms: readonly Atom[],
  amounts: readonly Amount[],
  clauses: readonly Evidence[],
): boolean {
  const wanted = sidesIn(all, from, to)
  const findings = atoms.filter(isFinding)
  const places = atoms.filter(isAnatomy)
  return wanted.every(side =>
    clauses.some((clause, index) => {
      if (!clause.sides.includes(side)) return false
      const group = groupOf(clauses, index, side)
      const pieces = group.flatMap(one => one.atoms)
      const isNamed = (atom: Atom) => pieces.some(one => says(one, atom)) || saidInParts(pieces, atom) !== null
      const said = (atom: Atom) => isNamed(atom) || pieces.some(one => saysNearly(one, atom))
      const hard = findings.filter(atom => atom.kind === 'concept' && atom.hard)
      const needed = hard.length > 0 ? hard : findings
      const own = clause.sides.length > 1 ? true : !needed.some(atom => opposed(clauses, index, side, atom))
      return (
        own &&
        (hard.length > 0 ? hard.every(said) : needed.length === 0 || needed.some(isNamed)) &&
        (places.length === 0 || places.some(said)) &&
        amounts.every(
          one =>
            group.some(each => each.amounts.some(other => sameValue(other.values, one.values))) || wanted.length > 1,
        )
      )
    }),
  )
}

/** The piece stands in a neighbouring clause with the other side, and not in this one. */
function opposed(clauses: readonly Evidence[], index: number, side: Side, atom: Atom): boolean {
  const here = clauses[index]?.atoms.some(one => says(one, atom) || saysNearly(one, atom))
  if (here) return false
  return [index - 1, index + 1].some(at => {
    const one = clauses[at]
    return (
      one !== undefined &&
      one.sides.length > 0 &&
      !one.sides.includes(side) &&
      one.atoms.some(piece => says(piece, atom))
    )
  })
}

/** A clause with its neighbours up to one that states another side. */
function groupOf(clauses: readonly Evidence[], index: number, side: Side): Evidence[] {
  const centre = clauses[index] as Evidence
  const group = [centre]
  for (const step of [-1, 1])
    for (let at = index + step, left = STEPS; left > 0; at += step, left--) {
      const one = clauses[at]
      if (!one || (one.sides.length > 0 && !one.sides.includes(side)) || one.condition !== centre.condition) break
      const together = one.statement === centre.statement || (one.turn === centre.turn && Math.abs(one.segment - centre.segment) <= 2)
      if (!together) break
      group.push(one)
    }
  return group
}
