import { isOfGroup } from '../../drugs/class-groups.ts'
import { type Atom, atomsIn, weightOf } from '../check/atoms.ts'
import { saidInParts, says, saysNearly } from '../check/match.ts'
import { relativeNamed } from '../check/relatives.ts'
import { unitOf } from '../check/numbers/units.ts'
import { KIND_OF } from '../concepts/concept-index.ts'
import type { Span } from '../extraction.ts'
import { readWords } from '../text/words.ts'
import { ASKING, CANNOT, type Intent, intentsOf, SECTIONS_OF } from './intents.ts'
import { type Index, indexOf, type Unit } from './units.ts'

export interface ChatAnswer {
  kind: 'quotes' | 'notSaid' | 'cannot'
  /** In the order of the transcript, at most 600 characters in all. */
  quotes: Span[]
  notSaid: boolean
  /** The two nearest sentences where nothing answers. */
  nearest: Span[]
}

/** Characters that one answer may quote. */
const LONGEST = 600
const MOST_QUOTES = 5
/** Share of a question's weight that a place must have. */
const COVERED = 0.55
/** Places this near to the best one are quoted too. */
const NEAR_BEST = 0.62

/** The sentences of a transcript that answer a question. Nothing but quotations: no word is added. */
export function answer(transcript: string, question: string): ChatAnswer {
  return answerFrom(indexOf(transcript), question)
}

export function answerFrom(index: Index, question: string): ChatAnswer {
  const all = readWords(question)
  const text = all.words.map(({ norm }) => norm).join(' ')
  if (CANNOT.test(text)) return { kind: 'cannot', quotes: [], notSaid: false, nearest: [] }
  const intents = intentsOf(text)
  const said = atomsIn(all, 0, all.words.length).atoms.filter(atom =>
    isAbout(atom, intents, all.words[atom.from]?.norm ?? ''),
  )
  const filed = [...intents].some(intent => SECTIONS_OF[intent])
  const wanted = filed
    ? said.filter(atom => atom.kind !== 'concept' || !atom.ids.every(id => SOFTLY.has(KIND_OF.get(id) ?? 'soft')))
    : said
  const units = new Set(all.words.flatMap(({ norm }) => unitOf(norm) ?? []))
  const person = relativeNamed(all, 0, all.words.length)
  const ranked = index.units
    .map(unit => ({ unit, ...scoreOf(index, unit, wanted, intents, person, units, text) }))
    .filter(one => one.score > 0)
    .sort((a, b) => b.score - a.score)
  const good = ranked.filter(one => one.enough)
  const [best] = good
  if (!best)
    return { kind: 'notSaid', quotes: [], notSaid: true, nearest: ranked.slice(0, 2).map(({ unit }) => unit.span) }
  const chosen = good.filter(one => one.score >= best.score * NEAR_BEST).map(({ unit }) => unit)
  // A reason often stands in the sentence beside.
  if (intents.has('why'))
    for (const step of [1, -1])
      chosen.push(...index.units.slice(best.unit.segment + step).slice(0, best.unit.segment + step >= 0 ? 1 : 0))
  return { kind: 'quotes', quotes: quote(index, chosen), notSaid: false, nearest: [] }
}

/** Concepts by which a question only says what kind of answer it wants. */
const OF_INTENT: Partial<Record<Intent, readonly string[]>> = {
  allergy: ['allergy', 'intolerance'],
  safetyNet: ['urgent', 'ambulance', 'emergency', 'call', 'review', 'need'],
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
  family: ['relatives'],
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

interface Score {
  score: number
  /** It answers: what the question is about stands there. */
  enough: boolean
}

const BESIDE = 0.8
const NEARBY = 0.45

function scoreOf(
  { transcript, units, mentions }: Index,
  unit: Unit,
  wanted: readonly Atom[],
  intents: ReadonlySet<Intent>,
  person: string | null,
  asked: ReadonlySet<string>,
  question: string,
): Score {
  const { clauses } = transcript
  const own = unit.clauses.flatMap(one => one.atoms)
  const statement = clauses.filter(one => one.statement === unit.statement).flatMap(one => one.atoms)
  const beside = [unit.segment - 1, unit.segment + 1].flatMap(at => units[at]?.clauses.flatMap(one => one.atoms) ?? [])
  let score = 0
  let covered = 0
  let total = 0
  let hardMissing = false
  let ownHit = false
  for (const atom of wanted) {
    const weight = weightOf(atom)
    total += weight
    const [share, near] = foundIn(atom, own, statement, beside)
    score += weight * share * (near ? 0.9 : 1)
    covered += share > 0 ? weight * (share >= BESIDE ? 1 : 0.7) : 0
    if (share === 0 && (atom.kind === 'drug' || (atom.kind !== 'word' && atom.hard))) hardMissing = true
    if (share === 1) ownHit = true
  }
  const bonus = bonusOf(unit, intents, mentions, wanted)
  const ofUnit = unit.clauses.some(one => one.amounts.some(amount => amount.unit !== null && asked.has(amount.unit)))
    ? 1
    : 0
  const named = total > 0
  const coverage = named ? covered / total : 1
  const enough = named
    ? !hardMissing &&
      coverage >= COVERED &&
      (ownHit || bonus > 0.5) &&
      !lacksValue(unit, units, wanted, intents, question)
    : bonus + ofPersonOf(unit, person, intents) >= 1.5 || ofUnit > 0
  const persons = new Set(unit.clauses.map(one => one.experiencer))
  const ofPerson = ofPersonOf(unit, person, intents)
  const wrongPerson = person
    ? !(persons.has(person) || statementHas(clauses, unit, person))
    : !persons.has('patient') && persons.size > 0 && !intents.has('family')
  const loose = transcript.reading.segments[unit.segment]?.loose ?? false
  const questionOnly =
    !loose &&
    unit.asks &&
    !unit.clauses.some(one => clauses.some(other => other.statement === one.statement && !other.asks))
  return {
    score:
      (score + bonus + ofUnit + ofPerson) * (wrongPerson ? 0.75 : 1) * (unit.asks ? 0.9 : 1) * (questionOnly ? 0.6 : 1),
    enough: enough && !(questionOnly && coverage < 1),
  }
}

const ofPersonOf = (unit: Unit, person: string | null, intents: ReadonlySet<Intent>) => {
  const persons = new Set(unit.clauses.map(one => one.experiencer))
  return (person && persons.has(person)) || (intents.has('family') && persons.size > 0 && !persons.has('patient'))
    ? 2.2
    : 0
}

const statementHas = (clauses: Index['transcript']['clauses'], unit: Unit, person: string) =>
  clauses.some(one => one.statement === unit.statement && one.experiencer === person)

function foundIn(
  atom: Atom,
  own: readonly Atom[],
  statement: readonly Atom[],
  beside: readonly Atom[],
): [share: number, near: boolean] {
  for (const [pool, share] of [
    [own, 1],
    [statement, BESIDE],
    [beside, NEARBY],
  ] as const) {
    if (pool.some(one => says(one, atom))) return [share, false]
    if (pool.some(one => saysNearly(one, atom)) || saidInParts(pool, atom)) return [share * 0.9, true]
    if (pool.some(one => treats(one, atom))) return [share * 0.8, true]
  }
  return [0, false]
}

/** Medicines that are asked for by what they are for: "the cholesterol pill". */
const FOR: Readonly<Record<string, readonly string[]>> = {
  cholesterol: ['statin', 'cholesterol absorption inhibitor', 'fibrate', 'PCSK9 inhibitor'],
  bloodPressure: [
    'ACE inhibitor',
    'ARB',
    'calcium channel blocker',
    'thiazide diuretic',
    'thiazide-like diuretic',
    'antihypertensive combination',
    'central antihypertensive',
  ],
  hypertension: [
    'ACE inhibitor',
    'ARB',
    'calcium channel blocker',
    'thiazide diuretic',
    'thiazide-like diuretic',
    'antihypertensive combination',
    'central antihypertensive',
  ],
  diabetes: [
    'biguanide',
    'sulfonylurea',
    'insulin',
    'SGLT2 inhibitor',
    'DPP-4 inhibitor',
    'GLP-1 agonist',
    'antidiabetic combination',
  ],
  glycemia: [
    'biguanide',
    'sulfonylurea',
    'insulin',
    'SGLT2 inhibitor',
    'DPP-4 inhibitor',
    'GLP-1 agonist',
    'antidiabetic combination',
  ],
  thyroid: ['thyroid hormone', 'antithyroid'],
  pain: ['analgesic', 'NSAID', 'opioid', 'pyrazolone analgesic'],
  sleep: ['hypnotic', 'benzodiazepine'],
  insomnia: ['hypnotic', 'benzodiazepine'],
  heartburn: ['PPI', 'H2 blocker', 'antacid'],
  nausea: ['antiemetic', 'prokinetic'],
  lowMood: ['SSRI', 'SNRI', 'antidepressant', 'tricyclic antidepressant'],
  depression: ['SSRI', 'SNRI', 'antidepressant', 'tricyclic antidepressant'],
  thrombosis: ['anticoagulant', 'low molecular weight heparin'],
  iron: ['iron'],
}
const treats = (evidence: Atom, wanted: Atom): boolean =>
  evidence.kind === 'drug' &&
  wanted.kind === 'concept' &&
  wanted.ids.some(id => FOR[id]?.includes(evidence.drug.drugClass ?? '') ?? false)

/** What an intent adds to a place of its section or kind. */
function bonusOf(
  unit: Unit,
  intents: ReadonlySet<Intent>,
  mentions: Index['mentions'],
  wanted: readonly Atom[],
): number {
  let bonus = 0
  for (const intent of intents) {
    const sections =
      intent === 'drugs' && (intents.has('stopped') || intents.has('prescribed')) ? undefined : SECTIONS_OF[intent]
    if (sections?.some(id => unit.sections.has(id))) bonus += 2
  }
  const here = mentions.filter(one => unit.clauses.some(clause => clause.from <= one.at && one.at < clause.to))
  const drugs = wanted.filter(atom => atom.kind === 'drug')
  const about =
    drugs.length > 0
      ? here.filter(one =>
          drugs.some(
            atom =>
              atom.kind === 'drug' &&
              (atom.drug.inn === null ? isOfGroup(one.drugClass, atom.drug.drugClass) : atom.drug.inn === one.inn),
          ),
        )
      : here
  if (intents.has('dose') && about.some(one => one.doses.length > 0)) bonus += 1.5
  if (intents.has('dose') && unit.clauses.some(one => one.amounts.length > 0)) bonus += 0.7
  if (intents.has('allergy') && here.some(one => one.allergy && one.person === 'patient')) bonus += 2
  if (intents.has('safetyNet') && unit.clauses.some(one => one.condition)) bonus += 1.5
  if (
    intents.has('stopped') &&
    about.some(one => one.acts.has('stop') || one.acts.has('hold') || one.polarity === 'no')
  )
    bonus += 1.5
  if (intents.has('prescribed') && here.some(one => one.plan)) bonus += 1
  if (
    (intents.has('value') || intents.has('duration') || intents.has('frequency')) &&
    unit.clauses.some(one => one.amounts.length + one.frequencies.length > 0)
  )
    bonus += 0.6
  return bonus
}

const VALUED = new Set(['glycemia', 'cholesterol'])
const VALUE_WORDS = new Set(['normal', 'elevated', 'lowValue', 'positive', 'negativeResult'])
const ASKS_VALUE =
  /(?:^| )(?:уровень|показатель|сколько|какой|какое|какая|чему|how (?:high|low|much)|level|what (?:is|was|are|were)|ποσο|ποση|ποια|ποιο|τιμη)(?: |$)/u

/** Asked for a value of what was only ordered or named. */
function lacksValue(
  unit: Unit,
  units: readonly Unit[],
  wanted: readonly Atom[],
  intents: ReadonlySet<Intent>,
  question: string,
): boolean {
  if (!intents.has('value') || intents.has('tests') || intents.has('why') || !ASKS_VALUE.test(question)) return false
  const tests = wanted.filter(
    atom => atom.kind === 'concept' && atom.ids.some(id => KIND_OF.get(id) === 'test' || VALUED.has(id)) && atom.hard,
  )
  if (tests.length === 0 || wanted.some(atom => atom.kind === 'drug')) return false
  const near = [unit, units[unit.segment + 1]].flatMap(one => one?.clauses ?? [])
  const around = [units[unit.segment - 1], ...[unit, units[unit.segment + 1]]].flatMap(
    one => one?.clauses.flatMap(({ atoms }) => atoms) ?? [],
  )
  if (!tests.every(atom => around.some(one => says(one, atom)))) return true
  return !near.some(
    one =>
      one.amounts.length > 0 ||
      one.atoms.some(atom => atom.kind === 'concept' && atom.ids.some(id => VALUE_WORDS.has(id))),
  )
}

/** Spans of the chosen sentences with their questions and answers, within the length. */
function quote({ units, transcript }: Index, chosen: readonly Unit[]): Span[] {
  const taken = new Set<number>()
  let length = 0
  const take = (unit: Unit | undefined) => {
    if (!unit || taken.has(unit.segment)) return
    const more = unit.span[1] - unit.span[0]
    if (length + more > LONGEST) return
    taken.add(unit.segment)
    length += more
  }
  for (const unit of chosen.slice(0, MOST_QUOTES)) {
    take(unit)
    for (const other of units) if (other.statement === unit.statement) take(other)
    // Speech without punctuation is cut by guess: the pieces beside one belong to it.
    if (transcript.reading.segments[unit.segment]?.loose) for (const step of [1, -1]) take(units[unit.segment + step])
  }
  if (taken.size === 0 && chosen[0])
    return [[chosen[0].span[0], Math.min(chosen[0].span[1], chosen[0].span[0] + LONGEST)]]
  return [...taken]
    .sort((a, b) => a - b)
    .flatMap(segment => {
      const unit = units[segment]
      return unit ? [unit.span] : []
    })
}
