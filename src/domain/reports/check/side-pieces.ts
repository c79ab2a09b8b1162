import { sidesIn } from './sides.ts'
import type { Words } from '../text/words.ts'
import type { Amount } from './amounts.ts'
import type { Atom } from './atoms.ts'
import type { Evidence } from './evidence.ts'

/** A clause, or the part of one that belongs to one of its sides. */
export interface SidePiece {
  sides: readonly ('left' | 'right')[]
  atoms: readonly Atom[]
  amounts: readonly Amount[]
  statement: number
  segment: number
  turn: number
  condition: boolean
}

/** Clauses with two sides are parted: "right drum is red, left drum is normal". */
export function sidePieces(clauses: readonly Evidence[], words: Words): SidePiece[] {
  return clauses.flatMap(clause => {
    const marks: { at: number; side: 'left' | 'right' }[] = []
    for (let at = clause.from; at < clause.to; at++) {
      const [side] = sidesIn(words, at, at + 1)
      if (side && clause.sides.includes(side)) marks.push({ at, side })
    }
    if (clause.sides.length < 2 || marks.length < 2) return [clause]
    // "Positive on the right, negative on the left": the side stands behind, if something stands before the first one.
    const behind = clause.atoms.some(atom => atom.to <= (marks[0]?.at ?? 0))
    return marks.map(({ at, side }, index) => {
      const from = behind ? (marks[index - 1]?.at ?? clause.from - 1) + 1 : index === 0 ? clause.from : at
      const to = behind ? (index === marks.length - 1 ? clause.to : at + 1) : (marks[index + 1]?.at ?? clause.to)
      const within = (one: { from: number }) => one.from >= from && one.from < to
      return { ...clause, sides: [side], atoms: clause.atoms.filter(within), amounts: clause.amounts.filter(within) }
    })
  })
}
