import type { InsightSentence, InsightSum } from '../../contract/entities/insight.ts'
import type { Course, Lane } from '../timeline/courses.ts'
import type { Point } from '../timeline/point.ts'
import type { Series } from '../timeline/series.ts'
import { datedPoints } from './about-series.ts'
import { dayIn } from './days.ts'
import type { InsightRecord } from './insight-record.ts'
import { dayOf, type Material, resultOf, sentence, seriesName, sourceOf, sourceOfCourse } from './material.ts'
import { printDay } from './print-values.ts'
import type { End } from './words/words.ts'

const DAY_MS = 86_400_000
const TWO_WEEKS_MS = 14 * DAY_MS

export interface DatedCourse {
  course: Course
  record: InsightRecord
  /** The last day by its record's words; null where they say none. */
  lastDay: string | null
}

/** `endOf` counts in the zone of this runtime, as dates without a time do. */
const HERE = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The courses of records with a full date, by name and then by date. */
export function coursesOf(lanes: readonly Lane[], records: readonly InsightRecord[]): DatedCourse[] {
  const byId = new Map(records.map(one => [one.clientId, one]))
  return lanes.flatMap(({ courses }) =>
    courses.flatMap(course => {
      const record = byId.get(course.record)
      if (!record) return []
      return [{ course, record, lastDay: course.to === null ? null : dayIn(course.to - 1, HERE()) }]
    }),
  )
}

export const isOver = ({ lastDay }: DatedCourse, today: string): boolean => lastDay !== null && lastDay < today

const endSum = ({ course, record, lastDay }: DatedCourse): InsightSum[] =>
  lastDay === null ? [] : [{ kind: 'end', of: [record.day, course.said || course.frequency], is: printDay(lastDay) }]

const endOf = ({ course: { end, said, frequency }, lastDay }: DatedCourse): End => {
  const words = said || frequency
  if (lastDay !== null) return { kind: 'said', said: words, to: printDay(lastDay) }
  return end === 'open' ? { kind: 'open', said: words } : { kind: 'unknown' }
}

export function aboutCourse(one: DatedCourse, { words, today }: Material): InsightSentence {
  const { course, record } = one
  const details = [course.dosage, course.frequency].filter(Boolean).join(', ')
  const text = words.course(course.name, details, printDay(record.day), endOf(one), isOver(one, today))
  return sentence(text, [sourceOfCourse(course, record.day)], endSum(one))
}

/** Results that left their range or came back, with the result before. */
function turnsOf(series: Series): Point[] {
  const decided = datedPoints(series).filter(({ standing }) => standing !== 'undecided')
  return decided.filter((point, at) => at > 0 && decided[at - 1]?.standing !== point.standing)
}

/** What began or ended within two weeks of such a result: dates side by side, never as a cause. */
export function sameWeeks(
  series: readonly Series[],
  courses: readonly DatedCourse[],
  material: Material,
): InsightSentence[] {
  const { words } = material
  return series.flatMap(one =>
    turnsOf(one).flatMap(point => {
      const near = (at: number) => Math.abs(at - point.record.at) <= TWO_WEEKS_MS
      const began = courses.filter(({ course }) => near(course.from))
      const ended = courses.filter(({ course, lastDay }) => lastDay !== null && course.to !== null && near(course.to))
      if (began.length + ended.length === 0) return []
      const list = [
        ...began.map(({ course, record }) => words.began(course.name, printDay(record.day))),
        ...ended.map(({ course, lastDay }) => words.ended(course.name, printDay(lastDay ?? ''))),
      ].join('; ')
      const [value, name] = [resultOf(point, material), seriesName(one, material)]
      const text = words.weeks(name, value, dayOf(point), point.standing === 'out', list)
      const sources = [...began, ...ended].map(({ course, record }) => sourceOfCourse(course, record.day))
      return [sentence(text, [sourceOf(point, one, material), ...sources], ended.flatMap(endSum))]
    }),
  )
}

/** Treatments that ended by their record, of which no later record says anything. */
export function endedWithoutRecord(lanes: readonly Lane[], material: Material): InsightSentence[] {
  const { words, today, records } = material
  return lanes.flatMap(lane => {
    const last = coursesOf([lane], records).at(-1)
    if (!last || last.lastDay === null || !isOver(last, today)) return []
    const text = words.followEnded(last.course.name, printDay(last.lastDay))
    return [sentence(text, [sourceOfCourse(last.course, last.record.day)], endSum(last))]
  })
}
