import type { Words } from '../text/words.ts'
import type { Atom } from './atoms.ts'
import type { Evidence } from './evidence.ts'
import type { Amount } from './numbers/amounts.ts'
import { sidesIn } from './sides.ts'

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

const other = (side: 'left' | 'right') => (side === 'left' ? 'right' : 'left')

/** `taken` are sides that were taken back: it is the other one. Clauses with two sides are parted: "right drum is red, left drum is normal". */
export function sidePieces(clauses: readonly Evidence[], words: Words, taken: ReadonlySet<number>): SidePiece[] {
  return clauses.flatMap(clause => {
    const marks: { at: number; side: 'left' | 'right' }[] = []
    for (let at = clause.from; at < clause.to; at++) {
      const [side] = sidesIn(words, at, at + 1)
      if (side) marks.push({ at, side })
    }
    if (marks.length > 0 && marks.every(({ at }) => taken.has(at)))
      return [{ ...clause, sides: [...new Set(marks.map(({ side }) => other(side)))] }]
    if (marks.length < 2 || new Set(marks.map(one => one.side)).size < 2 || clause.sides.length === 0) return [clause]
    // Each word belongs to the nearest side; between two, to the one before.
    const owner = (word: number) => {
      let best = 0
      for (const [index, { at }] of marks.entries())
        if (Math.abs(at - word) < Math.abs((marks[best]?.at ?? 0) - word)) best = index
      return best
    }
    return marks.map(({ at, side }, index) => {
      const own = (one: { from: number }) => owner(one.from) === index
      return {
        ...clause,
        sides: [taken.has(at) ? other(side) : side],
        atoms: clause.atoms.filter(own),
        amounts: clause.amounts.filter(own),
      }
    })
  })
}
