import { isBag } from '../../contract/bag.ts'
import type { HealthRecordData } from '../../contract/entities/health-record.ts'
import { parseTimestamp } from '../dates/timestamp.ts'

/** The date of a record, in the device's time zone. */
export interface RecordDate {
  /** `yyyy-mm-dd` */
  day: string
  /** `hh:mm`; null for a date without a time. */
  time: string | null
  /** Milliseconds, for ordering only. */
  at: number
}

const two = (value: number) => String(value).padStart(2, '0')
/** A day, also as an instant at midnight UTC, which is how dates without a time are often stored. */
const DAY = /^(\d{4}-\d{2}-\d{2})(?:[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)?)?$/

function readDate(text: unknown): RecordDate | null {
  if (typeof text !== 'string') return null
  const at = parseTimestamp(text)
  if (at === null) return null
  const day = DAY.exec(text.trim())?.[1]
  const local = new Date(at)
  if (day !== undefined) return { day, time: null, at: at + local.getTimezoneOffset() * 60_000 }
  const date = `${String(local.getFullYear()).padStart(4, '0')}-${two(local.getMonth() + 1)}-${two(local.getDate())}`
  return { day: date, time: `${two(local.getHours())}:${two(local.getMinutes())}`, at }
}

/** The date that a person chose or that was read, else the date of creation. */
export function recordDate(data: HealthRecordData, createdAt: string): RecordDate {
  const ofReport = isBag(data.report) ? data.report.date : null
  return readDate(data.date) ?? readDate(ofReport) ?? readDate(createdAt) ?? { day: '', time: null, at: 0 }
}

/** The stored form of a date: an ISO time, or the day alone if it has no time. Null for an incomplete one. */
export function storedDate(day: string, time: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || parseTimestamp(day) === null) return null
  if (time === '') return day
  const at = new Date(`${day}T${time}`)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}
