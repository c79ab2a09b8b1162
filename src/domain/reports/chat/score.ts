import { type Atom, weightOf } from '../check/atoms.ts'
import { saidInParts, says, saysNearly } from '../check/match.ts'
import { KIND_OF } from '../concepts/concept-index.ts'
import { within } from '../text/within.ts'
import { bonusOf } from './bonus.ts'
import type { Intent } from './intents.ts'
import { lacksValue } from './lacks-value.ts'
import { treats } from './purposes.ts'
import type { Index, Unit } from './units.ts'
import type { Wanted } from './wanted.ts'

export interface Score {
  score: number
  /** It answers: what the question is about stands there. */
  enough: boolean
  /** Something of what it is about stands there, nothing that must be there lacks: shown where nothing answers better. */
  likely: boolean
}

const BESIDE = 0.8
const NEARBY = 0.45
/** Share of a question's weight that a place must have. */
const COVERED = 0.55
/** A question that names a finding, a medicine or a place may use other words around it. */
const NAMED = 0.8
/** Share of a question's weight for what may answer. */
const LIKELY = 0.3
const LOOSE_WORD = 0.5
/** The section or the kind that the question asks for; with a second sign of it other words do not matter. */
const TELLING = 1.5
const SURE = 3
const BY_KIND: ReadonlySet<Intent> = new Set([
  'safetyNet',
  'followUp',
  'stopped',
  'prescribed',
  'plan',
  'tests',
  'complaints',
  'drugs',
])

/** Names what the question is about. */
const isKey = (atom: Atom) =>
  atom.kind === 'drug' ||
  (atom.kind === 'word' ? atom.norm.length > 5 : atom.hard || atom.ids.some(id => KEY.has(KIND_OF.get(id) ?? '')))
const KEY = new Set(['finding', 'procedure', 'test', 'life', 'anatomy'])

/** How well a sentence answers. */
export function scoreOf(index: Index, unit: Unit, wanted: Wanted): Score {
  const { transcript, units } = index
  const { intents, person } = wanted
  const { clauses } = transcript
  const own = unit.clauses.flatMap(one => one.atoms)
  const statement = clauses.filter(one => one.statement === unit.statement).flatMap(one => one.atoms)
  const beside = [unit.segment - 1, unit.segment + 1].flatMap(at => units[at]?.clauses.flatMap(one => one.atoms) ?? [])
  let score = 0
  let covered = 0
  let total = 0
  let hardMissing = false
  let ownHit = false
  let statementHit = false
  let keyHit = false
  const named = wanted.atoms.some(atom => atom.kind !== 'word' && weightOf(atom) >= NAMED)
  for (const atom of wanted.atoms) {
    const weight = weightOf(atom) * (atom.kind === 'word' && named ? LOOSE_WORD : 1)
    total += weight
    const [share, near] = foundIn(atom, own, statement, beside)
    score += weight * share * (near ? 0.9 : 1)
    covered += share > 0 ? weight * (share >= BESIDE ? 1 : 0.7) : 0
    if (share === 0 && (atom.kind === 'drug' || (atom.kind !== 'word' && atom.hard))) hardMissing = true
    if (share >= BESIDE * 0.8 && isKey(atom)) keyHit = true
    if (share === 1) ownHit = true
    if (share >= BESIDE * 0.9) statementHit = true
  }
  const bonus = bonusOf(index, unit, wanted)
  const ofUnit = unit.clauses.some(one =>
    one.amounts.some(amount => amount.unit !== null && wanted.units.has(amount.unit)),
  )
    ? 1
    : 0
  const coverage = total > 0 ? covered / total : 1
  const enough =
    total > 0
      ? !hardMissing &&
        (coverage >= COVERED || (bonus >= SURE && [...intents].some(one => BY_KIND.has(one)))) &&
        (ownHit || statementHit || bonus >= TELLING) &&
        !lacksValue(unit, units, wanted)
      : bonus + ofPersonOf(unit, person, intents) >= 1.5 || ofUnit > 0
  const persons = new Set(unit.clauses.map(one => one.experiencer))
  const ofPerson = ofPersonOf(unit, person, intents)
  const isNamed = person !== null && namesPerson(index, unit, person)
  const wrongPerson = person
    ? !(persons.has(person) || isNamed || statementHas(clauses, unit, person))
    : !persons.has('patient') && persons.size > 0 && !intents.has('family')
  const loose = transcript.reading.segments[unit.segment]?.loose ?? false
  const questionOnly =
    !loose &&
    unit.asks &&
    !unit.clauses.some(one => clauses.some(other => other.statement === one.statement && !other.asks))
  return {
    score:
      (score + bonus + ofUnit + (ofPerson || (isNamed ? 1.5 : 0))) *
      (wrongPerson ? 0.75 : 1) *
      (unit.asks ? 0.9 : 1) *
      (questionOnly ? 0.6 : 1),
    enough: enough && !(questionOnly && coverage < 1),
    likely:
      total > 0 &&
      !hardMissing &&
      !questionOnly &&
      coverage >= LIKELY &&
      (keyHit || isNamed) &&
      !lacksValue(unit, units, wanted),
  }
}

/** The sentence names the relative, as a teller or as the one it is about. */
const namesPerson = ({ transcript }: Index, unit: Unit, person: string) =>
  unit.clauses.some(one => {
    for (const { of } of within(transcript.reading, one.from, one.to, 'relative')) if (of === person) return true
    return false
  })

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
