import { type Atom, atomsIn } from '../check/atoms.ts'
import { unitOf } from '../check/numbers/units.ts'
import { relativeNamed } from '../check/relatives.ts'
import { KIND_OF } from '../concepts/concept-index.ts'
import { within } from '../text/within.ts'
import { readWords, type Words } from '../text/words.ts'
import { ASKING, type Intent, intentsOf, SECTIONS_OF } from './intents.ts'

/** What a question asks for. */
export interface Wanted {
  /** Words without signs, as they are compared. */
  text: string
  intents: ReadonlySet<Intent>
  /** What the answer must be about. */
  atoms: readonly Atom[]
  /** A relative whom it is about. */
  person: string | null
  /** Units of the number that it asks for: "which week". */
  units: ReadonlySet<string>
}

/** Concepts by which a question only says what kind of answer it wants. */
const OF_INTENT: Partial<Record<Intent, readonly string[]>> = {
  allergy: ['allergy', 'intolerance'],
  safetyNet: ['hospitalization', 'take', 'urgent', 'ambulance', 'emergency', 'call', 'review', 'need'],
  followUp: ['review', 'again', 'now', 'doctor', 'happen', 'need', 'last'],
  dose: ['take', 'prescribe', 'need'],
  why: ['happen', 'prescribe', 'give'],
  complaints: ['happen', 'pain'],
  drugs: ['take', 'prescribe', 'now'],
  prescribed: ['prescribe', 'startDrug', 'new', 'begin', 'give', 'take'],
  stopped: ['stopDrug', 'hold', 'take'],
  tests: ['testResult', 'send', 'doTest', 'need', 'prescribe', 'plan'],
  plan: ['prescribe', 'plan', 'need', 'doTest', 'happen'],
  assessment: ['probable', 'confirmed', 'examine', 'visible'],
  family: ['relatives', 'sick'],
  duration: ['begin', 'last', 'persist', 'earlier'],
}

const SOFTLY = new Set(['soft', 'time'])

function isAbout(atom: Atom, intents: ReadonlySet<Intent>, norm: string): boolean {
  if (atom.kind === 'drug') return true
  if (atom.kind === 'word') return !ASKING.test(norm) && norm.length > 2
  if (ASKING.test(norm) && atom.ids.every(id => SOFTLY.has(KIND_OF.get(id) ?? 'soft'))) return false
  for (const intent of intents) if (atom.ids.some(id => OF_INTENT[intent]?.includes(id))) return false
  return true
}

/** "What did the wife say": a relative who tells is asked for too. */
function teller(all: Words): string | null {
  for (const { of } of within(all, 0, all.words.length, 'relative')) if (of && of !== 'family') return of
  return null
}

/** Reads a question. */
export function wantedBy(question: string): Wanted {
  const all = readWords(question)
  const text = all.words.map(({ norm }) => norm).join(' ')
  const intents = intentsOf(text)
  const said = atomsIn(all, 0, all.words.length).atoms.filter(atom =>
    isAbout(atom, intents, all.words[atom.from]?.norm ?? ''),
  )
  const filed = [...intents].some(intent => SECTIONS_OF[intent])
  const isSoft = (atom: Atom) => atom.kind === 'concept' && atom.ids.every(id => SOFTLY.has(KIND_OF.get(id) ?? 'soft'))
  return {
    text,
    intents,
    atoms: filed ? said.filter(atom => !isSoft(atom)) : said,
    person: relativeNamed(all, 0, all.words.length) ?? teller(all),
    units: new Set(all.words.flatMap(({ norm }) => unitOf(norm) ?? [])),
  }
}
