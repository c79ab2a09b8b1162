import type { HealthRecordData, RecordType } from '../../contract/entities/health-record.ts'
import type { HealthReport } from '../../contract/entities/health-report.ts'
import type { Interpretation, ReadReport } from './interpretation.ts'

/** The part of a record that reading its document may change. */
export interface Readable {
  name: string
  recordType: RecordType
  data: HealthRecordData
}

/** What the record had before its document was read (decision 123). */
export interface Unread {
  /** By the name of the file. */
  name: string
  /** ISO 8601, the date of the upload. */
  date: string
}

/**
 * The record with what was read. Name, date and type are taken from the document unless a person changed them
 * meanwhile, and so is every field of the report that a person has written (decision 123).
 */
export function withReading(record: Readable, unread: Unread, read: Interpretation): Readable {
  const [{ title, date, report }] = read.reports
  const { data } = record
  const isDateOfUpload = !data.date || data.date === unread.date
  return {
    name: record.name === unread.name ? (title ?? record.name) : record.name,
    recordType: record.recordType === 'auto' ? read.recordType : record.recordType,
    data: {
      ...data,
      subtype: data.subtype ?? read.subtype,
      date: isDateOfUpload ? (date ?? data.date ?? null) : data.date,
      report: { ...report, ...written(data.report) },
      reading: null,
      errorKey: null,
    },
  }
}

/** The record of a quick add with what its text says; the text itself stays as its description (decision 43). */
export function withQuickText({ name, recordType, data }: Readable, text: string, read: Interpretation): Readable {
  const [{ report }] = read.reports
  const structured = { ...report, description: text, ...written(data.report) }
  return { name, recordType, data: { ...data, report: structured, errorKey: null } }
}

/** A further record of the same document, for an older sample date (decision 129). */
export function furtherRecord(
  first: Readable,
  { title, date, report }: ReadReport,
): Readable & { data: HealthRecordData } {
  const { documentAssetId, mimeType, size, attachments, subtype, sourceType, type, sha256, locale, pages, unread } =
    first.data
  const file = { documentAssetId, mimeType, size, attachments, sha256, locale, pages, unread }
  return {
    name: title ?? first.name,
    recordType: first.recordType,
    data: { ...file, subtype, sourceType, type, date, report },
  }
}

/** The fields of a report that have content. */
const written = (report: HealthReport | null | undefined): HealthReport =>
  Object.fromEntries(
    Object.entries(report ?? {}).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  )
