import { page } from 'vitest/browser'
import type { HealthRecord } from '../../../src/contract/entities/health-record.ts'
import type { Biomarker } from '../../../src/contract/entities/health-report.ts'
import { biomarker, labData } from '../../factories/records/reports.ts'
import type { RowOf } from '../setup/fake-server.ts'
import type { App } from '../setup/open-app.tsx'

export const LABS = '/health-records/labResults'
export const LOG = '/health-records/healthLog'
export const TREATMENT = '/health-records/treatment'

export const main = page.getByRole('main')
export const button = (name: string | RegExp) => page.getByRole('button', { name })
export const heading = (name: string | RegExp) => page.getByRole('heading', { name })
export const notice = (text: string | RegExp) => page.getByRole('region', { name: /^Notifications/ }).getByText(text)
export const question = page.getByRole('alertdialog')

export const row = (name: string) =>
  main.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) })
export const rowNames = () =>
  main
    .getByRole('listitem')
    .elements()
    .flatMap(one => one.querySelector('h3')?.textContent ?? [])

export async function rowMenu(name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** The patient to whom the records of `withRecords` belong. */
export const PATIENT = '0199a000-0000-7000-8000-000000000001'
export const OTHER = '0199a000-0000-7000-8000-000000000002'

/** The record of a test that has one. */
export const RECORD = '0199a000-0000-7000-8000-000000000007'

export type RecordRow = RowOf<'healthRecords'>

/** A processed record of the patient, as another device or a job of the server made it. */
export const record = (name: string, change: Partial<HealthRecord> = {}): RecordRow => ({
  ...{
    createdAt: '2026-01-02T10:00:00.000Z',
    name,
    recordType: 'labResults',
    status: 'processed',
    patientClientId: PATIENT,
  },
  ...change,
})

export const lab = (
  name: string,
  date: string,
  rows: readonly Partial<Biomarker>[],
  change: Partial<HealthRecord> = {},
) => record(name, { data: labData(rows.map(biomarker), { date }), ...change })

/** Option `store` of `openApp`: a patient with these records, and another patient with one of his own. */
export const withRecords =
  (...records: RecordRow[]) =>
  async ({ server, context }: App) => {
    const born = { nickname: 'H', dateOfBirth: '1982-06-11', gender: 'female' as const }
    await server.pulls('patients', {
      clientId: OTHER,
      name: 'Tom Whitaker',
      data: { nickname: 'T' },
      createdAt: '2025-01-01T00:00:00.000Z',
    })
    await server.pulls('patients', { clientId: PATIENT, name: 'Helen Carter', data: born })
    if (records.length > 0) await server.pulls('healthRecords', ...records)
    await server.pulls('healthRecords', { ...record('Of another patient'), patientClientId: OTHER })
    return context
  }

export const stored = async ({ context }: App, name: string) => {
  const found = await context.database.healthRecords.findOne({ selector: { name } }).exec(true)
  return found.toMutableJSON()
}

export const HAEMOGLOBIN = {
  ...{ id: 'hemoglobin', nameLocal: 'Haemoglobin', name: 'Haemoglobin', value: 121, rawValue: '121', unit: 'g/L' },
  ...{ min: 120, max: 150, referenceRange: '120 - 150', refExceed: 0 },
} as const satisfies Partial<Biomarker>
export const CHOLESTEROL = {
  ...{
    id: 'cholesterol_total',
    nameLocal: 'Total cholesterol',
    name: 'Total cholesterol',
    value: 5.8,
    rawValue: '5.8',
  },
  ...{ unit: 'mmol/L', min: null, max: 5.2, referenceRange: '< 5.2', refExceed: 1 },
} as const satisfies Partial<Biomarker>
