import type { RecordType } from '../../contract/entities/health-record.ts'
import type { HealthReport } from '../../contract/entities/health-report.ts'
import { fold } from '../labs/text/fold.ts'
import { prescriptionsOf, proceduresOf, textOf } from '../records/report.ts'
import { endOf, readDuration } from './said-duration.ts'

/** One prescription or procedure as a span of time. */
export interface Course {
  name: string
  dosage: string
  frequency: string
  /** The duration as printed; '' where none is. */
  said: string
  /** Milliseconds. The record's date: when it began is not written anywhere. */
  from: number
  /** `open`: it goes on; `unknown`: its words say no end. Both have no `to`. */
  end: 'said' | 'open' | 'unknown'
  to: number | null
  /** clientId of its record. */
  record: string
}

interface OfRecord {
  clientId: string
  name: string
  recordType: RecordType
  at: number
}

/** The treatments of a record: its prescriptions and procedures; of a treatment without either the record itself. */
export function coursesOf(report: HealthReport, record: OfRecord): Course[] {
  const rows = [
    ...prescriptionsOf(report).map(({ medication, dosage, frequency, duration }) => ({
      ...{ name: textOf(medication), dosage: textOf(dosage), frequency: textOf(frequency), said: textOf(duration) },
    })),
    ...proceduresOf(report).map(({ name, frequency, duration }) => ({
      ...{ name: textOf(name), dosage: '', frequency: textOf(frequency), said: textOf(duration) },
    })),
  ].filter(({ name }) => name !== '')
  if (rows.length === 0 && record.recordType === 'treatment' && record.name !== '')
    rows.push({ name: record.name, dosage: '', frequency: '', said: '' })
  return rows.map(row => {
    const duration = readDuration(row.said) ?? readDuration(row.frequency)
    const to = duration && endOf(record.at, duration)
    const end = to !== null ? 'said' : duration?.kind === 'ongoing' ? 'open' : 'unknown'
    return { ...row, from: record.at, to, end, record: record.clientId }
  })
}

/** The courses of one medicine or procedure, oldest first. */
export interface Lane {
  name: string
  courses: readonly Course[]
}

/**
 * Lanes in the order of their beginning. What has no end of its own ends, for the eye, where the next course of the same
 * name begins: nothing says that both were taken.
 */
export function lanesOf(records: readonly { courses: readonly Course[] }[]): Lane[] {
  const byName = Map.groupBy(
    records.flatMap(({ courses }) => courses),
    ({ name }) => fold(name),
  )
  return [...byName.values()]
    .map(courses => {
      const inOrder = courses.toSorted((a, b) => a.from - b.from)
      return { name: inOrder.at(-1)?.name ?? '', courses: inOrder }
    })
    .sort((a, b) => (a.courses[0]?.from ?? 0) - (b.courses[0]?.from ?? 0))
}

/** Where the bar of a course ends: its own end, else the next course of its lane, else `now`, never before it begins. */
export function drawnEnd({ courses }: Lane, at: number, now: number): number {
  const course = courses[at]
  if (!course) return now
  const next = courses[at + 1]?.from ?? Number.POSITIVE_INFINITY
  return Math.max(course.from, Math.min(course.to ?? now, next))
}
