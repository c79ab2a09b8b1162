import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ContractError } from '../../../src/contract/errors.ts'
import { saveTypedTriage } from '../../../src/db/commands/triage.ts'
import { triageDetails } from '../../factories/triage/details.ts'
import { serverResults } from '../../factories/triage/results.ts'
import { worker } from '../setup/fake-bridge.ts'
import { type App, type Look, openApp } from '../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll } from '../setup/page-checks.ts'

const HEARD = 'Blood pressure 88 over 50. Respirations 26.'

/** Saves a typed triage on this device and returns its id. */
async function saveTyped({ context }: App): Promise<string> {
  const clientId = context.random.uuid()
  await saveTypedTriage(context, { clientId, name: 'Triage', patientClientId: '', triage: triageDetails() })
  return clientId
}

/** Opens a triage of this device with the server's result, which adds a diastolic pressure from the transcript. */
async function openTwoResults(look: Look): Promise<App> {
  const app = await openApp('/', look)
  const triage = triageDetails()
  const clientId = app.context.random.uuid()
  await saveTypedTriage(app.context, { clientId, name: 'Triage', patientClientId: '', triage })
  await app.server.acceptsAll()
  const { id, name, data } = (await app.context.database.recordings.findOne(clientId).exec(true)).toMutableJSON()
  const results = serverResults({ triage, healthRecordId: id, said: HEARD })
  await app.server.pulls('recordings', { clientId, name, data: { ...data, results } })
  await app.go(`/triage/results/${id}`)
  return app
}

for (const look of [
  { theme: 'light', locale: 'en', width: 390, height: 844 },
  { theme: 'dark', locale: 'ru', width: 820, height: 1180 },
  { theme: 'contrast', locale: 'el', width: 1280, height: 900 },
] as const) {
  test(`two results beside each other are accessible and fit, in ${look.theme} and ${look.locale}`, async () => {
    await openTwoResults(look)
    const row = page.getByRole('row').filter({ hasText: '50' })
    await expect.element(row.first()).toBeVisible()
    await expectNoSidewaysScroll()
    await expectAccessible()
  })
}

test('a clinician’s decision needs a reason, keeps both categories, and is accessible', async () => {
  await openTwoResults({ width: 390, height: 844 })
  await expect.element(page.getByRole('heading', { name: 'Two results' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Diastolic pressure — 50 mmHg/ })).toBeVisible()
  await page.getByRole('button', { name: 'Change the category' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^Orange — very urgent/).click()
  await dialog.getByRole('button', { name: 'Decide' }).click()
  await expect.element(dialog.getByText('Say why: the reason is kept with the decision.')).toBeVisible()
  await dialog.getByLabelText('Reason').fill('Known chronic values, seen by the registrar')
  await dialog.getByRole('button', { name: 'Decide' }).click()
  await expect.element(page.getByRole('heading', { name: 'Orange — very urgent' })).toBeVisible()
  await expect.element(page.getByText('Decided by a clinician')).toBeVisible()
  await expect.element(page.getByText('Known chronic values, seen by the registrar')).toBeVisible()
  expect(document.querySelector('s')?.textContent).toBe('Red — immediate')
  await expectAccessible()
})

test('"Try again" on a typed triage that the server refused sends it again', async () => {
  const app = await openApp('/')
  const clientId = await saveTyped(app)
  await app.server.refuses('recordings', clientId, new ContractError('INVALID_PARAMS', 'refused'))
  const parked = async () => (await app.context.database.recordings.findOne(clientId).exec(true)).sync.parked
  await app.go(`/triage/results/${clientId}`)
  expect(await parked()).not.toBeNull()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(parked).toBeNull()
  expect(worker.called).toContain('sendNow')
})

test('a result that is not sent says what it waits for', async () => {
  const app = await openApp('/')
  await app.go(`/triage/results/${await saveTyped(app)}`)
  await expect.element(page.getByText('It will be sent in a moment.')).toBeVisible()
  worker.reports({ phase: 'offline', offlineSince: Date.now() })
  await expect.element(page.getByText('It will be sent when you are online.')).toBeVisible()
  worker.reports({ phase: 'upgrade-required' })
  await expect.element(page.getByText('It will be sent once this app is updated.')).toBeVisible()
})
