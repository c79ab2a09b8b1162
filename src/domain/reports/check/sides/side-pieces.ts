import { conceptsOf, KIND_OF } from '../../concepts/concept-index.ts'
import type { Words } from '../../text/words.ts'
import type { Atom } from '../atoms.ts'
import type { Evidence } from '../evidence.ts'
import type { Amount } from '../numbers/amount.ts'
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
  asks: boolean
  /** A question where, or of which one. */
  asksWhere: boolean
  /** "The left one": its place was named before. */
  borrowed: boolean
}

const other = (side: 'left' | 'right') => (side === 'left' ? 'right' : 'left')

/** The side stands before what it is of: an English one without "on the", a Russian adjective, a Greek one before a noun. */
function opens({ words }: Words, at: number): boolean {
  const norm = words[at]?.norm ?? ''
  if (/^(?:left|right)$/u.test(norm))
    return !(
      /^(?:the|his|her|my|your)$/u.test(words[at - 1]?.norm ?? '') &&
      /^(?:on|to|in|at|from|of)$/u.test(words[at - 2]?.norm ?? '')
    )
  if (/^(?:лев|прав)/u.test(norm)) return true
  if (!/^(?:αριστερ|δεξι)/u.test(norm)) return false
  return (
    conceptsOf([words[at + 1]?.norm ?? '']).some(({ ids }) => ids.some(id => KIND_OF.get(id) === 'anatomy')) ||
    /^(?:μια|ενα|ενασ|εναν|ο|η|το)$/u.test(words[at + 1]?.norm ?? '')
  )
}

const WHERE =
  /^(?:where|which|whereabouts|где|куда|какая|какои|какое|какую|каком|стороны|ποιο|ποια|ποιοσ|ποιον|που|πλευρα|μερια)$/u

/** `taken` are sides that were taken back: it is the other one. Clauses with two sides are parted: "right drum is red, left drum is normal". */
export function sidePieces(
  clauses: readonly Evidence[],
  words: Words,
  taken: ReadonlyMap<number, number>,
): SidePiece[] {
  const pieces = clauses.flatMap(clause => {
    const asksWhere = clause.asks && words.words.slice(clause.from, clause.to).some(({ norm }) => WHERE.test(norm))
    return partsOf(clause, words, taken).map(part => ({ ...part, from: clause.from, to: clause.to, asksWhere }))
  })
  return pieces.map((piece, index) => {
    const places = standsAlone(words, piece) ? placeBefore(pieces, index) : []
    return { ...piece, atoms: [...piece.atoms, ...places], borrowed: places.length > 0 }
  })
}

type Part = Omit<SidePiece, 'asksWhere' | 'borrowed'>
const isPlace = (atom: Atom) => atom.kind === 'concept' && atom.ids.some(id => KIND_OF.get(id) === 'anatomy')

/** Sentences back to the place that "the left one" takes. */
const BACK = 2
/** The place named last, in what goes on or in the question that is answered. */
function placeBefore(pieces: readonly (Part & { from: number })[], index: number): Atom[] {
  const piece = pieces[index] as Part
  const last = pieces.slice(0, index).findLast(one => one.atoms.some(isPlace))
  const isNear =
    last !== undefined &&
    ((last.turn === piece.turn && piece.segment - last.segment <= BACK) || (last.asks && last.turn === piece.turn - 1))
  return isNear ? last.atoms.filter(isPlace) : []
}

const ADJECTIVE = /^(?:(?:лев|прав)(?:ая|ыи|ое|ую|ои|ого|ом|ому)|αριστερ(?:οσ|η|ο|ου|ησ|ον)|δεξι(?:οσ|ο|ου|ον)?)$/u
const NOUN = /^(?:one|one's)$/u
/** "The left one", «левое», «το αριστερό»: a side of what was named before. */
function standsAlone({ words }: Words, { from, to, sides, atoms, asks }: Part & { from: number; to: number }): boolean {
  if (asks || sides.length !== 1 || atoms.some(isPlace)) return false
  return words.slice(from, to).some(({ norm }, index) => {
    const at = from + index
    if (ADJECTIVE.test(norm)) return true
    return /^(?:left|right)$/u.test(norm) && NOUN.test(words[at + 1]?.norm ?? '')
  })
}

function partsOf(clause: Evidence, words: Words, taken: ReadonlyMap<number, number>): Part[] {
  const marks: { at: number; side: 'left' | 'right' }[] = []
  for (let at = clause.from; at < clause.to; at++) {
    const [side] = sidesIn(words, at, at + 1)
    if (side) marks.push({ at, side })
  }
  if (marks.length > 0 && marks.every(({ at }) => taken.has(at)))
    return [{ ...clause, sides: [...new Set(marks.map(({ side }) => other(side)))] }]
  if (marks.length < 2 || new Set(marks.map(one => one.side)).size < 2 || clause.sides.length === 0) return [clause]
  // Each word belongs to the nearest side, but never to one that opens what follows: "left is pink, right one's normal".
  const owner = (word: number) => {
    let best = 0
    for (const [index, { at }] of marks.entries())
      if (
        Math.abs(at - word) < Math.abs((marks[best]?.at ?? 0) - word) &&
        !(index > 0 && at > word && opens(words, at))
      )
        best = index
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
}
