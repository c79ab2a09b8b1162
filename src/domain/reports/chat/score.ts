import { type Atom, weightOf } from '../check/atoms.ts'
import { says, saysNearly } from '../check/match.ts'
import { KIND_OF } from '../concepts/concept-index.ts'
import { has } from '../text/within.ts'
import { bonusOf } from './bonus.ts'
import { BESIDE, foundIn } from './found-in.ts'
import type { Intent } from './intents.ts'
import { lacksLevel, lacksValue } from './lacks-value.ts'
import { isCompanion, namesPerson, ofPersonOf, statementHas } from './persons.ts'
import { treats } from './purposes.ts'
import { type FilledSlot, slotsHere } from './slots/fill-slots.ts'
import type { Index, Unit } from './units.ts'
import type { Wanted } from './wanted.ts'

export interface Score {
  score: number
  /** It answers: what the question is about stands there. */
  enough: boolean
  /** Something of what it is about stands there, nothing that must be there lacks: shown where nothing answers better. */
  likely: boolean
  /** A finding, a test, a procedure or a medicine of the question is said there. */
  topic: boolean
  /** A word of the question stands there, and no value, medicine or person that it names lacks. */
  perhaps: boolean
}

/** Share of a question's weight that a place must have. */
const COVERED = 0.55
/** A question that names a finding, a medicine or a place may use other words around it. */
const NAMED = 0.8
/** Share of a question's weight for what may answer. */
const LIKELY = 0.3
/** For a word of the question that is said once or twice in all. */
const RARE = 1
const NONE: ReadonlySet<Atom> = new Set()
const LOOSE_WORD = 0.5
/** Share of what is said in other words. */
const COVERED_BY_SLOT = 0.9
/** Sentences around that may name what it is said of. */
const AROUND = 2
/** Score of slots by which the rest of the question may be said in other words. */
const TELLS_ENOUGH = 3
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

const isHard = (atom: Atom) => atom.kind === 'drug' || (atom.kind !== 'word' && atom.hard)

const BRINGS = new Set(['mother', 'father', 'daughter', 'son', 'wife', 'husband', 'grandmother', 'grandfather'])

/** Names what the question is about. */
const isKey = (atom: Atom) =>
  atom.kind === 'drug' ||
  (atom.kind === 'word' ? atom.norm.length > 5 : atom.hard || atom.ids.some(id => KEY.has(KIND_OF.get(id) ?? '')))
const KEY = new Set(['finding', 'procedure', 'test', 'life', 'anatomy'])

const isTestAtom = (atom: Atom) =>
  atom.kind === 'concept' && atom.hard && atom.ids.some(id => KIND_OF.get(id) === 'test')
/** "An operation on the heart?": another organ's operation answers nothing. */
const isPlace = (atom: Atom) => atom.kind === 'concept' && atom.ids.every(id => KIND_OF.get(id) === 'anatomy')
/** Any operation by its name is one. */
const isSurgery = (atom: Atom) => atom.kind === 'concept' && atom.ids.includes('surgery')
const missesDrug = ({ atoms }: Wanted, ...pools: readonly (readonly Atom[])[]) =>
  atoms.some(atom => atom.kind === 'drug' && !pools.flat().some(one => says(one, atom)))

/** How well a sentence answers. */
export function scoreOf(
  index: Index,
  unit: Unit,
  wanted: Wanted,
  slots: readonly FilledSlot[] = [],
  rare: ReadonlySet<Atom> = NONE,
): Score {
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
  let topic = false
  const operated = unit.clauses.some(({ from, to }) => has(transcript.reading, from, to, 'operation'))
  // "The other hand" may be named by its side.
  const sided = unit.clauses.some(({ sides }) => sides.length > 0)
  const persons = new Set(unit.clauses.map(one => one.experiencer))
  const ofPerson = ofPersonOf(unit, person, intents)
  const isNamed =
    person !== null && (namesPerson(index, unit, person) || (BRINGS.has(person) && isCompanion(index, unit)))
  const wrongPerson = person
    ? !(persons.has(person) || isNamed || statementHas(clauses, unit, person))
    : !persons.has('patient') && persons.size > 0 && !intents.has('family')
  const slot = slotsHere(wrongPerson && person !== null ? [] : slots, unit)
  const around = units
    .slice(Math.max(0, unit.segment - AROUND), unit.segment + AROUND + 1)
    .flatMap(one => one.clauses.flatMap(({ atoms }) => atoms))
  // What the question names and no sentence around says.
  let lacks = false
  const named = wanted.atoms.some(atom => atom.kind !== 'word' && weightOf(atom) >= NAMED)
  for (const atom of wanted.atoms) {
    const weight = weightOf(atom) * (atom.kind === 'word' && named ? LOOSE_WORD : 1)
    total += weight
    const [found, near] = foundIn(atom, own, statement, beside, wanted.medicine, wanted.yesNo)
    const share = Math.max(
      found,
      slot.covers(atom) || (operated && !wanted.yesNo && isSurgery(atom)) ? COVERED_BY_SLOT : 0,
    )
    score += weight * share * (near ? 0.9 : 1) + (found === 1 && rare.has(atom) ? RARE : 0)
    covered += share > 0 ? weight * (share >= BESIDE ? 1 : 0.7) : 0
    if (share === 0 && (isHard(atom) || (wanted.yesNo && isPlace(atom) && !sided))) hardMissing = true
    if (
      share === 0 &&
      isHard(atom) &&
      !around.some(one => says(one, atom) || saysNearly(one, atom) || (!wanted.yesNo && treats(one, atom)))
    )
      lacks = true
    if (share >= BESIDE * 0.8 && isKey(atom)) keyHit = true
    if (found >= BESIDE * 0.8 && (isHard(atom) || isKey(atom))) topic = true
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
  const level = lacksLevel(unit, units, wanted)
  const enough =
    total > 0
      ? !hardMissing &&
        (coverage >= COVERED || (bonus >= SURE && [...intents].some(one => BY_KIND.has(one)))) &&
        (ownHit || statementHit || bonus >= TELLING) &&
        !level &&
        !lacksValue(unit, units, wanted)
      : bonus + ofPersonOf(unit, person, intents) >= 1.5 || ofUnit > 0
  const loose = transcript.reading.segments[unit.segment]?.loose ?? false
  const questionOnly =
    !loose &&
    !unit.unanswered &&
    unit.asks &&
    !unit.clauses.some(one => clauses.some(other => other.statement === one.statement && !other.asks))
  const open = wanted.atoms.filter(atom => !slot.covers(atom))
  const isSaid = (atom: Atom) => foundIn(atom, own, statement, beside, wanted.medicine, wanted.yesNo)[0] > 0
  const bySlot =
    slot.any &&
    !questionOnly &&
    !lacksValue(unit, units, { ...wanted, atoms: open }) &&
    !level &&
    // "Is there …?" is only answered by what names it.
    (!wanted.yesNo ||
      open.every(atom =>
        atom.kind === 'concept' && !atom.hard && !isPlace(atom)
          ? true
          : isSaid(atom) || (atom.kind === 'drug' && around.some(one => says(one, atom))),
      )) &&
    !(intents.has('allergy') && open.some(atom => !isSaid(atom)))
  const isStrict = wanted.atoms.some(isTestAtom) || person !== null || intents.has('allergy') || intents.has('family')
  return {
    topic,
    perhaps:
      !isStrict &&
      !questionOnly &&
      covered > 0 &&
      (!wanted.yesNo || (coverage >= COVERED && !hardMissing)) &&
      !level &&
      !lacksValue(unit, units, wanted) &&
      !missesDrug(wanted, own, statement),
    score:
      (score + slot.score + bonus + ofUnit + (ofPerson || (isNamed ? 1.5 : 0))) *
      (wrongPerson ? 0.75 : 1) *
      (unit.asks ? 0.9 : 1) *
      (questionOnly ? 0.6 : 1),
    enough:
      (enough && !(questionOnly && coverage < 1)) ||
      (bySlot && (!lacks || (!wanted.yesNo && slot.score >= TELLS_ENOUGH))),
    likely:
      (bySlot && slot.score >= TELLING) ||
      (person !== null && wanted.slots.length === 0 && !wanted.yesNo && !wrongPerson && !lacks && !questionOnly) ||
      (total > 0 &&
        !hardMissing &&
        !questionOnly &&
        coverage >= (wanted.yesNo ? COVERED : LIKELY) &&
        (keyHit || isNamed) &&
        !level &&
        !lacksValue(unit, units, wanted)),
  }
}
