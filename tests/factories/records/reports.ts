import type { HealthRecordData } from '../../../src/contract/entities/health-record.ts'
import type { Biomarker } from '../../../src/contract/entities/health-report.ts'
import type { StoredRecord } from '../../../src/domain/records/record-facts.ts'

/** A row of a lab report, as a page without doubts gives it. */
export const biomarker = (change: Partial<Biomarker> = {}): Biomarker => ({
  ...{ id: 'ferritin', name: 'Ferritin', nameLocal: 'Ferritin', value: 19, valueType: 'number', rawValue: '19' },
  ...{ unit: 'µg/L', min: 15, max: 150, referenceRange: '15 - 150', comparator: null, flag: null, refExceed: 0 },
  ...{ notes: null, origin: 'read', doubts: [] },
  ...change,
})

/** Data of a lab record with these rows. */
export const labData = (biomarkers: readonly Biomarker[], change: HealthRecordData = {}): HealthRecordData => ({
  date: '2026-03-20T08:40:00.000Z',
  sourceType: 'file',
  tags: [],
  ...change,
  report: {
    summary: 'Haemoglobin is in range.',
    findings: { labTestResults: { biomarkers: [...biomarkers] } },
    conclusion: { text: 'Good response to iron.' },
    healthCareProvider: { name: 'Harbour Pathology, Bristol' },
    ...change.report,
  },
})

export const storedRecord = (change: Partial<StoredRecord> = {}): StoredRecord => ({
  ...{ clientId: 'record-1', id: 7, name: 'Blood test', recordType: 'labResults', status: 'processed' },
  ...{ patientClientId: 'patient-1', createdAt: '2026-03-20T10:00:00.000Z', updatedAt: '2026-03-20T10:05:00.000Z' },
  data: labData([biomarker()]),
  ...change,
})
