import type { RecordType } from '../../contract/entities/health-record.ts'
import { RECORD_TYPES } from '../../contract/record-types.ts'

export type ExportFormat = 'json' | 'fhir'

/** Every kind of record that an export has, in the order in which a file has them. */
export const EXPORTED_TYPES: readonly RecordType[] = [...RECORD_TYPES, 'ambient-scribe']

/** Groups of kinds by which an export is counted for a person. */
export const EXPORT_GROUPS = {
  labs: ['labResults'],
  studies: ['studies', 'imaging', 'diagnostics', 'conclusions', 'others', 'auto'],
  treatment: ['treatment'],
  healthLog: ['healthLog'],
  triage: ['triage'],
  visits: ['ambient-scribe'],
  insights: ['insight'],
} as const satisfies Readonly<Record<string, readonly RecordType[]>>
export type ExportGroup = keyof typeof EXPORT_GROUPS

/** P §9 names the file of records; a FHIR document is another one. */
export const EXPORT_FILES: Readonly<Record<ExportFormat, { name: string; type: string }>> = {
  json: { name: 'patient-data.json', type: 'application/json' },
  fhir: { name: 'patient-summary.fhir.json', type: 'application/fhir+json' },
}
