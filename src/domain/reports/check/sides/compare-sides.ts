import { KIND_OF } from '../../concepts/concept-index.ts'
import type { Words } from '../../text/words.ts'
import type { Atom } from '../atoms.ts'
import type { Evidence, Transcript } from '../evidence.ts'
import { saidInParts, says, saysNearly } from '../match.ts'
import { type Amount, sameLength, sameValue } from '../numbers/amount.ts'
import { TIME_UNITS } from '../numbers/units.ts'
import type { WordPolarity } from '../polarity/cues.ts'
import { sideAnswered } from './side-answers.ts'
import { type SidePiece, sidePieces } from './side-pieces.ts'
import { sidesIn } from './sides.ts'

const isOf = (atom: Atom, kinds: readonly string[]) =>
  atom.kind === 'concept' && atom.ids.some(id => kinds.includes(KIND_OF.get(id) ?? ''))
const isAnatomy = (atom: Atom) => isOf(atom, ['anatomy'])
/** "On the left, below": told with the side. */
const isLevel = (atom: Atom) => atom.kind === 'concept' && atom.ids.some(id => id === 'lowerPart' || id === 'upperPart')
const isFinding = (atom: Atom) =>
  (atom.kind === 'word' && atom.norm.length > 3) || isOf(atom, ['finding', 'procedure', 'test', 'life'])
const isSoft = (atom: Atom) => atom.kind === 'concept' && atom.ids.every(id => KIND_OF.get(id) === 'soft')

const STATES = new Set([
  'normal',
  'elevated',
  'lowValue',
  'positive',
  'negativeResult',
  'worsen',
  'improve',
  'dry',
  'wet',
  'hard',
  'soft',
])
const isState = (atom: Atom) => atom.kind === 'concept' && atom.ids.every(id => STATES.has(id))

const isYear = ({ values }: Amount) => [...values].every(value => value > 1900)
const isLasting = (one: Amount) => one.unit !== null && one.unit !== 'times' && TIME_UNITS.has(one.unit) && !isYear(one)

/** A claim with sides: words `from` to `to` of a sentence. */
export interface SidedClaim {
  all: Words
  from: number
  to: number
  atoms: readonly Atom[]
  amounts: readonly Amount[]
  polarity: ReadonlyMap<number, WordPolarity>
}

/**
 * True if the claim's sides are those of its evidence: some piece of the transcript with that side, and what goes on
 * about it, says what the claim puts there.
 */
export function sidesAgree(
  { all, from, to, atoms, amounts, polarity }: SidedClaim,
  clauses: readonly Evidence[],
  { reading: words, superseded, polarity: said }: Pick<Transcript, 'reading' | 'superseded' | 'polarity'>,
): boolean {
  const wanted = sidesIn(all, from, to)
  const named = atoms.filter(isFinding)
  const needed = named.length > 0 ? named : atoms.filter(isSoft)
  const places = atoms.filter(isAnatomy)
  const pieces = withCorrected(sidePieces(clauses, words, superseded.sides), superseded.amounts)
  // «Справа хрипов нет» has the side and the finding, and says the contrary.
  const denies = (piece: SidePiece) =>
    needed.some(
      atom =>
        polarity.get(atom.from) === 'yes' && piece.atoms.some(one => says(one, atom) && said.get(one.from) === 'no'),
    )
  const isAnswered = (side: 'left' | 'right') =>
    needed.length > 0 &&
    pieces.some(
      (piece, index) =>
        [...needed, ...places.filter(atom => !isLevel(atom))].every(atom => piece.atoms.some(one => says(one, atom))) &&
        sideAnswered(
          pieces,
          index,
          places.find(atom => !isLevel(atom)),
        ) === side,
    )
  // Told of the other side in its own words, and of this one by what only stands near: it is the other side.
  const isOwn = (side: 'left' | 'right') =>
    places.length > 0 &&
    pieces.some(
      one =>
        one.sides.length === 1 &&
        one.sides.includes(side) &&
        [...needed.filter(atom => atom.kind !== 'word'), ...places].every(atom =>
          one.atoms.some(each => says(each, atom)),
        ),
    )
  // Both sides have the finding: it is the one of which more of the claim was told.
  const toldOf = (side: 'left' | 'right') =>
    Math.max(
      0,
      ...pieces
        .filter(one => one.sides.length === 1 && one.sides.includes(side))
        .map(one => [...needed, ...places].filter(atom => one.atoms.some(each => says(each, atom))).length),
    )
  const isOther = (side: 'left' | 'right') => {
    const opposite = side === 'left' ? 'right' : 'left'
    return isOwn(opposite) && (!isOwn(side) || toldOf(opposite) > toldOf(side))
  }
  if (wanted.length === 1 && wanted.some(isOther)) return false
  const parts = wanted.length > 1 ? valuesBySide({ all, from, to, amounts }) : null
  const hasValues = (piece: SidePiece, side: 'left' | 'right') =>
    (parts?.get(side) ?? []).every(one => piece.amounts.some(other => sameValue(other.values, one.values)))
  if (parts && ![...parts.keys()].every(side => pieces.some(one => one.sides.includes(side) && hasValues(one, side))))
    return false
  const holdsAmount = (piece: SidePiece, { values }: Amount) =>
    piece.amounts.some(other => sameValue(other.values, values))
  // How long it lasts is often said apart from the side, but not with the other one.
  const isOfOther = (one: Amount, side: 'left' | 'right') =>
    pieces.some(
      piece =>
        piece.sides.length > 0 &&
        !piece.sides.includes(side) &&
        piece.amounts.some(
          other => sameLength(other, one) || (other.unit === one.unit && sameValue(other.values, one.values)),
        ),
    )
  return wanted.every(
    side =>
      isAnswered(side) ||
      (amounts.length > 0 &&
        pieces.some((_piece, index) => isSecondValue(pieces, index, side, { needed, amounts, parts }))) ||
      pieces.some((piece, index) => {
        if (!piece.sides.includes(side) || denies(piece)) return false
        const group = groupOf(pieces, index, side)
        const said = group.flatMap(one => one.atoms)
        const asked = askedBefore(pieces, piece)
        const isSaid = (atom: Atom) =>
          said.some(one => says(one, atom)) || (!isAnatomy(atom) && asked.some(one => says(one, atom)))
        const isNearlySaid = (atom: Atom) =>
          isSaid(atom) || said.some(one => saysNearly(one, atom)) || saidInParts(said, atom) !== null
        // "The right hand looks normal": the finding belongs to this side.
        if (!atoms.filter(isState).every(isNearlySaid)) return false
        const hard = needed.filter(atom => atom.kind !== 'drug' && atom.hard)
        // "Pain in the left breast" for «πονάει το στήθος»: of one place, named, a word may stand for the finding.
        const isThere = (findings: readonly Atom[]) => places.some(isSaid) && findings.some(isNearlySaid)
        return (
          (hard.length > 0
            ? hard.every(isNearlySaid)
            : needed.length === 0 || needed.some(isSaid) || isThere(needed)) &&
          (places.length === 0 || places.some(isNearlySaid)) &&
          (wanted.length > 1 ||
            amounts.every(
              one => group.some(each => holdsAmount(each, one)) || (isLasting(one) && !isOfOther(one, side)),
            ))
        )
      }),
  )
}

const CORRECTED = 4
/** "Right thirty-two, no, twenty-eight": the value that was meant is of the side of the one that was taken back. */
const withCorrected = (pieces: readonly SidePiece[], taken: ReadonlyMap<number, number>): readonly SidePiece[] =>
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
function isSecondValue(
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
function valuesBySide({
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

const FORWARD = 4
const BACK = 3

/**
 * "Stiff in the morning? – Forty minutes. The hands, and the right shoulder.": what was asked is of the answer's side, if
 * the answer has no other one: "On the right. No, I lie, the left."
 */
function askedBefore(pieces: readonly SidePiece[], { turn, asks, sides }: SidePiece): readonly Atom[] {
  const others = pieces.some(one => one.turn === turn && one.sides.some(side => !sides.includes(side)))
  if (asks || others) return []
  return pieces.filter(one => one.asks && one.turn === turn - 1 && one.sides.length === 0).flatMap(one => one.atoms)
}

/** A piece with those around it that name no side: what follows is of it; what stands before, if of nothing else. */
function groupOf(pieces: readonly SidePiece[], index: number, side: 'left' | 'right'): SidePiece[] {
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
