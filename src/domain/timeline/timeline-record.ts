import type { RecordType } from '../../contract/entities/health-record.ts'
import type { Biomarker } from '../../contract/entities/health-report.ts'
import type { StoredRecord } from '../records/record-facts.ts'
import { biomarkersOf, reportOf } from '../records/report.ts'
import { type Course, coursesOf } from './courses.ts'
import { type PlacedDate, placedDate } from './placed-date.ts'

/** What the timeline needs of a record. */
export interface TimelineRecord {
  clientId: string
  id: number | null
  name: string
  recordType: RecordType
  /** `yyyy-mm-dd` (or less, see `dated`) and `hh:mm`, in the device's time zone; milliseconds. */
  day: string
  time: string | null
  at: number
  dated: PlacedDate['dated']
  biomarkers: readonly Biomarker[]
  courses: readonly Course[]
}

/** Kinds that are made from other records, or are none of the health records: nothing is counted twice. */
const LEFT_OUT: ReadonlySet<RecordType> = new Set(['insight', 'triage', 'ambient-scribe'])

/** `unread` for a record that is not read yet or could not be; null for a kind that the timeline does not show. */
export function timelineRecord(record: StoredRecord): TimelineRecord | 'unread' | null {
  const { clientId, id, name, recordType, status, data, createdAt } = record
  if (LEFT_OUT.has(recordType)) return null
  const { day, time, at, dated } = placedDate(data, createdAt)
  if (status !== 'processed' || day === '') return 'unread'
  const report = reportOf(data)
  const biomarkers = biomarkersOf(report)
  const courses = coursesOf(report, { clientId, name, recordType, at })
  return { clientId, id, name, recordType, day, time, at, dated, biomarkers, courses }
}
