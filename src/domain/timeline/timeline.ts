import { type Lane, lanesOf } from './courses.ts'
import { type Series, seriesOf } from './series.ts'
import type { TimelineRecord } from './timeline-record.ts'

/** Everything that the timeline of a patient shows. */
export interface Timeline {
  /** Newest first. */
  records: readonly TimelineRecord[]
  series: readonly Series[]
  lanes: readonly Lane[]
}

/** `leftOut`: clientIds of records that the reader has taken off the chart; they stay among the records. */
export function timelineOf(found: readonly TimelineRecord[], leftOut: ReadonlySet<string>): Timeline {
  const records = found.toSorted((a, b) => b.at - a.at || (a.clientId < b.clientId ? 1 : -1))
  const used = leftOut.size === 0 ? records : records.filter(({ clientId }) => !leftOut.has(clientId))
  return { records, series: seriesOf(used), lanes: lanesOf(used) }
}
