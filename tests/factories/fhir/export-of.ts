import type { HealthRecordData } from '../../../src/contract/entities/health-record.ts'
import type { Biomarker } from '../../../src/contract/entities/health-report.ts'
import type { Locale } from '../../../src/contract/entities/user.ts'
import { createFhirDocument, type FhirCounts, type FhirDocument } from '../../../src/domain/fhir/fhir-document.ts'
import type { ExportedPatient } from '../../../src/domain/fhir/patient.ts'
import type { StoredRecord } from '../../../src/domain/records/record-facts.ts'

export const PATIENT: ExportedPatient = {
  clientId: '0199b000-0000-7000-8000-000000000001',
  name: 'Anna Petrova',
  data: { gender: 'female', dateOfBirth: '1966-03-14' },
  updatedAt: '2026-11-01T08:00:00.000Z',
}

let made = 0
export function storedRecord(changes: Partial<StoredRecord> = {}): StoredRecord {
  made += 1
  return {
    clientId: `0199b000-0000-7000-8000-1${String(made).padStart(11, '0')}`,
    id: null,
    name: 'Blood test',
    recordType: 'labResults',
    status: 'processed',
    patientClientId: PATIENT.clientId,
    createdAt: '2026-11-02T09:00:00.000Z',
    updatedAt: '2026-11-02T09:00:00.000Z',
    data: {},
    ...changes,
  }
}

/** A record with these rows of a laboratory sheet, typed by a person. */
export const labRecord = (
  biomarkers: Biomarker[],
  data: HealthRecordData = {},
  changes: Partial<StoredRecord> = {},
): StoredRecord =>
  storedRecord({
    ...changes,
    data: {
      date: '2026-10-30',
      sourceType: 'manual',
      report: { findings: { labTestResults: { biomarkers } } },
      ...data,
    },
  })

export function textOf(document: FhirDocument): string {
  const { head, tail } = document.frame()
  return head.join('') + document.take() + tail
}

interface Exported {
  text: string
  counts: FhirCounts
  asOf: string
  // biome-ignore lint/suspicious/noExplicitAny: the shape is what the tests check
  of(resourceType: string): any[]
}

export function exportOf(records: readonly StoredRecord[], patient = PATIENT, locale: Locale = 'en'): Exported {
  const document = createFhirDocument(patient, locale)
  for (const record of records) document.add(record)
  const text = textOf(document)
  const resources = JSON.parse(text).entry.map((one: { resource: object }) => one.resource)
  return {
    text,
    counts: document.counts(),
    asOf: document.asOf(),
    of: resourceType => resources.filter((one: { resourceType: string }) => one.resourceType === resourceType),
  }
}
