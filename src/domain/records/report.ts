import { type Bag, isBag } from '../../contract/bag.ts'
import type { HealthRecordData } from '../../contract/entities/health-record.ts'
import type { Biomarker, HealthReport, Prescription, Procedure } from '../../contract/entities/health-report.ts'

/*
 * Reads `data.report` of a record. The contract keeps it as it came, so that a record with an odd field can be shown:
 * every function here returns something for any stored value.
 */

/** A text, trimmed; '' for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The report, empty if there is none. Its texts are read with `textOf`, its lists with the functions below. */
export const reportOf = ({ report }: HealthRecordData): HealthReport => (isBag(report) ? report : {})

const bags = (value: unknown): Bag[] => (Array.isArray(value) ? value.filter(isBag) : [])
const bagAt = (bag: unknown, key: string): Bag => {
  const value = isBag(bag) ? bag[key] : null
  return isBag(value) ? value : {}
}

export const biomarkersOf = ({ findings }: HealthReport): Biomarker[] =>
  bags(bagAt(findings, 'labTestResults').biomarkers)
export const prescriptionsOf = ({ prescriptions }: HealthReport): Prescription[] => bags(prescriptions)
export const proceduresOf = ({ procedures }: HealthReport): Procedure[] => bags(procedures)

export const findingsOf = ({ findings }: HealthReport): string => textOf(bagAt({ findings }, 'findings').description)
export const conclusionOf = ({ conclusion }: HealthReport): string => textOf(bagAt({ conclusion }, 'conclusion').text)
/** A short conclusion is the summary too: it is shown once. */
export function isConclusionSummary(report: HealthReport): boolean {
  const bare = (text: string) => text.replace(/\s+/gu, ' ')
  const summary = bare(textOf(report.summary))
  return summary !== '' && summary === bare(conclusionOf(report))
}
export const studyTypeOf = ({ study }: HealthReport): string => textOf(bagAt({ study }, 'study').type)
export const providerOf = ({ healthCareProvider }: HealthReport): string =>
  textOf(bagAt({ healthCareProvider }, 'healthCareProvider').name)

/** A file of a record. `id` is its document asset. */
export interface Attachment {
  id: number
  name: string
  mimeType: string
  /** Bytes; null if unknown. */
  size: number | null
}

export function attachmentsOf(data: HealthRecordData): Attachment[] {
  return bags(data.attachments).flatMap(one => {
    const { name, type, size } = bagAt(one, 'fileInfo')
    if (typeof one.id !== 'number') return []
    return [{ id: one.id, name: textOf(name), mimeType: textOf(type), size: typeof size === 'number' ? size : null }]
  })
}

export const tagsOf = ({ tags }: HealthRecordData): string[] =>
  Array.isArray(tags) ? tags.filter(tag => typeof tag === 'string' && tag !== '') : []

/** The data with these rows in its report. */
export function withBiomarkers(data: HealthRecordData, biomarkers: readonly Biomarker[]): HealthRecordData {
  const report: Bag = isBag(data.report) ? data.report : {}
  const findings = bagAt(report, 'findings')
  const labTestResults = { ...bagAt(findings, 'labTestResults'), biomarkers: [...biomarkers] }
  return { ...data, report: { ...report, findings: { ...findings, labTestResults } } }
}
