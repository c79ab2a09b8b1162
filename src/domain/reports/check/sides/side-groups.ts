import { KIND_OF } from '../../concepts/concept-index.ts'
import type { Atom } from '../atoms.ts'
import type { SidePiece } from './side-pieces.ts'

const FORWARD = 4
const BACK = 3

/**
 * "Stiff in the morning? – Forty minutes. The hands, and the right shoulder.": what was asked is of the answer's side, if
 * the answer has no other one: "On the right. No, I lie, the left."
 */
export function askedBefore(pieces: readonly SidePiece[], { turn, asks, sides }: SidePiece): readonly Atom[] {
  const others = pieces.some(one => one.turn === turn && one.sides.some(side => !sides.includes(side)))
  if (asks || others) return []
  const asked = pieces.filter(one => one.asks && one.turn === turn - 1 && one.sides.length === 0)
  // "It's this rash. – Where did it start? – On the left elbow.": asked of what was told before.
  const isOfBefore = asked.some(one => one.asksWhere) && !asked.some(({ atoms }) => atoms.some(isFinding))
  const told = isOfBefore
    ? pieces.filter(one => one.turn === turn - 2 && one.sides.length === 0 && !one.asks).slice(-TOLD)
    : []
  return [...told, ...asked].flatMap(one => one.atoms)
}
const TOLD = 4
const isFinding = (atom: Atom) => atom.kind === 'concept' && atom.ids.some(id => KIND_OF.get(id) === 'finding')

/** A piece with those around it that name no side: what follows is of it; what stands before, if of nothing else. */
export function groupOf(pieces: readonly SidePiece[], index: number, side: 'left' | 'right'): SidePiece[] {
  const isOther = (one: SidePiece) => one.sides.length > 0 && !(one.sides.length === 1 && one.sides.includes(side))
  const centre = pieces[index] as SidePiece
  const near = (one: SidePiece | undefined): one is SidePiece =>
    !!one &&
    one.condition === centre.condition &&
    (one.statement === centre.statement || (one.turn === centre.turn && Math.abs(one.segment - centre.segment) <= 2))
  const group = [centre]
  for (let at = index + 1; at <= index + FORWARD; at++) {
    const one = pieces[at]
    if (!near(one) || isOther(one)) break
    group.push(one)
  }
  const before: SidePiece[] = []
  for (let at = index - 1; at >= index - BACK; at--) {
    const one = pieces[at]
    if (!near(one)) break
    // It goes on about another side: "Right hand, the knuckles are swollen. The left hand looks normal."
    if (isOther(one)) return group
    before.push(one)
  }
  return [...group, ...before]
}
