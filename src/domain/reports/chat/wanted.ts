import { type Atom, atomsIn, isConcept } from '../check/atoms.ts'
import { unitOf } from '../check/numbers/units.ts'
import { relativeNamed } from '../check/relatives.ts'
import { KIND_OF } from '../concepts/concept-index.ts'
import { within } from '../text/within.ts'
import { readWords, type Words } from '../text/words.ts'
import { ASKING, type Intent, intentsOf, SECTIONS_OF } from './intents.ts'
import { type AskedSlot, slotsAskedBy } from './slots/find-slots.ts'

/** What a question asks for. */
export interface Wanted {
  /** Words without signs, as they are compared. */
  text: string
  intents: ReadonlySet<Intent>
  /** What the answer must be about. */
  atoms: readonly Atom[]
  /** A relative whom it is about. */
  person: string | null
  /** It asks for a medicine by what it is for: "the cholesterol pill". */
  medicine: boolean
  /** It asks for nothing but a measured thing: "PSA?". */
  valued: boolean
  /** It asks for the level of a medicine in the blood. */
  level: boolean
  /** It asks for a time. */
  when: boolean
  /** Units of the number that it asks for: "which week". */
  units: ReadonlySet<string>
  /** Asks whether something is so. */
  yesNo: boolean
  /** What may be said in other words than the question's. */
  slots: readonly AskedSlot[]
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
  past: ['chronicIllness', 'earlier', 'sick', 'happen'],
  duration: ['begin', 'last', 'persist', 'earlier'],
}

const SPECIALIST =
  /(?:олог|хирург|терапевт|невропатолог)(?:а|у|ом)?$|(?:ologist|surgeon|anaesthetist|physio)$|(?:ολογοσ|ολογο|χειρουργοσ|ιατροσ)$/u

const SOFTLY = new Set(['soft', 'time'])

function isAbout(atom: Atom, intents: ReadonlySet<Intent>, norm: string): boolean {
  if (atom.kind === 'drug') return true
  // "When will the anaesthetist see him again?": who asks to come back says nothing of the day.
  if (intents.has('followUp') && SPECIALIST.test(norm)) return false
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

const LEVEL =
  /(?:^| )(?:уров\p{L}+|концентраци\p{L}*|level|levels|concentration|σταθμη|επιπεδ\p{L}*|συγκεντρωση)(?: |$)/u

const MEDICINE =
  /(?:^| )(?:препарат\p{L}*|лекарств\p{L}*|таблетк\p{L}*|средств\p{L}*|гипотензивн\p{L}*|medicine|medication|drug|tablets?|pills?|φαρμακ\p{L}*|χαπι\p{L}*)(?: |$)/u
const WHEN = /(?:^| )(?:когда|во сколько|в каком (?:году|месяце)|when|what time|what year|ποτε|τι ωρα)(?: |$)/u

/** Words of a question that only names a thing. */
const BARE = 3
const isMeasured = (atom: Atom) => atom.kind === 'concept' && atom.ids.every(id => KIND_OF.get(id) === 'test')

const YES_NO =
  /(?:^| )ли(?: |$)|^(?:is|are|was|were|does|do|did|has|have|had|can|could|should|any|will|εχει|ειχε|εχουν|ειναι|ηταν|παιρνει|πηρε|υπαρχει|υπαρχουν|εκανε|κανει|μπορει|πασχει|χανει|καπνιζει|πινει|η|ο|принимает|пьет|курит|был|была|были|есть|нужно|нужна|нужен|можно)(?: |$)/u
const WHAT =
  /(?:^| )(?:как\p{L}{0,4}|что|чем|чего|где|когда|сколько|кто|кого|кому|почему|зачем|what|which|when|where|why|who|whose|how|τι|ποι\p{L}+|ποσ\p{L}+|ποτε|που|γιατι|πωσ)(?: |$)/u

/** Reads a question. */
export function wantedBy(question: string): Wanted {
  const all = readWords(question)
  const text = all.words.map(({ norm }) => norm).join(' ')
  const intents = intentsOf(text)
  const named = atomsIn(all, 0, all.words.length).atoms
  // "From what height did he fall?": the answer is a number without the word.
  const isFall = named.some(atom => isConcept(atom, 'fall'))
  const said = named.filter(
    atom => isAbout(atom, intents, all.words[atom.from]?.norm ?? '') && !(isFall && isConcept(atom, 'height')),
  )
  // "The level of lithium in the blood": the medicine and its value are asked for.
  const level = LEVEL.test(text) && said.some(atom => atom.kind === 'drug')
  const medicine = MEDICINE.test(text)
  const filed = [...intents].some(intent => SECTIONS_OF[intent])
  const isSoft = (atom: Atom) => atom.kind === 'concept' && atom.ids.every(id => SOFTLY.has(KIND_OF.get(id) ?? 'soft'))
  return {
    text,
    intents,
    atoms: level ? said.filter(atom => atom.kind === 'drug') : filed ? said.filter(atom => !isSoft(atom)) : said,
    person: relativeNamed(all, 0, all.words.length) ?? teller(all),
    medicine,
    level,
    valued: all.words.length <= BARE && said.length > 0 && said.every(isMeasured),
    when: WHEN.test(text),
    yesNo: YES_NO.test(text) && !WHAT.test(text),
    // "The cholesterol pill" is no level of cholesterol.
    slots: slotsAskedBy(all.words.map(({ norm }) => norm)).filter(
      ({ slot, from, to }) =>
        !(medicine && slot.value) &&
        !(isFall && named.some(atom => isConcept(atom, 'height') && atom.from >= from && atom.from < to)),
    ),
    units: new Set(all.words.flatMap(({ norm }) => unitOf(norm) ?? [])),
  }
}
