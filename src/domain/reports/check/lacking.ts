import { SPECIALTIES } from '../concepts/words/specialties.ts'
import type { Words } from '../text/words.ts'
import { type Atom, isConcept } from './atoms.ts'
import { isOf } from './compare/compared.ts'
import type { Transcript } from './evidence.ts'
import type { Match, Support } from './find-evidence.ts'
import { isElsewhere, isScattered } from './near.ts'
import type { Claim, Sentence } from './sentence.ts'

/** Share of a claim's weight that must be covered. */
export const COVERED = 0.6

/** Of the weight of a claim too little was said in one place. */
export const isPart = ({ atoms, support }: { atoms: readonly Atom[]; support: Support }): boolean =>
  support.coverage < COVERED || (atoms.length > 0 && support.matches.length === 0) || isVague(support)

/** The main thing that a claim says is missing from its evidence. `tellsLittle`: its medicines have only names. */
export const lacksCore = (
  { support }: { support: Support },
  tellsLittle: boolean,
  evidence: Transcript,
  all: Words,
): boolean =>
  lacksSubstance(support) ||
  lacksRemoval(support) ||
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

/** Only its verbs were said: "referred to occupational therapy" where the child "writes" and the joint "gave way". */
const isVague = ({ matches, missing, values }: Support) =>
  matches.length > 0 &&
  ((matches.every(isLoose) && missing.some(isThing)) ||
    (values === 0 &&
      matches.some(({ near }) => near) &&
      matches.every(({ wanted }) => isConcept(wanted, ...ORDERS)) &&
      missing.some(isThing)))
const isThing = (atom: Atom) =>
  (atom.kind === 'word' && atom.norm.length > 3) || (atom.kind === 'concept' && atom.ids.some(id => id in SPECIALTIES))
const ORDERS = ['prescribe', 'send', 'referral', 'doTest', 'need', 'startDrug', 'take', 'give', 'treat']
const isLoose = ({ wanted, near }: Match) => near && wanted.kind === 'concept' && !wanted.hard

/** «Щитовидная железа удалена», where the transcript only mentions the gland. */
const lacksRemoval = ({ matches, missing }: Support) => {
  const found = [...new Set(matches.map(({ wanted }) => wanted))]
  const isFew = (kind: Atom['kind']) => found.filter(atom => atom.kind === kind).length <= 1
  return missing.some(atom => isConcept(atom, 'excise')) && isFew('concept') && isFew('word') && isFew('drug')
}

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
/** Share of a sentence's words, and the fewest that tell anything. */
const NEARLY_ALL = 0.7
const FEWEST = 4
/** Clauses of a place beside the one that says most. */
const AROUND = 5
/** What is found, done, tested or where is never a matter of style. */
const CONTENT = ['finding', 'procedure', 'test', 'anatomy', 'life']
/** How diseases are called, known to a concept or not. */
const NAMES_DISEASE =
  /.{4}(?:itis|os[ie]s|omas?|a?emias?|path(?:y|ies)|plegia|algia|uria|rrho?ea|megaly|penia|trophy|(?:ит|оз|лез|ом|еми|пати|плеги|алги|ури|оре|мегали|пени|трофи)(?:[аяуюеиы]|о[мв]|е[мв])?|(?:ιτιδ|ωσ|ωμ|αιμι|παθει|πληγι|αλγι|ουρι|ρροι|μεγαλι|πενι|τροφι)(?:[αη]σ?|εισ|εων|ατ(?:α|οσ|ων)))$/u
const SURE =
  /^(?:certain|definit|confirm|proven|undoubted|уверен|доказан|подтвержд|несомненн|достоверн|βεβαι|επιβεβαι|αποδεδειγμ|σιγουρ)/u
const isContent = (atom: Atom) =>
  atom.kind === 'word' ? NAMES_DISEASE.test(atom.norm) || SURE.test(atom.norm) : CONTENT.some(kind => isOf(atom, kind))

/** Nearly all words of the sentence stand where it was found, and of what is found or done all: the rest is style. */
export function isNearlyAllSaid(
  { words }: Words,
  claims: readonly { support: Support }[],
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
  const lost = claims.flatMap(({ support }) => support.missing).filter(isContent)
  return (
    telling.length >= FEWEST &&
    telling.filter(isSaid).length >= NEARLY_ALL * telling.length &&
    lost.every(({ from, to }) => words.slice(from, to).every(isSaid))
  )
}

/** Pieces and values that must have been said where a single part of a sentence may be covered less. */
const MUCH = 2
/** More of them where nothing named was found. */
const MORE = 4

/**
 * Much was said, and what the sentence lacks is only how it is put: «с весны из-за стоимости». Whatever names a
 * finding, a place or a disease, or says that it is certain, must have been said.
 */
export function isMuchSaid(claims: readonly Claim[], { polarity }: Sentence, transcript: Transcript): boolean {
  const isOtherwise = ({ wanted, atom }: Match) =>
    (polarity.get(wanted.from) === 'no') !== (transcript.polarity.get(atom.from) === 'no')
  // "…, relieved by honey": a part of which nothing was said is invented.
  const isAnySaid = ({ matches, values }: Support) => values > 0 || !matches.every(isLoose)
  const found = new Set(claims.flatMap(({ support }) => support.matches.map(({ wanted }) => wanted)))
  const values = claims.reduce((sum, { support }) => sum + support.values, 0)
  const isNamed = [...found].some(atom => atom.kind === 'drug' || isHard(atom))
  return (
    found.size + values >= (isNamed ? MUCH : MORE) &&
    claims.every(
      ({ support }) =>
        support.coverage >= COVERED ||
        (isAnySaid(support) &&
          !support.missing.some(isContent) &&
          !support.matches.some(one => one.wanted.kind === 'drug' || isOtherwise(one))),
    )
  )
}
