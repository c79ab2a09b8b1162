import { isOfGroup } from '../../drugs/class-groups.ts'
import { says } from '../check/match.ts'
import { TIME_UNITS } from '../check/numbers/units.ts'
import { KIND_OF } from '../concepts/concept-index.ts'
import { has } from '../text/within.ts'
import { SECTIONS_OF } from './intents.ts'
import { asksFor, tells } from './tells.ts'
import type { Index, Unit } from './units.ts'
import type { Wanted } from './wanted.ts'

const BECAUSE =
  /(?:^| )(?:потому|поэтому|из за|так как|поскольку|оттого|по поводу|because|since|due to|which is why|that is why|so that's why|that's why|caused|as it|so it|επειδη|γι αυτο|γι' αυτο|γιατι|λογω|εξαιτιασ|διοτι)(?: |$)/u

const wordsOf = ({ transcript }: Index, from: number, to: number) =>
  transcript.reading.words
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ')

const AFFECTED =
  /(?:^| )(?:affected|hurts?|painful|injured|swollen|sore|поражен\p{L}*|болит|беспоко\p{L}*|поврежд\p{L}*|παθει|παθε|ποναει|πασχει|προβλημα|επηρεα\p{L}*)(?: |$)/u

const RETURN =
  /(?:^| )(?:жду|явка|приходите|приду|повторно|осмотрю|посмотрю|увидимся|увижу|покажитесь|на прием|контроль|see (?:you|me)|come back|review|follow up|recheck|τα λεμε|ξανα|επανεξεταση|επανελεγχοσ|ραντεβου)(?: |$)/u
const comesBack = (index: Index, one: Unit['clauses'][number]) =>
  has(index.transcript.reading, one.from, one.to, 'return') ||
  (RETURN.test(wordsOf(index, one.from, one.to)) &&
    (one.amounts.some(({ unit }) => unit === 'day' || unit === 'week' || unit === 'month') ||
      /(?:^| )(?:завтра|послезавтра|tomorrow|αυριο|μεθαυριο)(?: |$)/u.test(wordsOf(index, one.from, one.to))))

const WHY =
  /(?:^| )(?:почему|зачем|от чего|из за чего|по какому поводу|why|what for|what's it for|γιατι|για ποιον λογο|για ποιο λογο|λογο)(?: |$)/u

/** The doctor asked for the reason of this medicine: "And the Sintrom, what for?" */
const givesReason = ({ transcript }: Index, unit: Unit, drugs: readonly Wanted['atoms'][number][]): boolean =>
  drugs.length > 0 &&
  transcript.clauses.some(
    one =>
      one.statement === unit.statement &&
      one.asks &&
      WHY.test(
        transcript.reading.words
          .slice(one.from, one.to)
          .map(({ norm }) => norm)
          .join(' '),
      ) &&
      one.atoms.some(atom => drugs.some(drug => says(atom, drug))),
  )

const tellsTime = (one: Unit['clauses'][number]) =>
  one.amounts.some(({ unit }) => unit !== null && TIME_UNITS.has(unit)) ||
  one.atoms.some(atom => atom.kind === 'concept' && atom.ids.every(id => KIND_OF.get(id) === 'time'))

const TEST_WORDS =
  / (?:сда\p{L}*|анализ\p{L}*|снимок|рентген\p{L}*|узи|bloods?|tests?|scan|x-?ray|εξετασ\p{L}*|γενικη|ακτινογραφι\p{L}*) /u
const namesTest = ({ clauses, text }: Unit): boolean =>
  TEST_WORDS.test(text) ||
  clauses.some(({ atoms }) =>
    atoms.some(atom => atom.kind === 'concept' && atom.ids.some(id => KIND_OF.get(id) === 'test')),
  )

/** For the kind of thing that is asked for: a number, a time, a place, a person. */
const TOLD = 1.5

/** What an intent adds to a place of its section or kind. */
export function bonusOf(index: Index, unit: Unit, asked: Wanted): number {
  const { intents, atoms: wanted, when, valued } = asked
  const { mentions } = index
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
  if (intents.has('side') && unit.clauses.some(one => one.sides.length > 0)) bonus += 1.5
  // "Which eye is affected?": of what the patient has come for.
  if (
    intents.has('side') &&
    AFFECTED.test(asked.text) &&
    (unit.sections.has('complaints') || unit.sections.has('presentIllness'))
  )
    bonus += 1
  if (intents.has('frequency') && unit.clauses.some(one => one.frequencies.length > 0)) bonus += 0.8
  if (valued && unit.clauses.some(one => one.amounts.length > 0)) bonus += 1.2
  if (when && unit.clauses.some(tellsTime)) bonus += 0.6
  if (intents.has('why') && givesReason(index, unit, drugs)) bonus += 4
  if (intents.has('why') && unit.clauses.some(one => BECAUSE.test(wordsOf(index, one.from, one.to)))) bonus += 1
  // "Is it to be stopped?": that it stays answers too.
  if (intents.has('stopped') && asked.yesNo && about.some(one => one.acts.has('keep') || one.acts.has('not-stopped')))
    bonus += 2.5
  if (
    intents.has('stopped') &&
    about.some(one => one.acts.has('stop') || one.acts.has('hold') || one.polarity === 'no')
  )
    bonus += drugs.length > 0 ? 2.5 : 1.5
  if (intents.has('followUp') && unit.clauses.some(one => comesBack(index, one))) bonus += 2
  if (intents.has('tests') && namesTest(unit)) bonus += 1.5
  if (intents.has('prescribed') && here.some(one => one.plan)) bonus += 1
  // What was proposed and taken back is not what was prescribed.
  const isGiven = (one: (typeof here)[number]) => {
    const last = mentions.findLast(other => other.plan && other.inn === one.inn) ?? one
    return one.plan && last.polarity === 'yes' && !last.acts.has('not-given') && !last.takenBack
  }
  if (intents.has('prescribed') && drugs.length > 0 && about.some(isGiven)) bonus += 2
  if (
    (intents.has('value') || intents.has('duration') || intents.has('frequency')) &&
    unit.clauses.some(one => one.amounts.length + one.frequencies.length > 0)
  )
    bonus += 0.6
  for (const kind of asksFor(asked)) if (tells(index, unit, kind)) bonus += TOLD
  return bonus
}
