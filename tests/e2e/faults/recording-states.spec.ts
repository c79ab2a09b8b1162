import { deferred } from '../../../src/audio/capture/deferred.ts'
import { expectEqual } from '../device/equal-stores.ts'
import { type Device, expect, test } from '../device/fixtures.ts'
import { blobs, changeJob, documentNamed, jobs, loseBytes } from '../device/local-store.ts'
import type { ServerView } from '../device/server-view.ts'
import { bringAudio, card, cardMenu, LIST, refresh } from '../pages/scribe.ts'
import { expectAllSaved, pill, retryInCentre, visit } from '../pages/shell.ts'
import { turnFaultOn } from '../pages/sync-lab.ts'
import { LONG } from './long.ts'

/*
 * How network faults change the sync status of a local recording (specification D §4, decisions 69 to 74). The texts of
 * its card are tested in tests/components/scribe/card-states.test.tsx.
 */

test.use({ deviceOptions: { pillWatched: true } })

const UPLOAD = /fileUpload:upload/

const stored = ({ page, account }: Device, name: string) => documentNamed(page, account, name)
const jobOf = async (device: Device, name: string) => {
  const document = await stored(device, name)
  return (await jobs(device.page)).find(job => job.id === document?.clientId) ?? null
}
const expectSent = async (device: Device, server: ServerView, name: string) => {
  await expect.poll(async () => (await server.recordingsNamed(name)).length).toBe(1)
  await expect.poll(async () => (await stored(device, name))?.syncStatus).toBe('synced')
}
const now = ({ page }: Device) => page.evaluate(() => Date.now())

test('a recording is pending offline without counting failures (decision 70), syncing while it is sent, then synced with the id of its record', async ({
  device,
  network,
  server,
}) => {
  const tablet = await device({ opensOffline: true })
  const { page } = tablet
  network.set({ kind: 'cut' })
  await bringAudio(page, 'Pending')
  expect(await stored(tablet, 'Pending')).toMatchObject({ syncStatus: 'pending', syncAttempts: 0, id: null, queue: 2 })
  await expect(card(page, 'Pending')).toContainText('Waiting for network')
  for (let i = 0; i < 4; i++) {
    await refresh(page)
    await expect(pill(page)).toHaveText(/^Offline · 1/)
  }
  expect(await jobOf(tablet, 'Pending')).toMatchObject({ retryCount: 0, state: 'waiting' })

  const held = deferred<void>()
  network.harm({ on: UPLOAD, does: { kind: 'meanwhile', work: () => held.promise }, times: 1 })
  await refresh(page)
  await expect.poll(async () => (await stored(tablet, 'Pending'))?.syncStatus).toBe('syncing')
  await expect(card(page, 'Pending')).toContainText('Sending.')
  held.resolve()
  await expectSent(tablet, server, 'Pending')
  const [record] = await server.recordingsNamed('Pending')
  expect(await stored(tablet, 'Pending')).toMatchObject({ id: record?.id, syncAttempts: 0, queue: 0 })
  await expectEqual(server, tablet)
})

test(
  'a failure raises the retry count and delays the upload by five seconds; then it is sent automatically (decision 69)',
  LONG,
  async ({ device, network, server }) => {
    const tablet = await device()
    const plan = network.harm({ on: UPLOAD, does: { kind: 'status', status: 500 }, times: 1 })
    await bringAudio(tablet.page, 'Put off')
    await expect(card(tablet.page, 'Put off')).toContainText('Will try again')
    const failed = await jobOf(tablet, 'Put off')
    expect(failed).toMatchObject({ retryCount: 1, state: 'waiting' })
    expect((failed?.nextRetryAt ?? 0) - (await now(tablet))).toBeGreaterThan(0)
    expect((failed?.nextRetryAt ?? 0) - (await now(tablet))).toBeLessThanOrEqual(5000)
    await expectSent(tablet, server, 'Put off')
    expect(plan.struck).toHaveLength(1)
    expect(await stored(tablet, 'Put off')).toMatchObject({ syncAttempts: 0 })
  },
)

test(
  'the third unusable response makes it an error with its reason; "Upload now" starts again (decision 69)',
  LONG,
  async ({ device, network, server }) => {
    const tablet = await device()
    const { page } = tablet
    const plan = network.harm({ on: UPLOAD, does: { kind: 'status', status: 413 } })
    await bringAudio(page, 'Given up')
    await expect(card(page, 'Given up')).toContainText('Max retries reached: ', { timeout: 30_000 })
    expect(plan.struck).toHaveLength(3)
    expect(await stored(tablet, 'Given up')).toMatchObject({ syncStatus: 'error', syncAttempts: 3 })
    await expect(pill(page)).toHaveText(/1 needs you/)
    network.set({ kind: 'clear' })
    await cardMenu(page, 'Given up', 'Upload now')
    await expectSent(tablet, server, 'Given up')
    await expectAllSaved(page)
  },
)

test('a refusal is an error at once, without retries (decision 70); "Try again" in the sync centre sends it', async ({
  device,
  network,
  server,
}) => {
  const tablet = await device()
  const { page } = tablet
  const plan = network.harm({ on: UPLOAD, does: { kind: 'refuse', code: 'UNPROCESSABLE' } })
  await bringAudio(page, 'Refused')
  await expect(card(page, 'Refused')).toContainText('Could not be sent')
  expect(plan.struck).toHaveLength(1)
  expect(await jobOf(tablet, 'Refused')).toMatchObject({
    ...{ state: 'error', retryCount: 0 },
    error: { code: 'UNPROCESSABLE' },
  })
  network.set({ kind: 'clear' })
  await retryInCentre(page)
  await expectSent(tablet, server, 'Refused')
  await expectAllSaved(page)
})

test('after a 429 the upload waits as Retry-After says (decision 70), until the user presses "Upload now"', async ({
  device,
  network,
  server,
}) => {
  const tablet = await device()
  network.harm({ on: UPLOAD, does: { kind: 'status', status: 429, retryAfter: 60 }, times: 1 })
  await bringAudio(tablet.page, 'Patience')
  await expect(card(tablet.page, 'Patience')).toContainText('Will try again')
  expect(((await jobOf(tablet, 'Patience'))?.nextRetryAt ?? 0) - (await now(tablet))).toBeGreaterThan(45_000)
  await cardMenu(tablet.page, 'Patience', 'Upload now')
  await expectSent(tablet, server, 'Patience')
})

test(
  'missing bytes are looked up again without raising the retry count; in the end the recording is an error and stays (decision 71)',
  LONG,
  async ({ device, network }) => {
    const tablet = await device()
    const { page } = tablet
    network.set({ kind: 'cut' })
    await bringAudio(page, 'Bytes gone')
    const { clientId } = (await stored(tablet, 'Bytes gone')) ?? { clientId: '' }
    await loseBytes(page, clientId)
    network.set({ kind: 'clear' })
    await refresh(page)
    await expect.poll(async () => (await jobOf(tablet, 'Bytes gone'))?.notFoundCount).toBeGreaterThan(0)
    expect(await jobOf(tablet, 'Bytes gone')).toMatchObject({ retryCount: 0, state: 'waiting' })
    // The sixtieth look-up, reached after five minutes. Retried, because a look-up in progress overwrites the count.
    await expect(async () => {
      await changeJob(page, clientId, { notFoundCount: 59, nextRetryAt: 0 })
      await refresh(page)
      const gone = 'Recording not found. The audio is not on this device'
      await expect(card(page, 'Bytes gone')).toContainText(gone, { timeout: 2000 })
    }).toPass()
    expect(await stored(tablet, 'Bytes gone')).toMatchObject({
      syncStatus: 'error',
      syncErrorMessage: 'Recording not found',
    })
    await expect(pill(page)).toHaveText(/1 needs you/)
    await cardMenu(page, 'Bytes gone', 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expectAllSaved(page)
  },
)

test(
  'after thirty days the bytes of sent recordings are freed, and no others (decision 65)',
  LONG,
  async ({ device, network, server }) => {
    const tablet = await device({ opensOffline: true })
    const { page } = tablet
    await bringAudio(page, 'Sent long ago')
    await expectSent(tablet, server, 'Sent long ago')
    network.harm({ on: UPLOAD, does: { kind: 'refuse', code: 'UNPROCESSABLE' } })
    await bringAudio(page, 'Never sent')
    await expect(card(page, 'Never sent')).toContainText('Could not be sent')
    const sent = (await stored(tablet, 'Sent long ago'))?.clientId
    const unsent = (await stored(tablet, 'Never sent'))?.clientId
    expect(await blobs(page)).toEqual(expect.arrayContaining([sent, unsent]))
    await turnFaultOn(page, 'wrong-clock', { Hours: '960' })
    await page.reload()
    await expect.poll(() => blobs(page)).not.toContain(sent)
    expect(await blobs(page)).toContain(unsent)
    await page.getByRole('button', { name: 'Remove faults' }).first().click()
    network.set({ kind: 'clear' })
    await visit(page, LIST)
    await cardMenu(page, 'Never sent', 'Upload now')
    await expectSent(tablet, server, 'Never sent')
    await expectEqual(server, tablet)
  },
)
