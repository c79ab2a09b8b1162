import { polarityOf } from '../attributes/polarity.ts'
import type { Experiencer, SectionId } from '../extraction.ts'
import { isTelling, refiled } from '../learnt/decide.ts'
import type { Part } from '../learnt/features.ts'
import { FILING } from '../learnt/filing.gen.ts'
import type { LinearModel } from '../learnt/linear.ts'
import { WORTH } from '../learnt/worth.gen.ts'
import { companyOf } from '../talk/company.ts'
import { hasTopic, isMedical, type Statement } from '../talk/statement.ts'
import type { Reading, Segment } from '../text/shape.ts'
import { has, hasDrug, hasNumber, normsIn, startsWith, within } from '../text/within.ts'
import { isAside } from './asides.ts'
import { rangesOf, sectionOf } from './classify.ts'
import type { Context, Range } from './context.ts'
import { headingOf } from './headings.ts'
import { partsOf } from './parts.ts'
import { asksWhatNow } from './reported.ts'
import type { Unit } from './units.ts'
import { appoints } from './visits.ts'
import { goesOn, isWorth } from './worth.ts'

/** Who decides beside the rules; without a model they decide alone. `watch` sees every part before it is printed or left out. */
export interface Deciding {
  readonly filing: LinearModel | null
  readonly worth: LinearModel | null
  readonly watch?: (part: Part, worth: boolean) => void
}
const LEARNT: Deciding = { filing: FILING, worth: WORTH }

/** Files every statement that says something in its section. */
export function unitsOf(reading: Reading, statements: readonly Statement[], deciding = LEARNT): Unit[] {
  const company = companyOf(reading)
  const context: Context = {
    heading: null,
    spoken: null,
    examined: false,
    asked: false,
    previous: null,
    person: 'patient',
    company,
    topic: null,
    examining: false,
    measuring: false,
    ordering: false,
  }
  const units: Unit[] = []
  for (const statement of statements) {
    file(reading, statement, context, units, deciding)
    context.measuring = asksValue(reading, statement)
  }
  return units
}

function file(reading: Reading, statement: Statement, context: Context, units: Unit[], deciding: Deciding): void {
  const first = statement.segments[0] as Segment
  const { speaker } = statement.segments.at(-1) as Segment
  const patients = reading.form === 'dialogue' && speaker !== 'doctor' && speaker !== null
  const examines = (from: number, to: number) =>
    !patients && has(reading, from, to, 'exam-start') && !NOT.test(reading.words[from]?.norm ?? '')
  for (const { from, to } of statement.segments)
    if (examines(from, to) || measures(reading, from, to) >= 2 || concludes(reading, statement)) context.examined = true
  if (context.topic && (statement.segments.at(-1) as Segment).turn !== context.topic.turn) context.topic = null
  if (examines(first.from, first.to)) context.examining = true
  if (context.examined && statement.segments.some(one => one.speaker !== 'doctor' && asksWhatNow(reading, one))) {
    context.ordering = true
    context.examining = false
  }
  if (context.examined && patientAsks(reading, statement)) context.examining = false
  const late = first.late
  if (late !== undefined) context.examined = late
  const ranges = rangesOf(statement.segments, statement.questions)
  const heading = reading.form === 'dictation' ? headingOf(reading, first, context.heading) : null
  if (heading) {
    context.heading = heading.id
    context.spoken = heading.id
    context.previous = null
    ;(ranges[0] as Range).from = heading.to
    if (heading.to >= first.to) ranges.shift()
  }
  context.unheaded = opensUnheaded(reading, first, context, units)
  const asks = ({ from, to, asks }: Range) =>
    asks && isMedical(reading, from, to) && !has(reading, from, to, 'open-question')
  if (ranges.some(asks)) context.asked = true
  if (ranges.length === 0 || statement.bare || ranges.every(one => isAside(reading, one.from, one.to))) return
  const before = units.at(-1)
  if (
    before &&
    asksSide(reading, statement, ranges) &&
    speaker === before.speaker &&
    before.experiencer === 'patient'
  ) {
    before.ranges.push(...ranges)
    return
  }
  context.goesOn = false
  for (const [index, part] of partsOf(reading, statement, ranges, speaker, context).entries()) {
    context.person = (index > 0 && subjectOf(reading, part)) || context.person
    context.goesOn =
      index > 0 && context.person !== 'patient' && part.every(one => !one.loose && !endsBefore(reading, one))
    const seen = { reading, statement, ranges: part, speaker, context }
    const found = sectionOf(reading, statement, part, speaker, context)
    const read = deciding.filing ? refiled({ ...seen, read: found }, deciding.filing) : found
    const worth = isWorth(reading, statement, part, read, speaker, context)
    deciding.watch?.({ ...seen, read }, worth)
    const telling = deciding.worth ? isTelling({ ...seen, read }, worth, deciding.worth) : worth
    if (!telling && !appoints(reading, statement, part, read, context)) {
      const last = units.at(-1)
      const small = part.some(one => has(reading, one.from, one.to, 'small', 'greeting', 'thanks'))
      const rest = index > 0 && !small && part.every(one => !one.asks) && last?.ranges.at(-1)?.to === part[0]?.from
      if (last && (rest || goesOn(reading, last, statement, part))) {
        last.ranges.push(...part)
        // Two people on one thing may contradict each other.
        last.doubt ||= last.turn !== first.turn
        last.turn = first.turn
      }
      continue
    }
    const section = read.id === 'presentIllness' && isFirstTrouble(reading, context) ? 'complaints' : read.id
    if ((statement.questions > 0 || namesMedicine(reading, part, section)) && speaker !== 'doctor')
      context.topic = { id: section, turn: (statement.segments.at(-1) as Segment).turn }
    if (speaker === 'doctor' && statement.questions === 0) context.examining = section === 'examination'
    if (speaker === 'doctor' && context.examined) context.concluded ||= section === 'assessment' || section === 'plan'
    if (context.heading && section !== 'followUp' && section !== 'safetyNet') context.heading = section
    context.previous = section
    context.person = read.id === 'familyHistory' ? (relativeSaid(reading, part) ?? read.experiencer) : read.experiencer
    // In loose speech a relative may be spoken of beside the patient.
    const mixed = part.some(one => one.loose) && section !== 'familyHistory' && read.experiencer !== 'patient'
    const unit: Unit = {
      ranges: part,
      section,
      score: read.score,
      speaker,
      experiencer: mixed
        ? 'patient'
        : section === 'familyHistory' && read.experiencer === 'patient'
          ? 'family'
          : read.experiencer,
      corrected: statement.corrected,
      refused: statement.proposal,
      bargained: statement.visit === true,
      doubt:
        mixed ||
        statement.disputed === true ||
        part.some(one => !one.asks && polarityOf(reading, one.from, one.to) === 'mixed' && one.to - one.from < 4),
      turn: (statement.segments.at(-1) as Segment).turn,
    }
    const last = units.at(-1)
    if (last && mayMerge(reading, last, unit)) last.ranges.push(...part)
    else units.push(unit)
  }
}

/** «Η σύζυγός του, που αρμέγει μαζί του, …»: whom the rest of a sentence about the family is about. */
const relativeSaid = (reading: Reading, part: readonly Range[]): Experiencer | null => {
  const hits = part.flatMap(({ from, to }) => [...within(reading, from, to, 'relative')])
  return hits.find(({ of }) => of !== undefined && of !== 'family')?.of ?? null
}

const WHO = /^(?:που|who|котор\p{L}+)$/u
/** «Η σύζυγός του, που αρμέγει μαζί του, νόσησε»: the relative with whom the sentence of a part begins. */
const subjectOf = (reading: Reading, [first]: readonly Range[]): Experiencer | null => {
  const own = reading.segments.find(({ from, to }) => first !== undefined && first.from > from && first.from < to)
  if (!own) return null
  for (const { of, to } of within(reading, own.from, own.from + SUBJECT, 'relative'))
    for (const at of [to, to + 1])
      if (of && WHO.test(reading.words[at]?.norm ?? '') && /^,/u.test(reading.words[at - 1]?.after ?? '')) return of
  return null
}
const SUBJECT = 4

/** Another sentence begins with these words. */
const endsBefore = ({ segments }: Reading, { from }: Range): boolean => segments.some(one => one.from === from)

/** "Sorbifer.", behind a statement of the doctor's: what comes next is of it. */
const namesMedicine = (reading: Reading, part: readonly Range[], section: SectionId): boolean =>
  section === 'drugHistory' && part.every(({ from, to }) => to - from <= 2 && hasDrug(reading, from, to))

/** "Don't look at me." */
const NOT = /^(?:don't|dont|не|μη|μην)$/u

/** "Is it the appendix?": the patient asks, so the doctor has done with examining. */
const patientAsks = ({ form }: Reading, { segments }: Statement): boolean =>
  form === 'dialogue' &&
  segments.some(({ asks, speaker }) => asks && (speaker === 'patient' || speaker === 'companion'))

/** A dictation with headings begins with why the patient has come, before the first of them. */
const opensUnheaded = (
  { form }: Reading,
  { hint }: Segment,
  { heading, examined, previous }: Context,
  units: readonly Unit[],
): boolean =>
  form === 'dictation' &&
  heading === null &&
  hint === undefined &&
  !examined &&
  units.length > 0 &&
  (previous === 'presentIllness' || previous === 'complaints')

/** A telephone visit has no examination: the interview ends where the doctor names a disease or doses a medicine. */
const concludes = ({ form, ...reading }: Reading, { segments, questions }: Statement) =>
  form === 'dialogue' &&
  questions === 0 &&
  segments.some(
    ({ from, to, speaker }) =>
      speaker === 'doctor' &&
      ((has(reading, from, to, 'assess') && has(reading, from, to, 'disease')) ||
        (hasDrug(reading, from, to) &&
          has(reading, from, to, 'dose') &&
          has(reading, from, to, 'order', 'intent', 'frequency'))),
  )

/** "What do you weigh? – 21 at home.": the doctor's number behind it is the value. */
const asksValue = (reading: Reading, { segments, questions }: Statement) =>
  segments.slice(0, questions).some(({ from, to }) => has(reading, from, to, 'vital'))

/** Words of two short sentences of one section that are printed as one. */
const FEW = 12

const EFFECT =
  /^(?:(?:it|they|that) )?(?:(?:didn't|doesn't|hasn't|haven't|don't) (?:do|done|help|helped|work|worked|touch|touched|make)|no (?:use|good|help|effect)|hardly touched|не помог\p{L}*|никакого (?:толку|эффекта)|без толку|толку (?:нет|ноль|мало)|δεν (?:μου |του |τησ )?(?:εκαν\p{L}*|βοηθησ\p{L}*|επιασ\p{L}*))/u
const EFFECT_WORDS = 7
/** "Hydrocortisone, twice a day. Didn't do a thing.": what the medicine before did. */
const tellsEffect = (reading: Reading, { from, to }: Range): boolean =>
  to - from <= EFFECT_WORDS && !hasDrug(reading, from, to) && EFFECT.test(normsIn(reading, from, to))

function mayMerge(reading: Reading, last: Unit, unit: Unit): boolean {
  const [before, after] = [last.ranges.at(-1), unit.ranges[0]]
  if (!before || !after || before.to !== after.from || after.asks || last.turn !== unit.turn) return false
  if (last.section === 'drugHistory' && last.speaker === unit.speaker && tellsEffect(reading, after)) return true
  if (last.section !== unit.section || last.speaker !== unit.speaker || last.experiencer !== unit.experiencer)
    return false
  const answers = [...last.ranges, ...unit.ranges].filter(one => !one.asks)
  if (answers.reduce((sum, { from, to }) => sum + to - from, 0) > FEW) return false
  return !(hasDrug(reading, before.from, before.to) && hasDrug(reading, after.from, after.to))
}

/** "Right or left? – Right.": belongs to what was said before it. */
const asksSide = (reading: Reading, { leans, questions }: Statement, ranges: readonly Range[]): boolean =>
  (leans || ranges.some(one => !one.asks && startsWith(reading, one.from, one.to, 'correction', 'negation'))) &&
  questions > 0 &&
  ranges.every(
    ({ from, to, asks }) =>
      !asks || (has(reading, from, to, 'side') && !hasTopic(reading, from, to) && !has(reading, from, to, 'organ')),
  ) &&
  ranges.some(({ from, to, asks }) => !asks && has(reading, from, to, 'side'))

/** Until the first question about something particular a patient says why they have come. */
const isFirstTrouble = ({ form }: Reading, { asked }: Context) => !asked && form !== 'dictation'

function measures(reading: Reading, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at++) {
    const vital = reading.hits[at]?.find(({ is, to: end }) => is === 'vital' && end <= to)
    if (vital && hasNumber(reading, vital.to, Math.min(vital.to + 3, to))) count++
  }
  return count
}
