import { rmSync } from 'node:fs'
import { type BrowserContext, expect, type Page, test } from 'playwright/test'
import { NEWS2_EXAMPLES } from '../factories/triage/worked-examples.ts'
import { startTestServer, type TestServer } from '../server/test-server.ts'
import { openProfile, shellIsOffline, signIn } from './network/profile.ts'
import { NetworkProxy } from './network/proxy.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'

/*
 * The first whole way through triage: without a network from the first click, the septic patient of the reference is red
 * within a second; the recording outlives a reload; later the server's result stands beside it, on two devices.
 */

/** What the speech engine of this server answers, whatever it hears: the diastolic pressure that nobody typed. */
const HEARD = 'Blood pressure 88 over 50. Respirations 26.'

let server: TestServer
let proxy: NetworkProxy
const opened: { context: BrowserContext; folder: string }[] = []

test.beforeAll(async () => {
  server = await startTestServer({ env: { ASR_COMMAND: JSON.stringify(['/bin/echo', HEARD]) } })
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

async function device(viewport: { width: number; height: number }): Promise<Page> {
  const profile = await openProfile({ viewport })
  opened.push(profile)
  const page = profile.context.pages()[0] ?? (await profile.context.newPage())
  await signIn(page, proxy.origin)
  await shellIsOffline(page)
  return page
}

const banner = (page: Page) => page.getByRole('region', { name: 'Provisional result' })
const deviceAnswers = /Offline/

/**
 * Example 7 of the reference, as a nurse types it: respiratory rate 26 and so on, one digit after the other. Answers the
 * taps that it took, and the milliseconds from the last of them to the painted result.
 */
async function typeSepsis(page: Page): Promise<{ taps: number; took: number }> {
  await page.evaluate(() => {
    document.body.dataset.taps = '0'
    document.addEventListener('click', () => {
      document.body.dataset.taps = String(Number(document.body.dataset.taps) + 1)
    })
  })
  const pad = page.getByRole('group', { name: 'Number pad' })
  const key = (digit: string) => pad.getByRole('button', { name: digit, exact: true })
  // Pulse, respirations, saturation, systolic pressure; the next field takes over by itself.
  for (const digit of '132' + '26' + '90' + '88') await key(digit).click()
  // No diastolic pressure was taken.
  for (let presses = 0; presses < 2; presses++) await pad.getByRole('button', { name: 'Next' }).click()
  for (const digit of '394') await key(digit).click()
  await page.getByRole('button', { name: 'New confusion' }).click()
  await page.evaluate(() => {
    document.addEventListener(
      'click',
      () => {
        const from = performance.now()
        const look = () =>
          /NEWS2 19/.test(document.body.textContent ?? '')
            ? document.body.setAttribute('data-took', String(performance.now() - from))
            : requestAnimationFrame(look)
        look()
      },
      { once: true, capture: true },
    )
  })
  await page.getByRole('button', { name: 'On oxygen' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-took', /./)
  return page.evaluate(() => {
    const { taps, took } = document.body.dataset
    return { taps: Number(taps), took: Number(took) }
  })
}

test('a septic patient is red at once without a network, and the server’s result stands beside it on two devices', async () => {
  test.setTimeout(240_000)
  const reference = NEWS2_EXAMPLES.find(({ name }) => name === 'sepsis')
  const tablet = await device({ width: 820, height: 1180 })

  proxy.set({ kind: 'cut' })
  await tablet.goto(`${proxy.origin}/`)
  await tablet
    .getByRole('link', { name: /^Triage/ })
    .first()
    .click()
  await tablet.waitForURL(/\/triage/)
  if (!tablet.url().endsWith('/record'))
    await tablet.getByRole('button', { name: 'Start a new triage' }).first().click()
  await expect(tablet.getByRole('heading', { name: 'New triage' })).toBeVisible()

  const { taps, took } = await typeSepsis(tablet)
  expect(took).toBeLessThan(1000)
  // All vitals within sixteen seconds for a practised hand, at a tap a second.
  expect(taps).toBeLessThanOrEqual(16)
  await expect(banner(tablet)).toContainText('Red — immediate')
  await expect(banner(tablet)).toContainText(`NEWS2 ${reference?.expected.total}`)
  await expect(banner(tablet)).toContainText('Heart rate 132/min: above 120')
  await expect(banner(tablet)).toContainText('Provisional · on this device')
  await expect(tablet.getByRole('button', { name: deviceAnswers })).toBeVisible()

  // Twenty seconds by the recorder's own clock, then the page is gone without a word.
  await tablet.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(tablet.getByRole('timer')).toHaveText(/^0:[2-5]\d$/, { timeout: 60_000 })
  tablet.on('dialog', dialog => void dialog.accept())
  await tablet.reload()
  await expect(banner(tablet)).toContainText('Red — immediate')
  await expect(tablet.getByLabel('Heart rate')).toHaveValue('132')
  await expect(tablet.getByText('A recording is kept')).toBeVisible()

  await tablet.getByRole('button', { name: 'Finish' }).click()
  await tablet.waitForURL('**/triage/results')
  await expect(tablet.getByRole('heading', { name: 'Red — immediate' })).toBeVisible()
  await expect(tablet.getByText('Provisional · on this device')).toBeVisible()
  await expect(tablet.getByText('It will be sent when you are online.')).toBeVisible()
  await tablet.reload()
  await expect(tablet.getByRole('heading', { name: 'Red — immediate' })).toBeVisible()

  proxy.set({ kind: 'clear' })
  await expect(tablet.getByRole('heading', { name: 'Two results' })).toBeVisible({ timeout: 90_000 })
  await expect(tablet.getByRole('row', { name: /Diastolic pressure — 50 mmHg/ })).toBeVisible()
  await expect(tablet.getByRole('heading', { name: /Triage #\d+/ })).toBeVisible()

  const phone = await device({ width: 390, height: 844 })
  await phone.goto(`${proxy.origin}/triage`)
  await phone.getByRole('listitem').filter({ hasText: 'NEWS2 19' }).getByRole('link').first().click()
  await expect(phone.getByRole('heading', { name: 'Two results' })).toBeVisible()
  await expect(phone.getByRole('row', { name: /Diastolic pressure — 50 mmHg/ })).toBeVisible()
  await expectNoSidewaysScroll(phone)

  // A decision made without a network keeps both values, author and time, and arrives on the other device.
  proxy.set({ kind: 'cut' })
  await tablet.getByRole('button', { name: 'Change the category' }).click()
  const dialog = tablet.getByRole('dialog')
  await dialog.getByText(/^Orange — very urgent/).click()
  await dialog.getByRole('button', { name: 'Decide' }).click()
  await expect(dialog.getByText('Say why: the reason is kept with the decision.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Known chronic values, seen by the registrar')
  await dialog.getByRole('button', { name: 'Decide' }).click()
  await expect(tablet.getByRole('heading', { name: 'Orange — very urgent' })).toBeVisible()
  await tablet.reload()
  await expect(tablet.getByText('Decided by a clinician')).toBeVisible()
  proxy.set({ kind: 'clear' })
  await expect(phone.getByRole('heading', { name: 'Orange — very urgent' })).toBeVisible({ timeout: 60_000 })
  await expect(phone.getByText('Known chronic values, seen by the registrar')).toBeVisible()
  await expect(phone.locator('s')).toHaveText('Red — immediate')
  await expectAccessible(phone)
})

test('with manual uploads the result says that its recording waits for the person, and sends it on their word (decision 73)', async () => {
  test.setTimeout(120_000)
  const tablet = await device({ width: 820, height: 1180 })
  await tablet.goto(`${proxy.origin}/ambient-scribe/list`)
  await tablet.getByRole('button', { name: 'Uploads: automatic' }).click()
  await tablet.getByRole('menuitemradio', { name: 'Manual' }).click()
  await tablet.goto(`${proxy.origin}/triage/record`)
  await typeSepsis(tablet)
  await tablet.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(tablet.getByRole('timer')).toHaveText(/^0:0[6-9]$/, { timeout: 30_000 })
  await tablet.getByRole('button', { name: 'Finish' }).click()
  await tablet.waitForURL('**/triage/results')
  await expect(tablet.getByText('Uploads are manual: send it when you want.')).toBeVisible()
  await expect(tablet.getByText('It will be sent in a moment.')).toHaveCount(0)
  await tablet.getByRole('button', { name: 'Send now' }).click()
  await expect(tablet.getByRole('heading', { name: 'Two results' })).toBeVisible({ timeout: 60_000 })
})
