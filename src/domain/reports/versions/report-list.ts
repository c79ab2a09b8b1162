import { type Bag, isBag } from '../../../contract/bag.ts'
import type { HealthRecordData } from '../../../contract/entities/health-record.ts'
import type { RecordingReport } from '../../../contract/entities/recording-report.ts'

/** Decision 78: reads both stores of a recording's reports; the list wins over the older map. Others are left out. */
export function readReports({ reports = [], transcriptionReports }: HealthRecordData): RecordingReport[] {
  const listed = reports.filter(isReport)
  const known = new Set(listed.map(({ id }) => id))
  const older = Object.entries(transcriptionReports ?? {}).filter(([id]) => !known.has(id))
  return [...listed, ...older.map(([id, content]) => ({ id, content }))]
}

export const reportOf = (data: HealthRecordData, id: string): RecordingReport | null =>
  readReports(data).find(one => one.id === id) ?? null

/** Writes the list only; a report of the older map moves into it. With null, the report is removed from both. */
export function withReport(data: HealthRecordData, id: string, report: RecordingReport | null): HealthRecordData {
  const { reports = [], transcriptionReports, ...rest } = data
  const at = reports.findIndex(one => one.id === id)
  const others = reports.filter((_, index) => index !== at)
  const listed = report ? others.toSpliced(at < 0 ? others.length : at, 0, report) : others
  if (!transcriptionReports) return { ...rest, reports: listed }
  const { [id]: _moved, ...older } = transcriptionReports
  return { ...rest, reports: listed, transcriptionReports: older }
}

/** Whether an item of the list has the parts that the code relies on; the wire accepts any. */
export function isReport(item: unknown): item is RecordingReport {
  if (!isBag(item) || typeof item.id !== 'string' || !isVersion(item)) return false
  return isListOf(item.versions, isVersion) && isListOf(item.requests, isRequest)
}

const isListOf = (list: unknown, isItem: (item: unknown) => boolean) =>
  list === undefined || (Array.isArray(list) && list.every(isItem))

const isRequest = (item: unknown) => isBag(item) && typeof item.id === 'string' && isBag(item.options)

function isVersion(item: unknown): boolean {
  if (!isBag(item) || typeof item.content !== 'string') return false
  return (item.evidence ?? null) === null || isEvidence(item.evidence)
}

const isEvidence = (evidence: unknown) =>
  isBag(evidence) &&
  Array.isArray(evidence.sections) &&
  evidence.sections.every((one: Bag) => Array.isArray(one?.sentences) && one.sentences.every(isSentence))

const isSentence = (one: unknown) => isBag(one) && typeof one.text === 'string' && Array.isArray(one.spans)
