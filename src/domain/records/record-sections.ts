import type { HealthRecordData, RecordType } from '../../contract/entities/health-record.ts'
import { conclusionOf, prescriptionsOf, proceduresOf, reportOf, textOf } from './report.ts'

/** The parts of a record's page, as H §2 lists them. */
export type SectionName =
  | 'summary'
  | 'biomarkers'
  | 'findings'
  | 'conclusion'
  | 'content'
  | 'recommendations'
  | 'reasons'
  | 'prescriptions'
  | 'procedures'
  | 'doctor'
  | 'description'
  | 'tags'

const STUDY = ['summary', 'findings', 'conclusion', 'content'] as const

const SECTIONS: Partial<Record<RecordType, readonly SectionName[]>> = {
  labResults: ['summary', 'biomarkers', 'conclusion', 'content'],
  treatment: ['reasons', 'prescriptions', 'procedures', 'doctor', 'summary', 'description'],
  insight: ['summary', 'content', 'recommendations'],
  healthLog: ['description', 'tags'],
  imaging: STUDY,
  conclusions: STUDY,
  diagnostics: STUDY,
  others: STUDY,
  studies: STUDY,
  auto: STUDY,
}

/** H §8; shown as it stands (decision 44). */
export const NO_MODEL = 'no model config found for record type'
export const UNSUPPORTED = 'unsupported report type'

/** The parts of a record of this type, in order; null for a type without a page. */
export const sectionsOf = (recordType: RecordType): readonly SectionName[] | null => SECTIONS[recordType] ?? null

interface Sectioned {
  recordType: RecordType
  data: HealthRecordData
}

/** The parts of a record: those of its type, then medicines and advice that its report has beside them. */
export function partsOf({ recordType, data }: Sectioned): SectionName[] {
  const own = sectionsOf(recordType) ?? []
  const report = reportOf(data)
  const present: Partial<Record<SectionName, boolean>> = {
    conclusion: conclusionOf(report) !== '',
    recommendations: textOf(report.recommendations) !== '',
    prescriptions: prescriptionsOf(report).length > 0,
    procedures: proceduresOf(report).length > 0,
  }
  const more = (Object.keys(present) as SectionName[]).filter(one => present[one] && !own.includes(one))
  return [...own, ...more]
}

/** Only summary-like fields and tables are edited, beside name, date and tags (decision 58). */
const EDITABLE: ReadonlySet<SectionName> = new Set([
  'summary',
  'biomarkers',
  'reasons',
  'prescriptions',
  'procedures',
  'doctor',
  'description',
  'tags',
])
export const isEditable = (section: SectionName): boolean => EDITABLE.has(section)
