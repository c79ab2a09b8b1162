import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Doubt } from '../../../src/contract/entities/health-report.ts'
import { createHealthRecord } from '../../../src/db/commands/health-records.ts'
import { catchDownloads } from '../setup/downloads.ts'
import { worker } from '../setup/fake-bridge.ts'
import { type App, openApp } from '../setup/open-app.tsx'

const PATH = '/health-records/export'
const main = page.getByRole('main')
const button = (name: string) => main.getByRole('button', { name, exact: true })
const labs = (value: string, doubts: Doubt[] = []) => ({
  ...{ date: '2026-03-01', sourceType: 'file' },
  report: {
    findings: {
      labTestResults: {
        biomarkers: [
          { id: 'glucose', nameLocal: 'Glucose', value: Number(value), rawValue: value, unit: 'mmol/L', doubts },
        ],
      },
    },
  },
})

async function twoPatients({ server }: App) {
  const anna = { clientId: '0199d000-0000-7000-8000-000000000001', name: 'Anna', data: {} }
  const boris = { clientId: '0199d000-0000-7000-8000-000000000002', name: 'Boris', data: {} }
  await server.pulls('patients', anna, boris)
  const record = { recordType: 'labResults', status: 'processed' } as const
  await server.pulls(
    'healthRecords',
    {
      ...record,
      name: 'Blood',
      patientClientId: anna.clientId,
      data: { ...labs('12.0'), sourceData: { raw: 'secret' } },
    },
    {
      ...record,
      name: 'Unsure',
      patientClientId: anna.clientId,
      data: labs('7', [{ cell: 'value', reason: 'repaired' }]),
    },
    { ...record, name: 'Of Boris', patientClientId: boris.clientId, data: labs('3') },
  )
  return { anna, boris }
}
const choose = async (name: string) => {
  await main.getByRole('combobox', { name: 'Whose records' }).click()
  await page.getByRole('option', { name }).click()
}

test('patient-data.json has one patient and their records, those not sent marked, nobody else’s', async () => {
  const files = catchDownloads()
  await openApp(PATH, {
    store: async app => {
      const { anna } = await twoPatients(app)
      const data = { sourceType: 'manual', report: { description: 'written offline' } }
      await createHealthRecord(app.context, {
        name: 'New',
        recordType: 'healthLog',
        patientClientId: anna.clientId,
        data,
      })
    },
  })
  await choose('Anna')
  await expect.element(main.getByText('3 records', { exact: true })).toBeVisible()
  await expect.element(main.getByText('1 of them is not sent yet; it is in the file.')).toBeVisible()
  await button('Prepare the file').click()
  await button('Save').click()
  expect(files[0]?.name).toBe('patient-data.json')
  const text = (await (await files[0]?.content)?.text()) ?? ''
  const { patient, healthRecords, exportedAt } = JSON.parse(text)
  expect(Date.parse(exportedAt)).toBeLessThanOrEqual(Date.now())
  expect(patient).toMatchObject({ name: 'Anna' })
  expect(healthRecords.map((one: { name: string; unsynced?: true }) => [one.name, one.unsynced])).toEqual(
    expect.arrayContaining([
      ['Blood', undefined],
      ['Unsure', undefined],
      ['New', true],
    ]),
  )
  expect(healthRecords).toHaveLength(3)
  expect(text).not.toMatch(/"(patientId|sourceData|deletedAt)":|secret|Boris/)
  for (const one of [patient, ...healthRecords]) expect(Object.keys({ ...one, ...one.data })).not.toContain('id')
})

test('FHIR keeps 12.0, leaves out what waits for a check and says so; offline it says how old the data is', async () => {
  const files = catchDownloads()
  const app = await openApp(PATH, { store: twoPatients })
  const asOf = app.context.clock.now()
  worker.reports({ phase: 'offline', offlineSince: asOf, lastComplete: asOf })
  await expect.element(main.getByText(/the file lacks what other devices have added since/)).toBeVisible()
  await choose('Anna')
  await main.getByText('For another medical system (FHIR R4)').click()
  await button('Prepare the file').click()
  await expect.element(main.getByText('1 value', { exact: true })).toBeVisible()
  await expect.element(main.getByText('1 value waits for your check and is left out.')).toBeVisible()
  await button('Save').click()
  expect(files[0]?.name).toBe('patient-summary.fhir.json')
  const text = (await (await files[0]?.content)?.text()) ?? ''
  expect(text).toContain('"value":12.0,')
  expect(text).not.toContain('Boris')
})

test('everything of the account is one file, and no FHIR document', async () => {
  const files = catchDownloads()
  await openApp(PATH, { store: twoPatients })
  await main.getByText('For another medical system (FHIR R4)').click()
  await choose('All patients, and records without one')
  await expect.element(main.getByRole('radio', { name: /FHIR/ })).toBeDisabled()
  await button('Prepare the file').click()
  await button('Save').click()
  const { patients, healthRecords } = JSON.parse((await (await files[0]?.content)?.text()) ?? '')
  expect([patients.length, healthRecords.length]).toEqual([2, 3])
})

test('a browser that shares files has a button for it', async () => {
  const share = vi.fn(async () => undefined)
  Object.assign(navigator, { canShare: () => true, share })
  await openApp(PATH, { store: twoPatients })
  await choose('Anna')
  await button('Prepare the file').click()
  await button('Share').click()
  const [{ files } = { files: [] }] = share.mock.calls[0] as unknown as [{ files: File[] }]
  expect(files[0]?.name).toBe('patient-data.json')
})

test('without a patient there is nothing to export', async () => {
  await openApp(PATH)
  await expect.element(main.getByRole('heading', { name: 'Nothing to export yet' })).toBeVisible()
})

test('a store that fails leaves a sentence and another try', async () => {
  const app = await openApp(PATH, { store: twoPatients })
  await choose('Anna')
  await expect.element(main.getByText('2 records', { exact: true })).toBeVisible()
  const failing = vi.spyOn(app.context.database.healthRecords, 'find').mockImplementation(() => {
    throw new Error('the disk is gone')
  })
  await button('Prepare the file').click()
  await expect.element(main.getByText('The file could not be made')).toBeVisible()
  failing.mockRestore()
  await button('Try again').click()
  await expect.element(main.getByText('The file is ready')).toBeVisible()
})

test('settings lead here', async () => {
  const app = await openApp('/user-account/account/settings')
  await page.getByRole('link', { name: 'Export records' }).click()
  await expect.element(main.getByRole('heading', { name: 'Export records' })).toBeVisible()
  expect(app.address()).toBe(PATH)
})
