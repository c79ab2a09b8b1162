import type { DrugStatus, FoundDrug } from '../../extraction.ts'
import type { Unit } from '../../sections/units.ts'
import type { Reading, Segment } from '../../text/shape.ts'
import { normsOf } from '../dose-units.ts'
import type { Dose } from '../drug-dose.ts'
import { HELD } from '../status-words.ts'
import type { Act } from './act-words.ts'
import { keyOf, type Named } from './zones.ts'

/** What the talk says of one medicine; the last word holds. */
export interface Course {
  readonly name: Named
  status: DrugStatus | null
  /** The sentence that says so. */
  said: Segment | null
  /** Sentences that name a stop and stop nothing. */
  readonly held: Segment[]
  dose: Dose | null
  /** The dose is what was answered to the doctor, who asked with another one. */
  corrects: boolean
  /** Somebody said that the patient takes or took it. */
  taken: boolean
  /** It was got, and not taken. */
  never: boolean
  /** Its dose changes; to what has not been said yet. */
  changes: boolean
  /** Named beside an allergy, and taken without harm. */
  borne: boolean
  /** The answer to its question was about another thing. */
  unanswered: boolean
  /** A question of an allergy to it, answered by no. */
  free: Segment | null
  /** It was named otherwise than as what might be given one day. */
  real: boolean
}

/** A talk as far as it was read. */
export interface Talk {
  readonly reading: Reading
  readonly units: readonly Unit[]
  /** Rows of the first reading, sentence by sentence. */
  readonly rows: readonly FoundDrug[]
  readonly courses: Map<string, Course>
  readonly mentions: Named[]
  /** Medicines that were named as other people's. */
  readonly others: Set<string>
}

/** True for a doctor, for a dictation, and where the speaker is not known. */
export const isDoctor = ({ reading }: Talk, { speaker }: Segment): boolean =>
  speaker === 'doctor' || speaker === null || reading.form === 'dictation'

/** The course of a medicine, with what the first reading knows of the time before a sentence. */
export function courseOf(talk: Talk, name: Named, segment: Segment): Course {
  let course = talk.courses.get(name.key)
  if (!course) {
    course = {
      ...{ name, status: null, said: null, held: [], dose: null, corrects: false },
      ...{ borne: false, taken: false, never: false, changes: false, real: false, unanswered: false, free: null },
    }
    talk.courses.set(name.key, course)
  }
  course.taken ||= !course.never && isTakenBefore(talk, name.key, segment)
  return course
}

/** Read as taken in what others than the doctor said before, or in a dictation. */
function isTakenBefore({ reading, rows }: Talk, key: string, { from }: Segment): boolean {
  const start = reading.words[from]?.start ?? 0
  const isTold = (at: number) => {
    const segment = reading.segments.find(one => (reading.words[one.to - 1]?.end ?? 0) > at)
    // "Can I have diazepam? – Yes, two milligrams.": who asks for it does not take it.
    return segment !== undefined && (reading.form === 'dictation' || (segment.speaker === 'doctor') === segment.asks)
  }
  return rows.some(
    one =>
      keyOf(one) === key &&
      one.experiencer === 'patient' &&
      (one.status === 'stopped' || (one.status === 'current' && (one.dose !== null || one.frequency !== null))) &&
      one.spans.some(([at]) => at < start && isTold(at)),
  )
}

export function become(course: Course, status: DrugStatus, said: Segment): void {
  course.status = status
  course.said = said
}

export const known = (dose: Dose): Dose | null => (dose.dose === null ? null : dose)

/** What an act makes of a medicine: who says it, and whether it was taken, decide. */
export function tell(talk: Talk, course: Course, act: Act, dose: Dose, said: Segment): void {
  const doctor = isDoctor(talk, said)
  const { taken, status } = course
  const told = known(dose)
  // "Don't take it while you're vomiting."
  const isForSomeDays = taken && act === 'unneeded' && HELD.test(normsOf(talk.reading, said.from, said.to))
  if (act === 'held' || isForSomeDays) course.held.push(said)
  if (status === null && (isForSomeDays || (act === 'held' && !said.loose))) become(course, 'current', said)
  if (act === 'again') {
    course.taken = true
    become(course, 'current', said)
  }
  if (act === 'ended') become(course, 'stopped', said)
  if (act === 'stop') become(course, taken || doctor ? 'stopped' : 'refused', said)
  if (act === 'keep' && doctor && status !== 'prescribed') become(course, 'current', said)
  if (act === 'never') {
    become(course, 'refused', said)
    Object.assign(course, { never: true, taken: false })
  }
  if (
    act === 'unneeded' &&
    !isForSomeDays &&
    status !== 'refused' &&
    status !== 'stopped' &&
    (doctor || (!taken && status !== 'current'))
  )
    become(course, taken ? 'stopped' : 'refused', said)
  if (act === 'unwanted' && (!taken || status === 'prescribed')) become(course, 'refused', said)
  if (act === 'change' && doctor) {
    course.changes = told === null
    if (told) Object.assign(course, { dose: told, status: 'prescribed', said })
  }
  // «Добавим. Семьсот пятьдесят.»
  if (act === 'order' && doctor && taken && !told) course.changes = true
  if (act === 'order' && doctor && (!taken || (status === 'stopped' && told)))
    Object.assign(course, { dose: told, status: 'prescribed', said })
}
