import { relativeIn } from '../attributes/person.ts'
import { KIND_OF } from '../concepts/concept-index.ts'
import { type Atom, atomsIn, weightOf } from '../check/atoms.ts'
import { saidInParts, says, saysNearly } from '../check/match.ts'
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
const MOST_QUOTES = 4
/** Share of a question's weight that a place must have. */
const COVERED = 0.55
/** Places this near to the best one are quoted too. */
const NEAR_BEST = 0.8

/** The sentences of a transcript that answer a question. Nothing but quotations: no word is added. */
export function answer(transcript: string, question: string): ChatAnswer {
  return answerFrom(indexOf(transcript), question)
}

export function answerFrom(index: Index, question: string): ChatAnswer {
  const all = readWords(question)
  const text = all.words.map(({ norm }) => norm).join(' ')
  if (CANNOT.test(text)) return { kind: 'cannot', quotes: [], notSaid: false, nearest: [] }
  const intents = intentsOf(text)
  const wanted = atomsIn(all, 0, all.words.length).atoms.filter(atom => isAbout(atom, intents, all.words[atom.from]?.norm ?? ''))
  const person = relativeIn(all, 0, all.words.length)
  const ranked = index.units
    .map(unit => ({ unit, ...scoreOf(index, unit, wanted, intents, person) }))
    .filter(one => one.score > 0)
    .sort((a, b) => b.score - a.score)
  const good = ranked.filter(one => one.enough)
  const [best] = good
  if (!best) return { kind: 'notSaid', quotes: [], notSaid: true, nearest: ranked.slice(0, 2).map(({ unit }) => unit.span) }
  const chosen = good.filter(one => one.score >= best.score * NEAR_BEST).map(({ unit }) => unit)
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

function scoreOf({ transcript, units, mentions }: Index, unit: Unit, wanted: readonly Atom[], intents: ReadonlySet<Intent>, person: string | null): Score {
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
  const asked = total > 0
  const coverage = asked ? covered / total : 1
  const enough = asked ? !hardMissing && coverage >= COVERED && (ownHit || bonus > 0.5) && !lacksValue(unit, units, wanted, intents) : bonus >= 1.5
  const persons = new Set(unit.clauses.map(one => one.experiencer))
  const wrongPerson = person ? !(persons.has(person) || statementHas(clauses, unit, person)) : !persons.has('patient') && persons.size > 0 && !intents.has('family')
  const questionOnly = unit.asks && !unit.clauses.some(one => clauses.some(other => other.statement === one.statement && !other.asks))
  return { score: (score + bonus) * (wrongPerson ? 0.75 : 1) * (unit.asks ? 0.9 : 1) * (questionOnly ? 0.6 : 1), enough: enough && !(questionOnly && coverage < 1) }
}

const statementHas = (clauses: Index['transcript']['clauses'], unit: Unit, person: string) =>
  clauses.some(one => one.statement === unit.statement && one.experiencer === person)

function foundIn(atom: Atom, own: readonly Atom[], statement: readonly Atom[], beside: readonly Atom[]): [share: number, near: boolean] {
  for (const [pool, share] of [
    [own, 1],
    [statement, BESIDE],
    [beside, NEARBY],
  ] as const) {
    if (pool.some(one => says(one, atom))) return [share, false]
    if (pool.some(one => saysNearly(one, atom)) || saidInParts(pool, atom)) return [share * 0.9, true]
  }
  return [0, false]
}

/** What an intent adds to a place of its section or kind. */
function bonusOf(unit: Unit, intents: ReadonlySet<Intent>, mentions: Index['mentions'], wanted: readonly Atom[]): number {
  let bonus = 0
  for (const intent of intents) {
    const sections = SECTIONS_OF[intent]
    if (sections?.some(id => unit.sections.has(id))) bonus += 2
  }
  const here = mentions.filter(one => unit.clauses.some(clause => clause.from <= one.at && one.at < clause.to))
  const drugs = wanted.filter(atom => atom.kind === 'drug')
  const about = drugs.length > 0 ? here.filter(one => drugs.some(atom => atom.kind === 'drug' && atom.drug.inn === one.inn)) : here
  if (intents.has('dose') && about.some(one => one.doses.length > 0)) bonus += 1.5
  if (intents.has('dose') && unit.clauses.some(one => one.amounts.length > 0)) bonus += 0.7
  if (intents.has('allergy') && here.some(one => one.allergy && one.person === 'patient')) bonus += 2
  if (intents.has('stopped') && about.some(one => one.acts.has('stop') || one.acts.has('hold') || one.polarity === 'no')) bonus += 1.5
  if (intents.has('prescribed') && here.some(one => one.plan)) bonus += 1
  if ((intents.has('value') || intents.has('duration') || intents.has('frequency')) && unit.clauses.some(one => one.amounts.length + one.frequencies.length > 0)) bonus += 0.6
  return bonus
}

const VALUED = new Set(['test'])

/** Asked for a value of what was only ordered or named. */
function lacksValue(unit: Unit, units: readonly Unit[], wanted: readonly Atom[], intents: ReadonlySet<Intent>): boolean {
  if (!intents.has('value') || intents.has('tests') || intents.has('why')) return false
  const tests = wanted.filter(atom => atom.kind === 'concept' && atom.ids.some(id => VALUED.has(KIND_OF.get(id) ?? '')) && atom.hard)
  if (tests.length === 0) return false
  const near = [unit, units[unit.segment + 1]].flatMap(one => one?.clauses ?? [])
  return !near.some(one => one.amounts.length > 0 || one.sides.length > 0) && unit.sections.has('plan')
}

/** Spans of the chosen sentences with their questions and answers, within the length. */
function quote({ units }: Index, chosen: readonly Unit[]): Span[] {
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
  }
  if (taken.size === 0 && chosen[0]) return [[chosen[0].span[0], Math.min(chosen[0].span[1], chosen[0].span[0] + LONGEST)]]
  return [...taken]
    .sort((a, b) => a - b)
    .flatMap(segment => {
      const unit = units[segment]
      return unit ? [unit.span] : []
    })
}
