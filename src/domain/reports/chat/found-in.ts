import type { Atom } from '../check/atoms.ts'
import { saidInParts, says, saysNearly } from '../check/match.ts'
import { treats } from './purposes.ts'

/** Share of what the rest of the statement says, and of what the sentences beside say. */
export const BESIDE = 0.8
const NEARBY = 0.45

/** Where a piece of the question is said: in the sentence, with its question or answer, or beside; and if only nearly. */
export function foundIn(
  atom: Atom,
  own: readonly Atom[],
  statement: readonly Atom[],
  beside: readonly Atom[],
  medicine: boolean,
  yesNo = false,
): [share: number, near: boolean] {
  for (const [pool, share] of [
    [own, 1],
    [statement, BESIDE],
    [beside, NEARBY],
  ] as const) {
    // "The blood pressure pill" is a medicine, not the pressure.
    if (medicine && pool.some(one => treats(one, atom))) return [share, false]
    if (pool.some(one => says(one, atom))) return [share, false]
    // "I stopped twenty years ago" may be of smoking, beside a medicine it is of this one.
    const mayStop = !isSmoking(atom) || !pool.some(one => one.kind === 'drug')
    if ((mayStop && pool.some(one => saysNearly(one, atom))) || saidInParts(pool, atom)) return [share * 0.9, true]
    // "Has he got asthma?": a spray that may be for it says nothing of it.
    if (!yesNo && pool.some(one => treats(one, atom))) return [share * 0.8, true]
  }
  return [0, false]
}

const isSmoking = (atom: Atom) => atom.kind === 'concept' && atom.ids.includes('smoking')
