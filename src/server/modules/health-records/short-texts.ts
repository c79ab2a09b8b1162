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
/** A record's `report` is part of a list only if its JSON has at most this many characters. */
const SHORT_REPORT = 4000

/**
 * A record for lists without `fullData`. Long fields are omitted, never truncated: clients write back by key, and half
 * a transcript would replace the whole.
 */
export function withoutLongTexts(record: HealthRecord): HealthRecord {
  const isShort = ([key, value]: [string, unknown]) =>
    key === 'report' ? JSON.stringify(value).length <= SHORT_REPORT : !LONG_FIELDS.includes(key)
  return { ...record, data: Object.fromEntries(Object.entries(record.data).filter(isShort)) }
}
