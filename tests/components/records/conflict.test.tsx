import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { editHealthRecord, updateHealthRecord } from '../../../src/db/commands/health-records.ts'
import { biomarkersOf, prescriptionsOf, reportOf, withBiomarkers } from '../../../src/domain/records/report.ts'
import { pill } from '../scribe/scribe-page.ts'
import { type App, openApp } from '../setup/open-app.tsx'
import { expectAccessible } from '../setup/page-checks.ts'
import { CHOLESTEROL, HAEMOGLOBIN, lab, OTHER, PATIENT, RECORD, record, stored, withRecords } from './records-page.ts'

/* A health record that two devices edited without knowing of each other: both versions are compared in words. */

const SOURCE = { page: 1, line: 'Haemoglobin 121 g/L 120 - 150', box: [0.1, 0.2, 0.5, 0.02] as never }
const SHEET = lab('Blood test', '2026-03-20', [
  { ...HAEMOGLOBIN, rowId: 'h', source: SOURCE },
  { ...CHOLESTEROL, rowId: 'c' },
])
const ROW = { ...SHEET, clientId: RECORD, id: 7 }
const dialog = page.getByRole('dialog').last()
async function version(title: string): Promise<string> {
  const heading = dialog.getByRole('heading', { name: title, level: 3 })
  await expect.element(heading).toBeVisible()
  return heading.element().parentElement?.textContent ?? ''
}
const compare = () => page.getByRole('button', { name: 'Compare' }).first().click()
const RAW =
  /rowId|refExceed|authoredAt|\bsource\b|hemoglobin|data\.|labTestResults|\[object|[0-9a-f]{8}-[0-9a-f]{4}|\d{4}-\d\d-\d\dT/

const changed = (value: number, by: string) => ({
  ...{ value, rawValue: String(value), origin: 'corrected' as const, author: by, authoredAt: '2026-03-21T09:00:00Z' },
})

/** This device and another one give the haemoglobin different values. */
async function editedTwice(app: App): Promise<void> {
  const withValue = (data: Parameters<typeof reportOf>[0], value: number, by: string) =>
    withBiomarkers(
      data,
      biomarkersOf(reportOf(data)).map(row => (row.rowId === 'h' ? { ...row, ...changed(value, by) } : row)),
    )
  await editHealthRecord(app.context, RECORD, ({ data }) => ({ data: withValue(data, 112, 'Dana Markova') }))
  await app.server.pulls('healthRecords', { ...ROW, data: withValue(ROW.data as never, 131, 'Nikos Ioannou') })
}

test('a value is compared with its name, unit and range, and one choice takes the whole row', async () => {
  const app = await openApp('/health-records/labResults', { width: 1280, store: withRecords(ROW) })
  await editedTwice(app)
  await expect.element(pill(/^1 needs you/)).toBeVisible()
  await compare()
  const row = (value: string) => [
    'Biomarker',
    'Haemoglobin',
    'Value',
    value,
    'Units',
    'g/L',
    'Reference range',
    '120 - 150',
  ]
  for (const [title, value] of [
    ['Shown now', '131'],
    ['Yours', '112'],
  ] as const)
    for (const part of row(value)) expect(await version(title)).toContain(part)
  expect(dialog.element().textContent).not.toMatch(RAW)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Put mine back' }).click()
  const values = async () => biomarkersOf(reportOf((await stored(app, 'Blood test')).data)).map(one => one.value)
  await expect.poll(values).toEqual([112, 5.8])
  expect(biomarkersOf(reportOf((await stored(app, 'Blood test')).data))[0]).toMatchObject({
    ...{ rawValue: '112', author: 'Dana Markova', source: SOURCE },
  })
})

test('patients are compared by name, a date as a date, a medicine by its cells', async () => {
  const pills = { rowId: 'm', medication: 'Amlodipine', dosage: '5 mg', frequency: 'once daily' }
  const treatment = record('Treatment', {
    ...{ clientId: RECORD, id: 7, recordType: 'treatment' },
    data: { date: '2026-03-20', report: { prescriptions: [pills] } },
  })
  const app = await openApp('/health-records/treatment', { width: 1280, store: withRecords(treatment) })
  const withDose = (data: Parameters<typeof reportOf>[0], dosage: string) => ({
    ...data,
    report: { ...data.report, prescriptions: prescriptionsOf(reportOf(data)).map(one => ({ ...one, dosage })) },
  })
  await editHealthRecord(app.context, RECORD, ({ data }) => ({
    data: { ...withDose(data, '10 mg'), date: '2026-03-22' },
  }))
  const data = { ...withDose(treatment.data as never, '2.5 mg'), date: '2026-03-21' }
  await app.server.pulls('healthRecords', { ...treatment, data })
  await expect.element(pill(/^2 need you/)).toBeVisible()
  await compare()
  const seen = [await version('Shown now'), await version('Yours')]
  await dialog.getByRole('button', { name: 'Keep what is shown' }).click()
  // Until the decided conflict is gone, "Compare" opens it again.
  await expect.element(pill(/^1 needs you/)).toBeVisible()
  await compare()
  seen.push(await version('Shown now'), await version('Yours'))
  const said = seen.join('\n')
  for (const part of ['Medication', 'Amlodipine', 'Dosage', '2.5 mg', '10 mg', 'Frequency', 'once daily'])
    expect(said).toContain(part)
  expect(said).not.toMatch(/2026-03-2/)
  expect(said).not.toMatch(RAW)
})

test('a record that was given to different patients is compared by their names', async () => {
  const app = await openApp('/health-records/labResults', {
    width: 1280,
    store: withRecords({ ...ROW, patientClientId: null }),
  })
  await updateHealthRecord(app.context, RECORD, { patientClientId: PATIENT })
  await app.server.pulls('healthRecords', { ...ROW, patientClientId: OTHER })
  await compare()
  expect(await version('Shown now')).toContain('Tom Whitaker')
  expect(await version('Yours')).toContain('Helen Carter')
  expect(dialog.element().textContent).not.toMatch(RAW)
})
