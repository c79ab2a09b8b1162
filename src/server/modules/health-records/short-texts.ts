import type { HealthRecord } from '../../../contract/entities/health-record.ts'

/** Characters of JSON up to which a value is no long text. */
const SHORT = 4000
const LONG_FIELDS = ['transcription', 'transcriptionReports', 'reports', 'report', 'sourceData', 'peaks']

/**
 * A record for lists without `fullData`. A long field is left out whole, never cut: what a client reads here and writes
 * back merges by key, and half a transcript would replace the other half.
 */
export function withoutLongTexts(record: HealthRecord): HealthRecord {
  const kept = Object.entries(record.data).filter(
    ([key, value]) => !LONG_FIELDS.includes(key) || JSON.stringify(value).length <= SHORT,
  )
  return { ...record, data: Object.fromEntries(kept) }
}
