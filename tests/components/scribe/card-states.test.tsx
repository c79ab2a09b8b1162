import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ContractError } from '../../../src/contract/errors.ts'
import { OUTAGE_TRIES } from '../../../src/sync/retry-policy.ts'
import { worker } from '../setup/fake-bridge.ts'
import { type App, openApp } from '../setup/open-app.tsx'
import { pressEscape } from '../setup/page-checks.ts'
import { recording, saveUnsent, uploadJob } from './recordings.ts'
import { button, card, cardMenu, centre, LIST, notice, pill, question, sectionTitle, uploads } from './scribe-page.ts'

/* The sync status of a local recording (specification D §4, decisions 69 to 74), as shown on its card. */

let app: App
beforeEach(async () => {
  app = await openApp(LIST)
})

const offline = () => worker.reports({ phase: 'offline', offlineSince: Date.now() })
const fault = new ContractError('INTERNAL_ERROR')

test('a new recording waits for its turn, then for the network; once sent it has the id of its record', async () => {
  const clientId = await saveUnsent(app, 'Pending')
  await expect.element(card('Pending')).toMatchTextContent('It will be sent in a moment.')
  expect(await recording(app, clientId)).toMatchObject({ syncStatus: 'pending', syncAttempts: 0, id: null, queue: 2 })
  offline()
  await expect.element(card('Pending')).toMatchTextContent('Waiting for network')
  await expect.element(pill(/^Offline · 1/)).toBeVisible()
  const { id } = await app.server.hasUploaded(clientId)
  worker.reports()
  await expect.element(card('Pending').getByRole('link')).toHaveAttribute('href', `/ambient-scribe/${id}`)
  expect(await recording(app, clientId)).toMatchObject({ syncStatus: 'synced', id, syncAttempts: 0, queue: 0 })
  await expect.element(pill(/^All saved/)).toBeVisible()
})

test('while it is being sent the card shows the progress', async () => {
  const clientId = await saveUnsent(app, 'Syncing')
  await app.server.isReceiving(clientId)
  worker.reports({ uploads: [{ clientId, sentBytes: 610, totalBytes: 1000 }] })
  await expect.element(card('Syncing')).toMatchTextContent('Sending. It stays on this device until the server has it.')
  const bar = page.getByRole('progressbar', { name: 'Sending Syncing' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '61')
  expect(await recording(app, clientId)).toMatchObject({ syncStatus: 'syncing' })
  await app.server.hasUploaded(clientId)
  worker.reports()
  await expect.element(bar).not.toBeInTheDocument()
})

test('after a failure the card says that it will be retried', async () => {
  const clientId = await saveUnsent(app, 'Put off')
  await app.server.failsUpload(clientId, fault)
  await expect.element(card('Put off')).toMatchTextContent('Will try again')
  expect(await uploadJob(app, clientId)).toMatchObject({ retryCount: 1, state: 'waiting' })
})

test('a server that fails on it for minutes is no matter for a person: the card waits, the pill asks nothing', async () => {
  const clientId = await saveUnsent(app, 'Put off')
  for (let tries = 0; tries < 10; tries++) await app.server.failsUpload(clientId, fault)
  await expect.element(card('Put off')).toMatchTextContent('Will try again')
  await expect.element(pill(/needs you/)).not.toBeInTheDocument()
  expect(await recording(app, clientId)).toMatchObject({ syncStatus: 'pending', syncAttempts: 10 })
})

const hour = { retryCount: OUTAGE_TRIES - 1, maxRetries: OUTAGE_TRIES }
for (const { code, before, reason } of [
  { code: 'INTERNAL_ERROR', before: hour, reason: 'Something went wrong on the server' },
  { code: 'RATE_LIMITED', before: hour, reason: 'The server asked to wait. The recording is kept' },
  { code: 'CONFLICT', before: { retryCount: 2 }, reason: '' },
] as const) {
  test(`the last try with ${code} makes it an error with its reason and a notice; "Upload now" starts again (decision 69)`, async () => {
    const clientId = await saveUnsent(app, 'Given up')
    await expect.element(card('Given up')).toBeVisible()
    await app.context.uploads.change(clientId, before)
    await app.server.failsUpload(clientId, new ContractError(code))
    await expect.element(notice('“Given up” could not be sent')).toBeVisible()
    await expect.element(card('Given up')).toMatchTextContent(`Max retries reached: ${reason}`)
    expect(await recording(app, clientId)).toMatchObject({
      syncStatus: 'error',
      syncAttempts: before.retryCount + 1,
    })
    expect((await recording(app, clientId)).syncErrorMessage).toMatch(/^Max retries reached: ./)
    await expect.element(pill(/1 needs you/)).toBeVisible()
    await cardMenu('Given up', 'Upload now')
    await expect.poll(() => uploadJob(app, clientId)).toMatchObject({ state: 'waiting', retryCount: 0, error: null })
    expect(worker.called).toContain('sendNow')
  })
}

describe('a refusal is an error at once, without retries (decision 70)', () => {
  let clientId: string
  beforeEach(async () => {
    clientId = await saveUnsent(app, 'Refused')
    await expect.element(card('Refused')).toBeVisible()
    await app.server.failsUpload(clientId, new ContractError('UNPROCESSABLE'))
    await expect.element(card('Refused')).toMatchTextContent('Could not be sent')
    await expect.element(card('Refused')).toMatchTextContent('The recording is kept on this device.')
    expect(await uploadJob(app, clientId)).toMatchObject({ state: 'error', retryCount: 0 })
  })
  const expectTriedAgain = () =>
    expect.poll(() => uploadJob(app, clientId)).toMatchObject({ state: 'waiting', retryCount: 0, error: null })

  test('it is shown on every screen', async () => {
    await expect.element(notice('“Refused” could not be sent')).toBeVisible()
    await expect.element(pill(/1 needs you/)).toBeVisible()
  })

  test('"Try again" in the sync centre sends it', async () => {
    await pill(/1 needs you/).click()
    await centre.getByRole('button', { name: 'Try again' }).click()
    await expectTriedAgain()
    expect(worker.called).toContain('sendNow')
    await pressEscape()
    await expect.element(centre).not.toBeInTheDocument()
  })

  test('"Upload all now" sends it', async () => {
    await uploads('automatic', 'Upload all now')
    await expectTriedAgain()
    expect(worker.called).toContain('sendNow')
  })

  test('"Upload now" shows a warning when offline, and queues the recording (decision 72)', async () => {
    offline()
    await cardMenu('Refused', 'Upload now')
    await expect.element(notice('No internet connection. Will sync when online.')).toBeVisible()
    await expectTriedAgain()
  })

  test('"Upload all now" shows a warning when offline, and changes nothing (decision 72)', async () => {
    offline()
    const before = await uploadJob(app, clientId)
    await uploads('automatic', 'Upload all now')
    await expect.element(notice('No internet connection available.')).toBeVisible()
    expect(await uploadJob(app, clientId)).toEqual(before)
  })
})

test('after a 429 the upload waits as Retry-After says, until "Upload now" (decision 70)', async () => {
  const clientId = await saveUnsent(app, 'Patience')
  await app.server.failsUpload(clientId, new ContractError('RATE_LIMITED', undefined, { retryAfter: 60 }))
  await expect.element(card('Patience')).toMatchTextContent('Will try again')
  const { nextRetryAt = 0 } = (await uploadJob(app, clientId)) ?? {}
  expect(nextRetryAt - Date.now()).toBeGreaterThan(45_000)
  await cardMenu('Patience', 'Upload now')
  await expect.poll(async () => (await uploadJob(app, clientId))?.nextRetryAt).toBeLessThanOrEqual(Date.now())
})

test('missing bytes are shown, and the recording is kept until it is deleted (decision 71)', async () => {
  const clientId = await saveUnsent(app, 'Bytes gone')
  await app.context.uploads.dropBytes(clientId, 'discarded')
  await app.server.sweeps()
  const lost = 'Recording not found. The audio is not on this device'
  await expect.element(card('Bytes gone')).toMatchTextContent(lost)
  expect(await recording(app, clientId)).toMatchObject({
    syncStatus: 'error',
    syncErrorMessage: 'Recording not found',
  })
  await expect.element(pill(/1 needs you/)).toBeVisible()
  await cardMenu('Bytes gone', 'Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(card('Bytes gone')).not.toBeInTheDocument()
})

test('a recording without a page says that it is not synced yet', async () => {
  await saveUnsent(app, 'No page yet')
  offline()
  await button('No page yet').click()
  await expect.element(notice('This recording is not synced yet.')).toBeVisible()
  expect(app.address()).toBe(LIST)
  await expect.element(sectionTitle('On this device')).toBeVisible()
})
