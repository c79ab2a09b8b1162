import type { Words } from '../../text/words.ts'
import { atomsIn } from '../atoms.ts'
import { isHedged } from '../hedges.ts'

const CUTS = /[,;.:·–—()]/u
const AND = /^(?:и|and|και)$/u
const FROM = /^(?:from|due|because|with|из|от|вследствие|на|при|απο|λογω|εξαιτιασ|με)$/u
/**
 * "Known Graves' disease, with eye disease, possibly from missed doses": a hedge is of its part between two signs, of what
 * an "and" adds, and of the part before if it names nothing itself: "DVT, suspected clinically".
 */
export function isHedgedPart(all: Words, from: number, to: number): boolean {
  const isCut = (at: number) => CUTS.test(all.words[at]?.after ?? '')
  const endOf = (at: number) => {
    let end = at
    while (end < all.words.length && !(end > from && isCut(end - 1)) && !AND.test(all.words[end]?.norm ?? '')) end++
    return end
  }
  let start = from
  while (start > 0 && !isCut(start - 1)) start--
  const end = endOf(to)
  // "Numb feet, possibly, from neuropathy": a hedge between two signs is of what follows.
  const aside = start > 0 && (start === 1 || isCut(start - 2)) ? start - 1 : start
  if (isHedged(all, aside, end)) return true
  let next = end + 1
  while (next < all.words.length && !isCut(next - 1)) next++
  return end < all.words.length && isCut(end - 1) && isHedged(all, end, next) && namesNothing(all, end, next)
}

const namesNothing = (all: Words, from: number, to: number) =>
  !all.words.slice(from, to).some(({ norm }) => FROM.test(norm)) &&
  !atomsIn(all, from, to).atoms.some(atom => atom.kind === 'drug' || (atom.kind === 'concept' && atom.hard))
