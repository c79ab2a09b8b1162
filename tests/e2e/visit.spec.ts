import { rmSync } from 'node:fs'
import { type BrowserContext, expect, type Page, test } from 'playwright/test'
import { Client } from '../server/client.ts'
import { startTestServer, type TestServer } from '../server/test-server.ts'
import { openProfile, shellIsOffline, signIn, syncTrigger } from './network/profile.ts'
import { NetworkProxy } from './network/proxy.ts'
import { RECOGNISER, recogniserInstalled, speechFile, speechInstalled } from './network/speech-file.ts'

/*
 * The first whole way through the product: a doctor signs in, loses the network, records a visit, closes the tablet;
 * later the recording is on the server once, transcribed, and readable on a second device.
 */

let server: TestServer
let proxy: NetworkProxy
const opened: { context: BrowserContext; folder: string }[] = []

test.beforeAll(async () => {
  server = await startTestServer({ env: recogniserInstalled ? { ASR_COMMAND: RECOGNISER } : {} })
  proxy = await NetworkProxy.before(server.origin)
})
test.afterAll(async () => {
  for (const { context, folder } of opened) {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
  await proxy.stop()
  await server.stop()
})

async function device(
  options: Parameters<typeof openProfile>[0] = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const profile = await openProfile(options)
  opened.push(profile)
  return { context: profile.context, page: profile.context.pages()[0] ?? (await profile.context.newPage()) }
}

let doctor: Client
/** What the server has, asked without any of the product's own client. */
const recordings = async () => {
  doctor ??= await new Client(server.origin).signIn('doctor')
  return await doctor.call('healthRecords:list', { recordTypes: 'ambient-scribe', fullData: true })
}

test('a visit recorded without a network, with the page closed, arrives once and is read on a second device', async () => {
  test.skip(!speechInstalled, 'espeak-ng is not installed: no speech to record')
  test.setTimeout(180_000)
  const name = 'Ward 6, bed 2'
  const tablet = await device({ microphone: speechFile(), viewport: { width: 820, height: 1180 } })
  await signIn(tablet.page, proxy.origin)
  await shellIsOffline(tablet.page)
  const before = (await recordings()).length

  proxy.set({ kind: 'cut' })
  await tablet.page.goto(`${proxy.origin}/ambient-scribe/new`)
  await tablet.page.reload()
  await tablet.page.getByLabel('Name').fill(name)
  await tablet.page.getByRole('button', { name: 'Record', exact: true }).click()
  // Twenty seconds by the recorder's own clock.
  await expect(tablet.page.getByText(/^00:2\d/)).toBeVisible({ timeout: 40_000 })
  await tablet.page.getByRole('button', { name: 'Stop and save' }).click()
  await tablet.page.waitForURL('**/ambient-scribe/list')
  await expect(tablet.page.getByRole('heading', { name })).toBeVisible()
  await expect(tablet.page.getByText('Waiting for network')).toBeVisible()
  await expect(tablet.page.getByRole('button', { name: /Offline · 1 on this device/ })).toBeVisible()
  await expect(tablet.page.getByText(/All saved/)).toHaveCount(0)
  const networkReturns = await syncTrigger(tablet.context, proxy.origin)
  await tablet.page.close()
  expect(await recordings()).toHaveLength(before)

  proxy.set({ kind: 'clear' })
  await networkReturns()
  await expect.poll(async () => (await recordings()).length, { timeout: 60_000 }).toBe(before + 1)
  const uploads = proxy.passed.filter(line => /complete|PUT \/api\/uploads/.test(line))
  expect(uploads.length).toBeLessThan(20)

  const phone = await device({ viewport: { width: 390, height: 844 } })
  await signIn(phone.page, proxy.origin)
  await phone.page.goto(`${proxy.origin}/ambient-scribe/list`)
  if (recogniserInstalled) {
    await expect
      .poll(async () => (await recordings()).find(one => one.name === name)?.data.transcription?.text ?? '', {
        timeout: 90_000,
      })
      .not.toBe('')
  }
  await phone.page.getByRole('heading', { name }).click()
  await phone.page.waitForURL(/\/ambient-scribe\/\d+$/)
  await phone.page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => playedToItsEnd(phone.page), { timeout: 60_000 }).toBe(true)
  if (recogniserInstalled) {
    const words = (await recordings()).find(one => one.name === name)?.data.transcription?.text ?? ''
    await phone.page.getByRole('tab', { name: 'Transcript' }).click()
    await expect(phone.page.getByText(words.slice(0, 20))).toBeVisible()
  }

  // The tablet is opened again: what the service worker sent is marked as sent, and is not sent twice.
  const again = await tablet.context.newPage()
  await again.goto(`${proxy.origin}/ambient-scribe/list`)
  await expect(again.getByRole('button', { name: /All saved/ })).toBeVisible({ timeout: 30_000 })
  await expect(again.getByRole('heading', { name })).toHaveCount(1)
  expect(await recordings()).toHaveLength(before + 1)
})

/** True once a media element of the page has ended; its own length and the place where it ended agree. */
async function playedToItsEnd(page: Page): Promise<boolean> {
  return await page.evaluate(() => {
    const ended = [...document.querySelectorAll('audio')].some(one => one.ended && one.currentTime > 15)
    return ended || (window as { __ended?: boolean }).__ended === true
  })
}
