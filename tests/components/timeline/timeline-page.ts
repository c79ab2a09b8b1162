import { page } from 'vitest/browser'
import type { Biomarker } from '../../../src/contract/entities/health-report.ts'
import { lab, record } from '../records/records-page.ts'

export const TIMELINE = '/health-records/timeline'
export const chart = page.getByRole('slider')
export const valueText = () => chart.element().getAttribute('aria-valuetext') ?? ''
export const card = page.getByRole('region', { name: 'Under the cursor' })
export const option = (name: string | RegExp) => page.getByRole('button', { name })

export const ferritin = (value: number, change: Partial<Biomarker> = {}): Partial<Biomarker> => ({
  ...{ value, rawValue: String(value), refExceed: value < 15 || value > 150 ? 1 : 0 },
  ...change,
})
export const glucose = (value: number, change: Partial<Biomarker> = {}): Partial<Biomarker> => ({
  ...{ id: 'glucose', name: 'Glucose', nameLocal: 'Glucose', value, rawValue: String(value), unit: 'mmol/L' },
  ...{ min: 3.9, max: 6.1, referenceRange: '3.9 - 6.1', refExceed: value > 6.1 ? 1 : 0 },
  ...change,
})

const hemoglobin = (value: number): Partial<Biomarker> => ({
  ...{ id: 'hemoglobin', name: 'Haemoglobin', nameLocal: 'Haemoglobin', value, rawValue: String(value), unit: 'g/L' },
  ...{ min: 120, max: 150, referenceRange: '120 - 150', refExceed: value < 120 ? 1 : 0 },
})

/** Ferritin of two years as on the mock-up, iron in between. */
export const RECORDS = [
  lab('First', '2024-03-20', [
    ferritin(28),
    hemoglobin(134),
    glucose(99, { unit: 'mg/dL', min: 70, max: 110, rawValue: '99', refExceed: 0 }),
  ]),
  lab('Second', '2024-09-10', [ferritin(19), hemoglobin(128), glucose(5.2)]),
  lab('Third', '2025-02-05', [ferritin(12), hemoglobin(112), glucose(6.4)]),
  lab('Worst', '2025-10-16', [ferritin(6, { notes: 'Heavy periods, tiredness' }), hemoglobin(104), glucose(5.6)]),
  lab('After', '2025-12-08', [ferritin(11), hemoglobin(118)]),
  lab('Better', '2026-03-02', [ferritin(19), hemoglobin(126)]),
  lab('Good', '2026-07-15', [ferritin(34), hemoglobin(132)]),
  lab('Control', '2026-10-02', [ferritin(46), hemoglobin(134), glucose(5.1)]),
]

export const treatment = (name: string, date: string, medication: string, dosage: string, duration: string) =>
  record(name, {
    recordType: 'treatment',
    data: {
      date,
      sourceType: 'manual',
      report: { prescriptions: [{ medication, dosage, frequency: 'daily', duration }] },
    },
  })

export const TREATMENTS = [
  treatment('Iron course', '2024-04-01', 'Iron fumarate', '60 mg', '5 months'),
  treatment('Iron again', '2025-10-20', 'Iron sulfate', '100 mg', '8 months'),
  treatment('Vitamin D', '2025-10-21', 'Cholecalciferol', '1000 IU', 'long-term'),
]
