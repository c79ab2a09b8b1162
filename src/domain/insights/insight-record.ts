import type { StoredRecord } from '../records/record-facts.ts'
import { conclusionOf, findingsOf, reportOf, textOf } from '../records/report.ts'
import { type TimelineRecord, timelineRecord } from '../timeline/timeline-record.ts'
import { dayIn } from './days.ts'

/** What an insight reads of a record. */
export interface InsightRecord extends TimelineRecord {
  /** What it says in words, one line each, in the order of its page. */
  passages: readonly string[]
}

const LONGEST = 600

/** Null for a kind that no insight rests on, and for a record that is not read yet. */
export function insightRecord(record: StoredRecord, timeZone: string | null | undefined): InsightRecord | null {
  const known = timelineRecord(record)
  if (known === null || known === 'unread') return null
  const report = reportOf(record.data)
  const texts = [
    ...[report.summary, findingsOf(report), conclusionOf(report), report.recommendations, report.reasons],
    report.description,
  ]
  const passages = [...new Set(texts.map(text => textOf(text).replace(/\s+/gu, ' ')).filter(Boolean))].map(shortened)
  // A date with a time is a day of the place where it is read.
  const day = known.time === null ? known.day : dayIn(known.at, timeZone)
  return { ...known, day, passages }
}

/** Cut behind a word: the beginning of a number is another number. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text
  return `${text.slice(0, LONGEST).replace(/\s\S*$/u, '')} …`
}
