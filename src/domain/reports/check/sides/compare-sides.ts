import type { Atom } from '../atoms.ts'
import type { Evidence, Transcript } from '../evidence.ts'
import { saidInParts, says, saysNearly } from '../match.ts'
import { type Amount, sameLength, sameValue } from '../numbers/amount.ts'
import { TIME_UNITS } from '../numbers/units.ts'
import { sideAnswered } from './side-answers.ts'
import { isAnatomy, isFinding, isLevel, isSoft, isState, isToldOf, type SidedClaim } from './side-atoms.ts'
import { askedBefore, groupOf } from './side-groups.ts'
import { type SidePiece, sidePieces } from './side-pieces.ts'
import { isSecondValue, valuesBySide, withCorrected } from './side-values.ts'
import { sidesIn } from './sides.ts'

const isYear = ({ values }: Amount) => [...values].every(value => value > 1900)
const isLasting = (one: Amount) => one.unit !== null && one.unit !== 'times' && TIME_UNITS.has(one.unit) && !isYear(one)

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
  const isToldSomewhere = (atom: Atom) =>
    isToldOf(atom) && clauses.some(clause => clause.atoms.some(one => says(one, atom)))
  const drugs = atoms.filter(atom => atom.kind === 'drug')
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
  // "The right hip. – How bad? – Seven.": told of no side, of what the other side has not.
  const isUnsided = (one: Amount, side: 'left' | 'right') =>
    !isYear(one) &&
    (one.unit === null || !TIME_UNITS.has(one.unit)) &&
    pieces.every(piece => piece.sides.length === 0 || !holdsAmount(piece, one)) &&
    !pieces.some(
      piece =>
        piece.sides.some(other => other !== side) &&
        needed.some(atom => piece.atoms.some(each => says(each, atom) && said.get(each.from) !== 'no')),
    )
  return wanted.every(
    side =>
      isAnswered(side) ||
      (amounts.length > 0 &&
        pieces.some((_piece, index) => isSecondValue(pieces, index, side, { needed, amounts, parts }))) ||
      pieces.some((piece, index) => {
        if (!piece.sides.includes(side) || denies(piece)) return false
        const group = groupOf(pieces, index, side)
        const said = [...group.flatMap(one => one.atoms), ...headOf(pieces, index, atoms)]
        const asked = askedBefore(pieces, piece)
        const isSaid = (atom: Atom) =>
          said.some(one => says(one, atom)) || (!isAnatomy(atom) && asked.some(one => says(one, atom)))
        const isNearlySaid = (atom: Atom) =>
          isSaid(atom) || said.some(one => saysNearly(one, atom)) || saidInParts(said, atom) !== null
        // "The right hand looks normal": the finding belongs to this side.
        if (!atoms.filter(isState).every(isNearlySaid)) return false
        // "The left one I broke": the place was named before; what this clause says is compared with it.
        if (piece.borrowed && !atoms.filter(isToldSomewhere).every(isNearlySaid)) return false
        const hard = needed.filter(atom => atom.kind !== 'drug' && atom.hard)
        // "Pain in the left breast" for «πονάει το στήθος»: of one place, named, a word may stand for the finding.
        const isThere = (findings: readonly Atom[]) => places.some(isSaid) && findings.some(isNearlySaid)
        return (
          (hard.length > 0
            ? hard.every(isNearlySaid)
            : needed.length === 0
              ? drugs.length === 0 || drugs.some(isSaid)
              : needed.some(isSaid) || isThere(needed)) &&
          (places.length === 0 || places.some(atom => isNearlySaid(atom) && isOfPiece(atom, piece))) &&
          (wanted.length > 1 ||
            amounts.every(
              one =>
                group.some(each => holdsAmount(each, one)) ||
                (isLasting(one) && !isOfOther(one, side)) ||
                isUnsided(one, side),
            ))
        )
      }),
  )
}

/** A piece that tells its place, or takes it from before, tells of no other one: "the left one clicks. The hip is fine." */
const isOfPiece = (place: Atom, { atoms, borrowed }: SidePiece) =>
  !borrowed || atoms.some(one => says(one, place) || saysNearly(one, place))

/** "Tinel negative on the left, positive on the right": what the first state was said of; only for a claim of a state. */
function headOf(pieces: readonly SidePiece[], index: number, wanted: readonly Atom[]): readonly Atom[] {
  const [before, piece] = [pieces[index - 1], pieces[index]]
  const state = wanted.find(isState)
  if (!state || !before || !piece || before.segment !== piece.segment || piece.sides.length !== 1) return []
  const isBare = !piece.atoms.some(atom => isFinding(atom) && !isState(atom)) && !piece.atoms.some(isAnatomy)
  const isOpposed = before.sides.length === 1 && before.sides[0] !== piece.sides[0] && before.atoms.some(isState)
  return isBare && isOpposed && piece.atoms.some(one => says(one, state))
    ? before.atoms.filter(atom => !isState(atom))
    : []
}
