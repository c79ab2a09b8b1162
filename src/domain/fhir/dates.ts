import { isBag } from '../../contract/bag.ts'
import type { HealthRecordData } from '../../contract/entities/health-record.ts'
import { parseTimestamp } from '../dates/timestamp.ts'

const PARTIAL = /^(?!0000)\d{4}(?:-(?:0[1-9]|1[0-2]))?$/
const DAY = /^(\d{4}-\d{2}-\d{2})(?:[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)?)?$/

/** An instant with its zone; undefined if the text is none. A time without a zone is UTC (decision 35). */
export function instant(text: unknown): string | undefined {
  const at = typeof text === 'string' ? parseTimestamp(text) : null
  return at === null ? undefined : new Date(at).toISOString()
}

/**
 * A FHIR dateTime: an instant, or the day alone where no time is known, also where it is stored as midnight UTC. It does
 * not depend on the device's time zone.
 */
export function dateTime(text: unknown): string | undefined {
  const at = instant(text)
  if (at === undefined) return undefined
  return (typeof text === 'string' && DAY.exec(text.trim())?.[1]) || at
}

/** A calendar date, also one without its day or month. */
export function calendarDate(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  const bare = text.trim()
  return PARTIAL.test(bare) ? bare : dateTime(bare)?.slice(0, 10)
}

/** The date of a record as far as it is known; undefined if only the day of its entry is. */
export function dateOfRecord(data: HealthRecordData): string | undefined {
  const ofReport = isBag(data.report) ? data.report.date : null
  const partial = (text: unknown) => (typeof text === 'string' && PARTIAL.test(text.trim()) ? text.trim() : undefined)
  return dateTime(data.date) ?? dateTime(ofReport) ?? partial(data.date) ?? partial(ofReport)
}
