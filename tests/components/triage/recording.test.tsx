import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TriageData } from '../../../src/contract/entities/triage.ts'
import { TriageDrafts } from '../../../src/db/triage-drafts.ts'
import { draft } from '../../factories/triage/draft.ts'
import { interrupted, recordedFor } from '../scribe/recorder-page.ts'
import { button, uploads } from '../scribe/scribe-page.ts'
import { worker } from '../setup/fake-bridge.ts'
import { putCutOffRecording } from '../setup/interrupted-recording.ts'
import { type App, openApp, resize } from '../setup/open-app.tsx'

const RECORD = '/triage/record'
const RESULTS = '/triage/results'
const pulse = page.getByLabelText('Heart rate')
const finish = () => button('Finish').click()
const finishWithout = page.getByRole('button', { name: 'Finish without the recording' })

const triages = async ({ context: { database } }: App) =>
  (await database.recordings.find().exec()).map(one => ({ ...one.toMutableJSON(), ...TriageData.parse(one.data) }))

/** Stores an interrupted triage with a pulse of 142 and a recording of this length. */
async function putUnfinished(app: App, length: 'tooShort' | 'short'): Promise<void> {
  const sessionId = await putCutOffRecording(app, { length, moduleId: 'triage' })
  const made = draft({ clientId: app.context.random.uuid(), sessionId, numbers: { HR: '142' } })
  const drafts = new TriageDrafts()
  await drafts.keep(app.context.accountId, made, null)
  drafts.close()
}

test('a recording that is too short is refused, and the triage can be finished without it', async () => {
  const app = await openApp(RECORD)
  await pulse.fill('141')
  await button('Record').click()
  await recordedFor(1)
  await finish()
  const refusal = page
    .getByRole('alert')
    .filter({ hasText: 'Too short, minimum 5 seconds. What was recorded is kept.' })
  // The refusal is visible without scrolling on a phone.
  await resize({ width: 390, height: 844 })
  await expect.element(refusal).toBeInViewport({ ratio: 1 })
  expect(app.address()).toBe(RECORD)
  await finishWithout.click()
  await expect.poll(app.address).toBe(RESULTS)
  const [triage, ...more] = await triages(app)
  expect(more).toEqual([])
  expect(triage).toMatchObject({ typed: { vitals: { HR: 141 } }, queue: 1 })
  await app.go('/triage')
  await expect.element(page.getByRole('region', { name: 'A triage is not finished' })).not.toBeInTheDocument()
})

test('an interrupted triage with a recording that is too short can be finished without it', async () => {
  const app = await openApp(RECORD, { store: made => putUnfinished(made, 'tooShort') })
  await expect.element(pulse).toHaveValue('142')
  await finish()
  await finishWithout.click()
  await expect.poll(app.address).toBe(RESULTS)
  expect(await triages(app)).toMatchObject([{ typed: { vitals: { HR: 142 } }, queue: 1 }])
  await app.go('/ambient-scribe/list')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(interrupted).not.toBeInTheDocument()
})

test('an interrupted triage is continued with its values, and keeps its recording (R6)', async () => {
  const app = await openApp('/triage', { store: made => putUnfinished(made, 'short') })
  const notice = page.getByRole('region', { name: 'A triage is not finished' })
  await notice.getByRole('link', { name: 'Continue' }).click()
  await expect.element(pulse).toHaveValue('142')
  await expect.element(page.getByText('A recording is kept')).toBeVisible()
  await finish()
  await expect.poll(app.address).toBe(RESULTS)
  const [triage] = await triages(app)
  expect(triage).toMatchObject({ typed: { vitals: { HR: 142 } }, queue: 2 })
  expect(await app.context.uploads.blob(app.context.accountId, triage?.clientId ?? '')).not.toBeNull()
})

test('with manual uploads the result says that its recording waits for the user, and "Send now" queues it (decision 73)', async () => {
  const app = await openApp('/ambient-scribe/list', { store: made => putUnfinished(made, 'short') })
  await uploads('automatic', 'Manual')
  await app.go(RECORD)
  await expect.element(pulse).toHaveValue('142')
  await finish()
  await expect.poll(app.address).toBe(RESULTS)
  await expect.element(page.getByText('Uploads are manual: send it when you want.')).toBeVisible()
  await expect.element(page.getByText('It will be sent in a moment.')).not.toBeInTheDocument()
  const [triage] = await triages(app)
  const job = () => app.context.uploads.item(app.context.accountId, triage?.clientId ?? '')
  expect(await job()).toBeNull()
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect.poll(job).toMatchObject({ state: 'waiting' })
  expect(worker.called).toContain('sendNow')
})
