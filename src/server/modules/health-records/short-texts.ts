import type { HealthRecord } from '../../../contract/entities/health-record.ts'

const LONG_FIELDS = [
  'transcription',
  'transcriptionReports',
  'reports',
  'sourceData',
  'peaks',
  'heard',
  'suggestions',
  'provisional',
]
/** Characters of JSON up to which a record's own report, with its date and summary, belongs to a list. */
const SHORT_REPORT = 4000

/**
 * A record for lists without `fullData`. A long field is left out whole, never cut: what a client reads here and writes
 * back merges by key, and half a transcript would replace the other half.
 */
export function withoutLongTexts(record: HealthRecord): HealthRecord {
  const isShort = ([key, value]: [string, unknown]) =>
    key === 'report' ? JSON.stringify(value).length <= SHORT_REPORT : !LONG_FIELDS.includes(key)
  return { ...record, data: Object.fromEntries(Object.entries(record.data).filter(isShort)) }
}
