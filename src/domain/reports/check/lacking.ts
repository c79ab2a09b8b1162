import { SPECIALTIES } from '../concepts/words/specialties.ts'
import type { Words } from '../text/words.ts'
import type { Atom } from './atoms.ts'
import type { Transcript } from './evidence.ts'
import type { Support } from './find-evidence.ts'
import { isElsewhere, isScattered } from './near.ts'

/** Share of a claim's weight that must be covered. */
export const COVERED = 0.6

/** Too little of a claim was said in one place; `tellsLittle`: of its medicines nothing but the names is told. */
export const isWeak = (
  { atoms, support }: { atoms: readonly Atom[]; support: Support },
  tellsLittle: boolean,
  evidence: Transcript,
  all: Words,
): boolean =>
  support.coverage < COVERED ||
  (atoms.length > 0 && support.matches.length === 0) ||
  lacksSubstance(support) ||
  isVague(support) ||
  (tellsLittle && lacksClaim(support)) ||
  isScattered(support, evidence, all) ||
  isElsewhere(support, evidence)

const isTold = (atom: Atom) =>
  atom.kind === 'word' ? atom.norm.length > 3 : atom.kind === 'concept' && atom.weight >= 0.8

/** Of what the claim says of its medicine hardly anything was said: the name alone carries nothing. */
function lacksClaim({ matches, missing }: Support): boolean {
  if (!matches.some(({ wanted }) => wanted.kind === 'drug')) return false
  const lost = missing.filter(isTold).length
  const found = new Set(matches.map(one => one.wanted).filter(atom => atom.kind !== 'drug')).size
  return lost > 0 && found < lost
}

/** Only words that may stand for its verbs were said: "referred to occupational therapy" where a joint "gave way". */
const isVague = ({ matches, missing }: Support) =>
  matches.length > 0 &&
  matches.every(({ wanted, near }) => near && wanted.kind === 'concept' && !wanted.hard) &&
  missing.some(atom => atom.kind === 'word' && atom.norm.length > 3)

/** An allergy to what was not said. */
const lacksSubstance = ({ matches, missing }: Support) =>
  matches.some(
    ({ wanted }) => wanted.kind === 'concept' && wanted.ids.some(id => id === 'allergy' || id === 'intolerance'),
  ) &&
  missing.some(atom => atom.kind === 'word' && atom.norm.length > 3) &&
  !matches.some(({ wanted }) => wanted.kind === 'drug')

/** Results and kinds without which the rest says something else: a test that was taken is not positive. */
const DECIDING = new Set(['positive', 'negativeResult', 'wet', 'dry', ...Object.keys(SPECIALTIES)])
export const isHard = (atom: Atom) =>
  (atom.kind === 'concept' || atom.kind === 'word') &&
  (atom.hard || (atom.kind === 'concept' && atom.ids.every(id => DECIDING.has(id))))

/** Letters by which two forms of a word are one, and the shortest word that counts. */
const STEM = 4
/** Share of a sentence's words. */
const NEARLY_ALL = 0.6
const FEWEST = 3

/** Most words of the sentence stand where it was found, and all of what may not lack: the rest is a matter of style. */
export function isMostlySaid(
  { words }: Words,
  claims: readonly { support: Support }[],
  lacking: readonly Atom[],
  { clauses, reading }: Transcript,
): boolean {
  const places = new Set(claims.flatMap(({ support }) => support.window.slice(0, AROUND)))
  const said = new Set(
    [...places].flatMap(at =>
      reading.words.slice(clauses[at]?.from, clauses[at]?.to).map(({ norm }) => norm.slice(0, STEM)),
    ),
  )
  const isSaid = ({ norm }: { norm: string }) => said.has(norm.slice(0, STEM))
  const telling = words.filter(({ norm }) => norm.length >= STEM || /\d/u.test(norm))
  return (
    telling.length >= FEWEST &&
    telling.filter(isSaid).length >= NEARLY_ALL * telling.length &&
    lacking.every(({ from, to }) => words.slice(from, to).every(isSaid))
  )
}
/** Clauses of a place beside the one that says most. */
const AROUND = 5
