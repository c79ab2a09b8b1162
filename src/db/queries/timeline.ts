import { map } from 'rxjs'
import { type TimelineRecord, timelineRecord } from '../../domain/timeline/timeline-record.ts'
import type { Database } from '../open.ts'
import { patientRecords } from './health-records.ts'
import type { Live } from './live.ts'

export interface TimelineRecords {
  records: readonly TimelineRecord[]
  /** How many are not on the timeline because they are not read yet, or could not be. */
  unread: number
}

/** What the timeline draws of each record of a patient; each record is read once for each of its revisions. */
export const timelineRecords = (database: Database, patientClientId: string): Live<TimelineRecords> =>
  patientRecords(database, patientClientId, timelineRecord).pipe(
    map(all => ({
      records: all.filter(one => one !== null && one !== 'unread'),
      unread: all.filter(one => one === 'unread').length,
    })),
  )
