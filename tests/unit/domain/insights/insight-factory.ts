import type { Biomarker } from '../../../../src/contract/entities/health-report.ts'
import type { InsightRequest, InsightSection } from '../../../../src/contract/entities/insight.ts'
import { composeInsight } from '../../../../src/domain/insights/compose-insight.ts'
import { type InsightRecord, insightRecord } from '../../../../src/domain/insights/insight-record.ts'
import type { StoredRecord } from '../../../../src/domain/records/record-facts.ts'
import { biomarker, labData, storedRecord } from '../../../factories/records/reports.ts'

export const glucose = (change: Partial<Biomarker> = {}): Partial<Biomarker> => ({
  ...{ id: 'glucose', name: 'Glucose', nameLocal: 'Глюкоза', unit: 'ммоль/л', min: 3.9, max: 6.1, refExceed: 0 },
  ...{ origin: 'typed', rawValue: null, referenceRange: '3,9 - 6,1' },
  ...change,
})

export const readRecord = (change: Partial<StoredRecord>): InsightRecord => {
  const record = insightRecord(storedRecord(change), 'UTC')
  if (!record) throw new Error('no insight rests on this record')
  return record
}

export const sheet = (date: string, ...rows: Partial<Biomarker>[]): InsightRecord =>
  readRecord({ clientId: `sheet ${date}`, name: 'Анализ крови', data: labData(rows.map(biomarker), { date }) })

export const treatment = (date: string, medication: string, duration: string, frequency = ''): InsightRecord =>
  readRecord({
    ...{ clientId: `treatment ${date} ${medication}`, name: 'Назначение', recordType: 'treatment' },
    data: { date, report: { prescriptions: [{ medication, dosage: '500 мг', frequency, duration }] } },
  })

export const request = (change: Partial<InsightRequest> = {}): InsightRequest => ({
  ...{ insightType: 'biomarkers', healthRecords: [1], locale: 'ru', at: '2026-11-23T10:00:00.000Z', timeZone: 'UTC' },
  ...change,
})

export const compose = (records: readonly InsightRecord[], change: Partial<InsightRequest> = {}, missing = 0) =>
  composeInsight(records, request(change), missing)

export const textsOf = (sections: readonly InsightSection[], part?: InsightSection['part']): string[] =>
  sections.filter(one => !part || one.part === part).flatMap(({ sentences }) => sentences.map(({ text }) => text))
