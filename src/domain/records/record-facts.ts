import type { HealthRecordData, RecordStatus, RecordType } from '../../contract/entities/health-record.ts'
import type { Biomarker } from '../../contract/entities/health-report.ts'
import { certaintyOf } from '../labs/certainty.ts'
import { excessOf, sideOf } from '../labs/range.ts'
import { type RecordDate, recordDate } from './record-date.ts'
import { type Attachment, attachmentsOf, biomarkersOf, providerOf, reportOf, tagsOf, textOf } from './report.ts'

/** A health record as it is stored. */
export interface StoredRecord {
  clientId: string
  id: number | null
  name: string
  recordType: RecordType
  status: RecordStatus
  patientClientId: string
  /** ISO times. */
  createdAt: string
  updatedAt: string
  data: HealthRecordData
}

/** A value outside its range, as a card shows it. */
export interface OutsideValue {
  name: string
  value: Biomarker['value']
  comparator: Biomarker['comparator']
  unit: string
  side: -1 | 1 | null
  /** The laboratory itself marked the value as critical (HH, LL). */
  critical: boolean
}

export interface LabFacts {
  rows: number
  outside: number
  /** Numbers whose range does not decide about them; never counted as normal. */
  undecided: number
  /** Values that a person has to check against the page. */
  doubtful: number
  /** The value furthest outside its range. */
  worst: OutsideValue | null
}

/** What a list shows of a record, without its report. */
export interface RecordFacts {
  clientId: string
  id: number | null
  name: string
  recordType: RecordType
  status: RecordStatus
  patientClientId: string
  date: RecordDate
  /** Milliseconds. */
  createdAt: number
  updatedAt: number
  tags: string[]
  /** One line: the summary, else the description. */
  summary: string
  provider: string
  /** Null for a record without biomarkers. */
  labs: LabFacts | null
  files: readonly Attachment[]
  /** Made from a file, which may still be on its way. */
  isFile: boolean
  /** Why reading failed, as a key of an interface text. */
  errorKey: string | null
  /** How many pages are read. */
  progress: { page: number; pages: number } | null
}

const CRITICAL = /^\s*(?:HH|LL)\s*$/i

/** `refExceed` decides: the page's own bounds, by the rules of the gold, or a person's edit. */
const isOutside = ({ refExceed }: Biomarker): boolean => typeof refExceed === 'number' && refExceed > 0

const isUndecided = ({ refExceed, value }: Biomarker): boolean => refExceed == null && typeof value === 'number'

export const nameOf = ({ nameLocal, name, id }: Biomarker): string => textOf(nameLocal) || textOf(name) || textOf(id)

export function isCritical({ flag }: Biomarker): boolean {
  return CRITICAL.test(textOf(flag))
}

export const outsideValue = (row: Biomarker): OutsideValue => ({
  name: nameOf(row),
  value: row.value,
  comparator: row.comparator,
  unit: textOf(row.unit),
  side: sideOf(row) || null,
  critical: isCritical(row),
})

function labFacts(rows: readonly Biomarker[]): LabFacts | null {
  if (rows.length === 0) return null
  const outside = rows.filter(isOutside)
  const excess = (row: Biomarker) => (isCritical(row) ? Number.POSITIVE_INFINITY : (excessOf(row) ?? 0))
  const worst = outside.reduce<Biomarker | null>((far, row) => (far && excess(far) >= excess(row) ? far : row), null)
  return {
    rows: rows.length,
    outside: outside.length,
    undecided: rows.filter(isUndecided).length,
    doubtful: rows.filter(row => certaintyOf(row) !== 'sure').length,
    worst: worst && outsideValue(worst),
  }
}

const timeOf = (text: string) => Date.parse(text) || 0
const LONGEST_SUMMARY = 300
const oneLine = (text: string) => text.slice(0, LONGEST_SUMMARY).replace(/\s+/g, ' ').trim()

export function recordFacts(record: StoredRecord): RecordFacts {
  const { data, createdAt, updatedAt } = record
  const report = reportOf(data)
  const sourceText = textOf((data.sourceData as { text?: unknown } | undefined)?.text)
  return {
    clientId: record.clientId,
    id: record.id,
    name: record.name,
    recordType: record.recordType,
    status: record.status,
    patientClientId: record.patientClientId,
    date: recordDate(data, createdAt),
    createdAt: timeOf(createdAt),
    updatedAt: timeOf(updatedAt),
    tags: tagsOf(data),
    summary: oneLine(textOf(report.summary) || textOf(report.description) || textOf(report.reasons) || sourceText),
    provider: providerOf(report) || textOf(report.doctor),
    labs: labFacts(biomarkersOf(report)),
    files: attachmentsOf(data),
    isFile: data.sourceType === 'file',
    errorKey: data.errorKey ?? null,
    progress: data.reading && data.reading.pages > 0 ? { page: data.reading.page, pages: data.reading.pages } : null,
  }
}

/** Newest date first; of one moment the record that was made later. */
export const byDate = (a: RecordFacts, b: RecordFacts): number => b.date.at - a.date.at || b.createdAt - a.createdAt
