import { KIND_OF } from '../../concepts/concept-index.ts'
import { says } from '../match.ts'
import type { SidePiece } from './side-pieces.ts'

const REACH = 8
const isPlace = (atom: SidePiece['atoms'][number]) =>
  atom.kind === 'concept' && atom.ids.some(id => KIND_OF.get(id) === 'anatomy')

/**
 * "Which eye? – The left one.": the side of a thing told without one before. Null if it was told with a side, or if no
 * answer gives one.
 */
export function sideAnswered(
  pieces: readonly SidePiece[],
  told: number,
  place: Parameters<typeof says>[1] | undefined,
): 'left' | 'right' | null {
  const piece = pieces[told]
  if (!piece || piece.sides.length > 0) return null
  for (const next of pieces.slice(told + 1, told + 1 + REACH * 2)) {
    if (next.segment - piece.segment > REACH) return null
    if (next.sides.length !== 1 || next.asks) continue
    const asked = pieces.filter(one => one.statement === next.statement && one.segment < next.segment)
    const isOfPlace =
      place === undefined ||
      [...asked, next].some(one => one.atoms.some(atom => says(atom, place))) ||
      asked.some(one => !one.atoms.some(isPlace))
    const namesOther = next.atoms.some(atom => atom.kind === 'concept' && atom.hard)
    return isOfPlace && !namesOther && asked.length > 0 ? (next.sides[0] ?? null) : null
  }
  return null
}
