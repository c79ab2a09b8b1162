import type { Page } from 'playwright'
import { expect, test } from 'playwright/test'
import { card, cardMenu } from '../scribe-ward.ts'
import { type Device, expectAllSaved, LONG, openClinic, pill } from './clinic.ts'
import { bringAudio, retryInCentre, turnWeather, visit } from './deeds.ts'
import { blobs, changeJob, documentNamed, jobs, loseBytes } from './local-store.ts'

/*
 * The sync status of a local recording (specification D §4, decisions 69 to 74), one test for each of its sentences, on
 * one device whose network does what the test says.
 */

test.describe.configure({ timeout: 60_000 })

const clinic = openClinic({ opensOffline: true })
const UPLOAD = /fileUpload:upload/

const stored = ({ page, account }: Device, name: string) => documentNamed(page, account, name)
const jobOf = async (device: Device, name: string) => {
  const document = await stored(device, name)
  return (await jobs(device.page)).find(job => job.id === document?.clientId) ?? null
}
const onServer = async (name: string) => (await clinic.onServer()).recordings.filter(one => one.name === name)
const expectSent = async (device: Device, name: string) => {
  await expect.poll(async () => (await onServer(name)).length).toBe(1)
  await expect.poll(async () => (await stored(device, name))?.syncStatus).toBe('synced')
}
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' }).click()

test('a new recording is pending; sent, it is synced, carries the number of its record, and counts no attempts', async ({
  browser,
}) => {
  const device = await clinic.standing(browser)
  clinic.proxy().set({ kind: 'cut' })
  await bringAudio(device.page, 'Pending')
  expect(await stored(device, 'Pending')).toMatchObject({ syncStatus: 'pending', syncAttempts: 0, id: null, queue: 2 })
  await expect(card(device.page, 'Pending')).toContainText('Waiting for network')
  clinic.proxy().set({ kind: 'clear' })
  await refresh(device.page)
  await expectSent(device, 'Pending')
  const [record] = await onServer('Pending')
  expect(await stored(device, 'Pending')).toMatchObject({ id: record?.id, syncAttempts: 0, queue: 0 })
  await clinic.expectEqual(device)
})

test('while it is being sent it is syncing, and the card says how much has arrived', async ({ browser }) => {
  const device = await clinic.standing(browser)
  clinic.proxy().harm({ on: UPLOAD, does: { kind: 'delay', ms: 1500 }, times: 1 })
  await bringAudio(device.page, 'Syncing')
  await expect.poll(async () => (await stored(device, 'Syncing'))?.syncStatus, { intervals: [50] }).toBe('syncing')
  await expect(card(device.page, 'Syncing')).toContainText('Sending.')
  await expectSent(device, 'Syncing')
})

test('a failure raises the count and puts it off by five seconds; then it is sent by itself (decision 69)', async ({
  browser,
}) => {
  const device = await clinic.standing(browser)
  const plan = clinic.proxy().harm({ on: UPLOAD, does: { kind: 'status', status: 500 }, times: 1 })
  await bringAudio(device.page, 'Put off')
  await expect(card(device.page, 'Put off')).toContainText('Will try again')
  const failed = await jobOf(device, 'Put off')
  expect(failed).toMatchObject({ retryCount: 1, state: 'waiting' })
  const now = await device.page.evaluate(() => Date.now())
  expect((failed?.nextRetryAt ?? 0) - now).toBeGreaterThan(0)
  expect((failed?.nextRetryAt ?? 0) - now).toBeLessThanOrEqual(5000)
  await expectSent(device, 'Put off')
  expect(plan.struck).toHaveLength(1)
  expect(await stored(device, 'Put off')).toMatchObject({ syncAttempts: 0 })
})

test('at the third failure it is an error that says why, aloud too; "Upload now" begins anew (decision 69)', async ({
  browser,
}) => {
  const device = await clinic.standing(browser)
  const { page } = device
  const plan = clinic.proxy().harm({ on: UPLOAD, does: { kind: 'status', status: 500 } })
  await bringAudio(page, 'Given up')
  await expect(page.getByText('“Given up” could not be sent')).toBeVisible({ timeout: 30_000 })
  await expect(card(page, 'Given up')).toContainText('Max retries reached: The server has a fault')
  expect(plan.struck).toHaveLength(3)
  expect(await stored(device, 'Given up')).toMatchObject({ syncStatus: 'error', syncAttempts: 3 })
  expect((await stored(device, 'Given up'))?.syncErrorMessage).toMatch(/^Max retries reached: ./)
  await expect(pill(page)).toHaveText('1 needs you')
  clinic.proxy().set({ kind: 'clear' })
  await cardMenu(page, 'Given up', 'Upload now')
  await expectSent(device, 'Given up')
  await expectAllSaved(page)
})

test('out of tries it says so once, and why in words of its own', LONG, async ({ browser }) => {
  const device = await clinic.standing(browser)
  clinic.proxy().harm({ on: UPLOAD, does: { kind: 'refuse', code: 'RATE_LIMITED' } })
  await bringAudio(device.page, 'Too much asked')
  const said = 'Max retries reached: The server asked to wait. The recording is kept'
  await expect(card(device.page, 'Too much asked')).toContainText(said, { timeout: 30_000 })
  clinic.proxy().set({ kind: 'clear' })
  await cardMenu(device.page, 'Too much asked', 'Upload now')
  await expectSent(device, 'Too much asked')
})

for (const [way, again] of [
  ['retry, in the sync centre', (page: Page) => retryInCentre(page)],
  [
    'force sync, for all at once',
    async (page: Page) => {
      await page.getByRole('button', { name: 'Uploads: automatic' }).click()
      await page.getByRole('menuitem', { name: 'Upload all now' }).click()
    },
  ],
] as const) {
  test(`a refusal is an error at once, without further tries (decision 70); ${way}, sends it`, async ({ browser }) => {
    const device = await clinic.standing(browser)
    const name = `Refused, then ${way}`
    const plan = clinic.proxy().harm({ on: UPLOAD, does: { kind: 'refuse', code: 'UNPROCESSABLE' } })
    await bringAudio(device.page, name)
    await expect(card(device.page, name)).toContainText('Could not be sent')
    expect(plan.struck).toHaveLength(1)
    expect(await jobOf(device, name)).toMatchObject({ state: 'error', retryCount: 0, error: { code: 'UNPROCESSABLE' } })
    clinic.proxy().set({ kind: 'clear' })
    await again(device.page)
    await expectSent(device, name)
    await expectAllSaved(device.page)
  })
}

test('a server out of reach is no failure: the queue waits and counts nothing (decision 70)', async ({ browser }) => {
  const device = await clinic.standing(browser)
  clinic.proxy().set({ kind: 'cut' })
  await bringAudio(device.page, 'Out of reach')
  for (let i = 0; i < 4; i++) {
    await refresh(device.page)
    await expect(pill(device.page)).toHaveText(/^Offline · 1/)
  }
  expect(await jobOf(device, 'Out of reach')).toMatchObject({ retryCount: 0, state: 'waiting' })
  clinic.proxy().set({ kind: 'clear' })
  await refresh(device.page)
  await expectSent(device, 'Out of reach')
})

test('a server that asks for patience is given it (429, decision 70)', async ({ browser }) => {
  const device = await clinic.standing(browser)
  clinic.proxy().harm({ on: UPLOAD, does: { kind: 'status', status: 429, retryAfter: 60 }, times: 1 })
  await bringAudio(device.page, 'Patience')
  await expect(card(device.page, 'Patience')).toContainText('Will try again')
  const now = await device.page.evaluate(() => Date.now())
  expect(((await jobOf(device, 'Patience'))?.nextRetryAt ?? 0) - now).toBeGreaterThan(45_000)
  await cardMenu(device.page, 'Patience', 'Upload now')
  await expectSent(device, 'Patience')
})

test(
  'bytes that are gone are asked for again without counting, and in the end it says so and keeps the rest (decision 71)',
  LONG,
  async ({ browser }) => {
    const device = await clinic.standing(browser)
    const { page } = device
    clinic.proxy().set({ kind: 'cut' })
    await bringAudio(page, 'Bytes gone')
    const { clientId } = (await stored(device, 'Bytes gone')) ?? { clientId: '' }
    await loseBytes(page, clientId)
    clinic.proxy().set({ kind: 'clear' })
    await refresh(page)
    await expect.poll(async () => (await jobOf(device, 'Bytes gone'))?.notFoundCount).toBeGreaterThan(0)
    expect(await jobOf(device, 'Bytes gone')).toMatchObject({ retryCount: 0, state: 'waiting' })
    // Five minutes later: the sixtieth time. A try that is under way would write its own count over it.
    await expect(async () => {
      await changeJob(page, clientId, { notFoundCount: 59, nextRetryAt: 0 })
      await refresh(page)
      const said = 'Recording not found. The audio is not on this device'
      await expect(card(page, 'Bytes gone')).toContainText(said, { timeout: 2000 })
    }).toPass()
    expect(await stored(device, 'Bytes gone')).toMatchObject({
      syncStatus: 'error',
      syncErrorMessage: 'Recording not found',
    })
    await expect(pill(page)).toHaveText('1 needs you')
    await cardMenu(page, 'Bytes gone', 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expectAllSaved(page)
  },
)

test('in manual mode nothing leaves, not even when the network returns (decision 73)', async ({ browser }) => {
  const device = await clinic.standing(browser)
  const { page } = device
  await page.getByRole('button', { name: 'Uploads: automatic' }).click()
  await page.getByRole('menuitemradio', { name: 'Manual' }).click()
  clinic.proxy().set({ kind: 'cut' })
  await bringAudio(page, 'Held back')
  await refresh(page)
  await expect(pill(page)).toHaveText(/^Offline/)
  clinic.proxy().set({ kind: 'clear' })
  await refresh(page)
  await expect(pill(page)).toHaveText('1 on this device')
  expect(await onServer('Held back')).toEqual([])
  await page.getByRole('button', { name: 'Uploads: manual' }).click()
  await page.getByRole('menuitemradio', { name: 'Automatic' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click()
  await expectSent(device, 'Held back')
})

test(
  'after thirty days the bytes of what the server has may go, and of nothing else (decision 65)',
  LONG,
  async ({ browser }) => {
    const device = await clinic.standing(browser)
    const { page } = device
    await bringAudio(page, 'Sent long ago')
    await expectSent(device, 'Sent long ago')
    clinic.proxy().harm({ on: UPLOAD, does: { kind: 'refuse', code: 'UNPROCESSABLE' } })
    await bringAudio(page, 'Never sent')
    await expect(card(page, 'Never sent')).toContainText('Could not be sent')
    const sent = (await stored(device, 'Sent long ago'))?.clientId
    const unsent = (await stored(device, 'Never sent'))?.clientId
    expect(await blobs(page)).toEqual(expect.arrayContaining([sent, unsent]))
    await turnWeather(page, 'wrong-clock', { Hours: '960' })
    await page.reload()
    await expect.poll(() => blobs(page)).not.toContain(sent)
    expect(await blobs(page)).toContain(unsent)
    await page.getByRole('button', { name: 'Clear up' }).first().click()
    clinic.proxy().set({ kind: 'clear' })
    await visit(page, '/ambient-scribe/list')
    await cardMenu(page, 'Never sent', 'Upload now')
    await expectSent(device, 'Never sent')
    await clinic.expectEqual(device)
  },
)
