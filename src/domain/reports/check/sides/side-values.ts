import type { Atom } from '../atoms.ts'
import { says } from '../match.ts'
import { type Amount, sameValue } from '../numbers/amount.ts'
import type { SidedClaim } from './side-atoms.ts'
import { isFinding, isOf } from './side-atoms.ts'
import type { SidePiece } from './side-pieces.ts'
import { sidesIn } from './sides.ts'

const CORRECTED = 4
/** "Right thirty-two, no, twenty-eight": the value that was meant is of the side of the one that was taken back. */
export const withCorrected = (pieces: readonly SidePiece[], taken: ReadonlyMap<number, number>): readonly SidePiece[] =>
  pieces.map((piece, index) => {
    const isTaken = ({ from }: Amount) => taken.has(from)
    if (piece.sides.length === 0 || !piece.amounts.some(isTaken)) return piece
    const now = pieces.slice(index + 1, index + 1 + CORRECTED).find(one => one.amounts.some(amount => !isTaken(amount)))
    const meant = now && now.sides.length === 0 && now.segment - piece.segment <= 2 ? now.amounts : []
    return { ...piece, amounts: [...piece.amounts, ...meant].filter(one => !isTaken(one)) }
  })

const PIECES = 8
interface SidedValues {
  needed: readonly Atom[]
  amounts: readonly Amount[]
  parts: ReadonlyMap<'left' | 'right', readonly Amount[]> | null
}
/** "Pressure in the right eye sixteen. Left eye eleven": the second value is of what the first one was of. */
export function isSecondValue(
  pieces: readonly SidePiece[],
  index: number,
  side: 'left' | 'right',
  { needed, amounts, parts }: SidedValues,
): boolean {
  const piece = pieces[index] as SidePiece
  const holds = (one: SidePiece, values: readonly Amount[] | undefined) =>
    values?.every(value => one.amounts.some(other => sameValue(other.values, value.values))) === true
  if (!holds(piece, parts?.get(side) ?? amounts)) return false
  if (piece.sides.length !== 1 || !piece.sides.includes(side) || piece.atoms.some(isFinding)) return false
  const before = pieces.slice(Math.max(0, index - PIECES), index)
  const first = before.findLastIndex(one => one.sides.length > 0 && !one.sides.includes(side))
  const other = before[first]
  return (
    !!other &&
    (piece.statement === other.statement || piece.segment - other.segment <= 1) &&
    (needed.every(atom => other.atoms.some(one => says(one, atom))) ||
      holds(other, parts?.get(side === 'left' ? 'right' : 'left'))) &&
    before.slice(first + 1).every(one => !one.atoms.some(atom => isOf(atom, ['finding', 'procedure', 'test'])))
  )
}

const AND = /^(?:и|and|και|а|while)$/u
/** "16 in the right eye and 11 in the left": the values of each side; null if they cannot be told apart. */
export function valuesBySide({
  all,
  from,
  to,
  amounts,
}: Omit<SidedClaim, 'atoms' | 'polarity'>): ReadonlyMap<'left' | 'right', readonly Amount[]> | null {
  const found = new Map<'left' | 'right', readonly Amount[]>()
  let start = from
  for (let at = from; at <= to; at++) {
    const ends = at === to || AND.test(all.words[at]?.norm ?? '') || /[,;]/u.test(all.words[at - 1]?.after ?? '')
    if (!ends || at === start) continue
    const [side, ...others] = sidesIn(all, start, at)
    const own = amounts.filter(one => one.from >= start && one.from < at)
    if (side && others.length === 0 && own.length > 0 && !found.has(side)) found.set(side, own)
    start = at
  }
  return found.size === 2 ? found : null
}
