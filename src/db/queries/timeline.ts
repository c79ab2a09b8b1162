import { map } from 'rxjs'
import { type TimelineRecord, timelineRecord } from '../../domain/timeline/timeline-record.ts'
import type { Database } from '../open.ts'
import { patientRecords } from './health-records.ts'
import type { Live } from './live.ts'

/** What the timeline draws of each record of a patient; each record is read once for each of its revisions. */
export const timelineRecords = (database: Database, patientClientId: string): Live<TimelineRecord[]> =>
  patientRecords(database, patientClientId, timelineRecord).pipe(map(all => all.filter(one => one !== null)))
