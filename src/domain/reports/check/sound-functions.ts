import { type Atom, isConcept } from './atoms.ts'
import type { Evidence, Transcript } from './evidence.ts'
import { denies } from './polarity/cues.ts'

/** What works as it should where a finding is not there: "I swallow fine" says that there is no dysphagia. */
const FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  dysphagia: ['swallow', 'dysphagia'],
  dyspnea: ['breathe', 'respiratoryRate'],
  insomnia: ['sleep'],
  anorexia: ['appetite', 'food'],
  visualLoss: ['vision'],
  blurredVision: ['vision'],
  hearingLoss: ['hearing'],
  constipation: ['stool', 'bowel'],
}
const functionsOf = (finding: Atom): readonly string[] =>
  finding.kind === 'concept' ? finding.ids.flatMap(id => FUNCTIONS[id] ?? []) : []

const FINE =
  /^(?:fine|okay|ok|normal|normally|alright|well|good|нормальн\p{L}*|хорош\p{L}*|свободно|отлично|κανονικα|κανονικη|καλα|ελευθερα|φυσιολογικ\p{L}*|χαρα)$/u
const IS = /^(?:is|are|it's|s|been|has|μου|σου|του|τησ|ειναι|μια|all|у|меня|него|нее|right)$/u
/** Words between the function and that it is fine. */
const WITHIN = 3
const LIMITS =
  /^(?:but|except|unless|if|when|only|apart|with|until|though|before|after|но|кроме|если|когда|только|пока|до|после|с|со|на|от|με|αν|οταν|μονο|εκτοσ|αλλα|πριν|μετα)$/u

/** Pieces of a clause that say without limit that the function is as it should be; null if it does not say so. */
export function soundFunctionIn(
  clause: Evidence,
  finding: Atom,
  { reading: { words, segments, ...rest }, clauses }: Pick<Transcript, 'reading' | 'clauses'>,
): Atom | null {
  const ids = functionsOf(finding)
  const segment = segments[clause.segment]
  if (ids.length === 0 || clause.asks || clause.condition || clause.loose || !segment) return null
  const reading = { ...rest, words, segments }
  // "Breathing's fine, before you ask."
  const isLimited = words
    .slice(segment.from, segment.to)
    .some(({ norm }, at) => LIMITS.test(norm) && words[segment.from + at + 1]?.norm !== 'you')
  if (isLimited || denies(reading, segment.from, segment.to)) return null
  const own = clause.atoms.find(atom => ids.some(id => isConcept(atom, id)) && isFineBehind(reading, atom, clause.to))
  const isTold = clauses.some(one => !one.asks && one !== clause && one.atoms.some(atom => isSame(atom, finding)))
  return own && !isTold ? own : null
}

const isSame = (atom: Atom, finding: Atom) =>
  atom.kind === 'concept' && atom.hard && finding.kind === 'concept' && finding.ids.some(id => atom.ids.includes(id))

function isFineBehind({ words }: Transcript['reading'], { from, to }: Atom, end: number): boolean {
  const behind = words.slice(to, Math.min(end, to + WITHIN)).map(({ norm }) => norm)
  const fine = behind.findIndex(norm => FINE.test(norm))
  // "Breathing's fine": the term may have the word for it.
  return (
    (fine >= 0 && behind.slice(0, fine).every(norm => IS.test(norm))) ||
    words.slice(from + 1, to).some(({ norm }) => FINE.test(norm))
  )
}

const isTemperature = (atom: Atom) => isConcept(atom, 'temperature') || isConcept(atom, 'fever')
/** No fever up to here; a value above it is one of fever, or may be. */
const NORMAL = 37.2
const [LOWEST, HIGHEST] = [35, 43]

/** "Temperature? – 36.8.": no fever, where no higher value and no fever was told. */
export function isWithoutFever(finding: Atom, { clauses }: Pick<Transcript, 'clauses'>): boolean {
  if (!isConcept(finding, 'fever') || (finding.kind === 'concept' && finding.ids.length > 1)) return false
  const statements = new Set(clauses.filter(one => one.atoms.some(isTemperature)).map(one => one.statement))
  const values = clauses
    .filter(one => statements.has(one.statement) && one.experiencer === 'patient')
    .flatMap(({ amounts }) =>
      amounts.flatMap(one => (one.unit === null || one.unit === 'degree' ? [...one.values] : [])),
    )
    .filter(value => value >= LOWEST && value <= HIGHEST)
  const isTold = clauses.some(one => !one.asks && !one.condition && one.atoms.some(atom => isConcept(atom, 'fever')))
  return !isTold && values.length > 0 && values.every(value => value <= NORMAL)
}
