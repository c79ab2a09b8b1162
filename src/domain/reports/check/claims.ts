import { KIND_OF } from '../concepts/concept-index.ts'
import type { Words } from '../text/words.ts'
import { type Atom, atomsIn } from './atoms.ts'
import { amountsIn } from './numbers/amounts.ts'
import { cutClauses } from './polarity/clauses.ts'

/** A part of a model's sentence that stands or falls by itself: words `from` to `to`. */
export interface Claim {
  from: number
  to: number
}

const AND = /^(?:и|and|και|а|или|or|but|но|with|с|со|με|without|без|χωρισ|which|that|που)$/u

/** Parts of a sentence: clauses, and the items of a list. A part that names nothing belongs to the one before it. */
export function claimsOf(all: Words): Claim[] {
  const claims: Claim[] = []
  // "A litre and a half" is one number.
  const amounts = amountsIn(all, 0, all.words.length)
  for (const clause of cutClauses(all, 0, all.words.length)) {
    let from = clause.from
    for (let at = clause.from + 1; at < clause.to - 1; at++)
      if (
        AND.test(all.words[at]?.norm ?? '') &&
        names(all, from, at) &&
        names(all, at + 1, clause.to) &&
        !joinsPlaces(all, at, clause) &&
        // «Εδώ και δύο μήνες»: for two months.
        all.words[at - 1]?.norm !== 'εδω' &&
        // "Six or seven times a night" is one count.
        !(all.numbers.has(at + 1) && [at - 1, at - 2].some(word => all.numbers.get(word)?.to === at)) &&
        !amounts.some(one => one.from < at && at < one.to)
      ) {
        claims.push({ from, to: at })
        from = at
      }
    claims.push({ from, to: clause.to })
  }
  return merged(all, claims)
}

const isPlace = (atom: Atom | undefined) =>
  atom?.kind === 'concept' && atom.ids.every(id => KIND_OF.get(id) === 'anatomy')
const LISTS = /^(?:и|and|και)$/u

/** "Bruises on the hips and abdomen for ten days": the places are of one finding. */
function joinsPlaces(all: Words, at: number, { from, to }: Claim): boolean {
  if (!LISTS.test(all.words[at]?.norm ?? '')) return false
  const before = atomsIn(all, from, at).atoms.at(-1)
  const [behind, next] = atomsIn(all, at + 1, to).atoms
  const ends = before?.to === at && behind !== undefined && behind.from === at + 1
  return ends && isPlace(before) && isPlace(behind) && !(next && next.from === behind.to && isFinding(next))
}

const isFinding = (atom: Atom) => atom.kind === 'concept' && atom.hard

const isNamed = (atom: Atom) =>
  atom.kind === 'drug' ||
  (atom.kind === 'word' && atom.norm.length > 3) ||
  (atom.kind === 'concept' && (atom.hard || atom.weight >= 1.5))
const names = (all: Words, from: number, to: number): boolean => {
  const { atoms } = atomsIn(all, from, to)
  return atoms.some(isNamed) || isStateOfPlace(atoms)
}
/** "Four tender joints; wrists normal". */
const isStateOfPlace = (atoms: readonly Atom[]) =>
  atoms.some(isPlace) && atoms.some(atom => atom.kind === 'concept' && atom.ids.includes('normal'))

function merged(all: Words, claims: readonly Claim[]): Claim[] {
  const whole: Claim[] = []
  let waiting: number | null = null
  for (const claim of claims) {
    const last = whole.at(-1)
    if (names(all, claim.from, claim.to)) {
      whole.push({ from: waiting ?? claim.from, to: claim.to })
      waiting = null
    } else if (last) last.to = claim.to
    else waiting ??= claim.from
  }
  return whole.length > 0 ? whole : [{ from: 0, to: all.words.length }]
}
