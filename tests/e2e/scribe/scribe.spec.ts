import type { Page } from 'playwright'
import { expect, test } from '../device/fixtures.ts'
import { SAMPLE_RATE } from '../device/sound.ts'
import { recordingBar, recordUntil } from '../pages/recorder.ts'
import { bringAudio, card, cardMenu, LIST, NEW, refresh, refreshToSignIn, uploads } from '../pages/scribe.ts'
import { expectAllSaved, pill, signIn } from '../pages/shell.ts'

declare global {
  /** Sum of the page's layout shifts, as the browser reports them. */
  var layoutShift: number | undefined
}

test('I11 R5: a session that the server ends does not stop a recording; the same user signs in again and saves it', async ({
  device,
  server,
}) => {
  const name = 'In spite of a 401'
  const { page } = await device({ path: NEW, width: 820, height: 1180 })
  await page.getByLabel('Name').fill(name)
  await recordUntil(page, 1)
  // Closing the tab asks first while a recording is in progress.
  const asked = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await closing

  await server.endSession(page)
  await page.getByRole('link', { name: 'Audio recordings' }).first().click()
  await refreshToSignIn(page)
  await signIn(page)
  const bar = recordingBar(page)
  await expect(bar).toContainText(name)
  await expect(bar).toContainText(/0:0[5-9]|0:[1-5]\d/)
  await bar.getByRole('button', { name: 'Stop and save' }).click()
  await expect.poll(() => server.recordingsNamed(name)).toHaveLength(1)
})

test('R4: ten seconds of silence are announced and shown beside the clock, and the recording continues', async ({
  device,
}) => {
  const { page } = await device({ path: NEW, hears: new Float32Array(SAMPLE_RATE), width: 390, height: 844 })
  await recordUntil(page, 9)
  await expect(page.getByText('No sound for 10 seconds')).toHaveCount(0)
  await expect(page.getByText('No sound for 10 seconds')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing has been heard for 10 seconds.' })).toBeVisible()
  await recordUntil(page, 11)
})

test('a device without the bytes plays them from the server, and requests the link only on play', async ({
  device,
  network,
}) => {
  const { page } = await device({ opensOffline: true })
  await bringAudio(page, 'Discharge summary', 6)
  await expectAllSaved(page)
  await card(page, 'Discharge summary').getByRole('link').click()
  await page.waitForURL(/\/ambient-scribe\/\d+$/)
  await page.evaluate(
    () =>
      new Promise(resolve => {
        const request = indexedDB.open('ambient-scribe-offline')
        request.onsuccess = () => {
          const transaction = request.result.transaction('blobs', 'readwrite')
          transaction.objectStore('blobs').clear()
          transaction.oncomplete = () => resolve(null)
        }
      }),
  )
  await page.reload()
  const from = network.passed.length
  const links = () =>
    network.passed.slice(from).filter(line => line.startsWith('GET /api/assets/') || line.includes('/api/s/')).length
  const player = page.getByRole('region', { name: 'Player' })
  await expect(player).toBeVisible()
  expect(links()).toBe(0)
  await player.getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => page.locator('audio').evaluate((one: HTMLAudioElement) => one.currentTime)).toBeGreaterThan(1)
  expect(links()).toBeGreaterThan(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('Discharge summary.wav')

  network.set({ kind: 'cut' })
  await page.reload()
  await player.getByRole('button', { name: 'Play' }).click()
  await expect(page.getByText('The audio is on the server. It can be heard when you are online.')).toBeVisible()
})

test('an interrupted upload resumes where it stopped, and the card shows where', async ({
  device,
  network,
  server,
}) => {
  const { page } = await device()
  const name = 'Admission, A. P'
  network.set({ kind: 'slow', ms: 100 })
  // 3.2 MB: seven chunks.
  await bringAudio(page, name, 200)
  const puts = () => network.passed.filter(line => line.startsWith('PUT ')).length
  const bar = card(page, name).getByRole('progressbar')
  // Two chunks and more: the one on its way at the cut may be lost with its answer.
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow').catch(() => 0))).toBeGreaterThan(30)
  network.set({ kind: 'cut' })
  await expect(card(page, name)).toContainText(/Upload stopped at \d+%\. It continues from there\./)
  const before = puts()

  network.set({ kind: 'clear' })
  await refresh(page)
  await expect.poll(() => server.recordingsNamed(name)).toHaveLength(1)
  expect(puts() - before).toBeLessThan(7)
})

test('in manual mode nothing is sent, even when the network returns, until the user sends each recording (decision 73)', async ({
  device,
  network,
  server,
}) => {
  const { page } = await device({ opensOffline: true })
  const sent = async (name: string) => (await server.recordingsNamed(name)).length
  await uploads(page, 'automatic', 'Manual')
  network.set({ kind: 'cut' })
  await bringAudio(page, 'Send me')
  await bringAudio(page, 'Not me')
  await refresh(page)
  await expect(pill(page)).toHaveText(/^Offline/)
  await page.reload()
  network.set({ kind: 'clear' })
  await refresh(page)
  await expect(pill(page)).toHaveText('2 on this device')
  await expect(card(page, 'Send me')).toContainText('Not sent')
  expect([await sent('Send me'), await sent('Not me')]).toEqual([0, 0])

  await cardMenu(page, 'Send me', 'Upload now')
  await expect.poll(() => sent('Send me')).toBe(1)
  await expect(card(page, 'Not me')).toContainText('Not sent')
  expect(await sent('Not me')).toBe(0)
  await uploads(page, 'manual', 'Automatic')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click()
  await expect.poll(() => sent('Not me')).toBe(1)
  await expectAllSaved(page)
})

test('a deletion survives a reload, and reaches the server once it can no longer be undone', async ({
  device,
  server,
}) => {
  const { page } = await device()
  await bringAudio(page, 'Delete me')
  await expectAllSaved(page)
  await cardMenu(page, 'Delete me', 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(card(page, 'Delete me')).toHaveCount(0)
  expect(await server.recordingsNamed('Delete me')).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(card(page, 'Delete me')).toHaveCount(0)
  await expect.poll(() => server.recordingsNamed('Delete me'), { timeout: 20_000 }).toEqual([])
})

test('the list does not shift while it loads on a phone', async ({ device }) => {
  const { page } = await device({ width: 390, height: 1180 })
  await page.addInitScript(() => {
    localStorage.setItem('locale', 'ru')
    new PerformanceObserver(entries => {
      for (const entry of entries.getEntries())
        globalThis.layoutShift = (globalThis.layoutShift ?? 0) + (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(page.getByText(/^\d+ запис/).first()).toBeVisible()
  const layoutShift = (one: Page) => one.evaluate(() => globalThis.layoutShift ?? 0)
  expect(await layoutShift(page)).toBeLessThan(0.02)
  expect(new URL(page.url()).pathname).toBe(LIST)
})
