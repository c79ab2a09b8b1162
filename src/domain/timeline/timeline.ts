import { type Lane, lanesOf } from './courses.ts'
import { type Series, seriesOf } from './series.ts'
import type { TimelineRecord } from './timeline-record.ts'

/** Everything that the timeline of a patient shows. */
export interface Timeline {
  /** Newest first. */
  records: readonly TimelineRecord[]
  /** Oldest first, without those that the reader has taken off the chart. */
  drawn: readonly TimelineRecord[]
  series: readonly Series[]
  lanes: readonly Lane[]
}

/** `leftOut`: clientIds of records that the reader has taken off the chart; they stay among the records. */
export function timelineOf(found: readonly TimelineRecord[], leftOut: ReadonlySet<string>): Timeline {
  const records = found.toSorted((a, b) => b.at - a.at || (a.clientId < b.clientId ? 1 : -1))
  const drawn = records.filter(({ clientId }) => !leftOut.has(clientId)).reverse()
  return { records, drawn, series: seriesOf(drawn), lanes: lanesOf(drawn) }
}
