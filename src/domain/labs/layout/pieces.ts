import { runFit } from './content-fit.ts'
import { textOf } from './lines.ts'
import type { PlacedWord } from './placed-words.ts'
import type { Role } from './roles.ts'
import type { Segment } from './segments.ts'

/** A run of words with the kind of content that it most resembles. */
export interface Piece {
  words: PlacedWord[]
  text: string
  role: PieceRole
  left: number
  right: number
}
export type PieceRole = Extract<Role, 'name' | 'value' | 'flag' | 'unit' | 'range' | 'date'>

const KINDS: readonly PieceRole[] = ['name', 'value', 'range', 'unit', 'flag', 'date']
const CUT = 0.9
const LONGEST = 14

/** Splits a segment where its content changes: "118 g/L", "Глюкоза 5,6", "33,9 *". */
export function piecesOf(segment: Segment, isPicture: boolean): Piece[] {
  interface Way {
    score: number
    pieces: { from: number; to: number; role: PieceRole }[]
  }
  const ways: (Way | undefined)[] = [{ score: 0, pieces: [] }]
  for (let to = 1; to <= segment.length; to++)
    for (let from = Math.max(0, to - LONGEST); from < to; from++) {
      const before = ways[from]
      if (!before) continue
      const text = textOf(segment.slice(from, to))
      const previous = before.pieces.at(-1)?.role
      for (const role of KINDS) {
        if (previous === 'name' && (role === 'name' || role === 'flag')) continue
        const score =
          before.score + runFit(role, text, to - from, isPicture) - (from > 0 ? CUT : 0) + afterFit(previous, role)
        if (score > (ways[to]?.score ?? Number.NEGATIVE_INFINITY))
          ways[to] = { score, pieces: [...before.pieces, { from, to, role }] }
      }
    }
  return (ways[segment.length]?.pieces ?? []).map(({ from, to, role }) => {
    const words = segment.slice(from, to)
    return { words, text: textOf(words), role, ...extent(words) }
  })
}

/** A unit right behind a name, as in "Нейтрофилы, %", and a value right behind a value belong to it. */
function afterFit(previous: PieceRole | undefined, role: PieceRole): number {
  if (previous === 'name' && role === 'unit') return -3
  if (previous === 'value' && role === 'value') return -2
  if (previous === role) return -1.5
  return role === 'name' && previous !== undefined ? -1 : 0
}

export const extent = (words: readonly PlacedWord[]) => ({
  left: Math.min(...words.map(word => word.left)),
  right: Math.max(...words.map(word => word.right)),
})
