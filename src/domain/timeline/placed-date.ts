import { isBag } from '../../contract/bag.ts'
import type { HealthRecordData } from '../../contract/entities/health-record.ts'
import { type RecordDate, recordDate } from '../records/record-date.ts'

export interface PlacedDate extends RecordDate {
  /** How sure its place is; `entered`: without a date that can be read, it stands where it was entered. */
  dated: 'day' | 'month' | 'year' | 'entered'
}

const PARTIAL = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/

/** A month or a year stands in its middle; `day` is then `yyyy-mm` or `yyyy`. */
function partialDate(text: unknown): PlacedDate | null {
  const [, year, month] = (typeof text === 'string' && PARTIAL.exec(text.trim())) || []
  if (year === undefined) return null
  if (month === undefined) return { day: year, time: null, at: new Date(Number(year), 6, 1).getTime(), dated: 'year' }
  const at = new Date(Number(year), Number(month) - 1, 15).getTime()
  return { day: `${year}-${month}`, time: null, at, dated: 'month' }
}

/** The date of a record as `recordDate` reads it, with a month or a year as such, and with how sure it is. */
export function placedDate(data: HealthRecordData, createdAt: string): PlacedDate {
  const written = recordDate(data, '')
  if (written.day !== '') return { ...written, dated: 'day' }
  const ofReport = isBag(data.report) ? data.report.date : null
  return partialDate(data.date) ?? partialDate(ofReport) ?? { ...recordDate({}, createdAt), dated: 'entered' }
}
