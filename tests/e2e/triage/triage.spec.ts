import type { Page } from 'playwright'
import { NEWS2_EXAMPLES } from '../../factories/triage/news2-examples.ts'
import { expect, test } from '../device/fixtures.ts'
import { recordUntil } from '../pages/recorder.ts'
import { pill } from '../pages/shell.ts'

/*
 * The main path through triage: offline from the first click, the septic patient of the reference is red within a
 * second; the recording survives a reload; later the server's result is shown beside it, on two devices.
 */

/** The transcript that this server's speech engine returns for any sound. Its diastolic pressure was not typed. */
const HEARD = 'Blood pressure 88 over 50. Respirations 26.'

test.use({ serverEnv: { ASR_COMMAND: JSON.stringify(['/bin/echo', HEARD]) } })

const banner = (page: Page) => page.getByRole('region', { name: 'Provisional result' })
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Types example 7 of the reference digit by digit, as a nurse does. Resolves with the number of taps and the
 * milliseconds from the last tap until the result is in the page.
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
  // Pulse, respirations, saturation, systolic pressure; a full field moves on to the next by itself.
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

test('a septic patient is red at once offline, and the server’s result is shown beside it on two devices', async ({
  device,
  network,
}) => {
  test.setTimeout(180_000)
  const reference = NEWS2_EXAMPLES.find(({ name }) => name === 'sepsis')
  const { page: tablet } = await device({ path: '/', opensOffline: true, width: 820, height: 1180 })

  network.set({ kind: 'cut' })
  await tablet.reload()
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
  // At one tap per second, a practised user enters all vitals within sixteen seconds.
  expect(taps).toBeLessThanOrEqual(16)
  await expect(banner(tablet)).toContainText('Red — immediate')
  await expect(banner(tablet)).toContainText(`NEWS2 ${reference?.expected.total}`)
  await expect(banner(tablet)).toContainText('Heart rate 132/min: above 120')
  await expect(banner(tablet)).toContainText('Provisional · on this device')
  await expect(pill(tablet)).toHaveText(/^Offline/)

  // Reload while it records.
  await recordUntil(tablet, 7)
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

  network.set({ kind: 'clear' })
  await expect(tablet.getByRole('heading', { name: 'Two results' })).toBeVisible({ timeout: 90_000 })
  await expect(tablet.getByRole('row', { name: /Diastolic pressure — 50 mmHg/ })).toBeVisible()
  await expect(tablet.getByRole('heading', { name: /Triage #\d+/ })).toBeVisible()

  const { page: phone } = await device({ path: '/triage', width: 390, height: 844 })
  await phone.getByRole('listitem').filter({ hasText: 'NEWS2 19' }).getByRole('link').first().click()
  await expect(phone.getByRole('heading', { name: 'Two results' })).toBeVisible()
  await expect(phone.getByRole('row', { name: /Diastolic pressure — 50 mmHg/ })).toBeVisible()
  await expect.poll(() => sidewaysScroll(phone)).toBe(0)

  // A decision made offline keeps both categories and arrives on the other device.
  network.set({ kind: 'cut' })
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
  network.set({ kind: 'clear' })
  await expect(phone.getByRole('heading', { name: 'Orange — very urgent' })).toBeVisible({ timeout: 60_000 })
  await expect(phone.getByText('Known chronic values, seen by the registrar')).toBeVisible()
  await expect(phone.locator('s')).toHaveText('Red — immediate')
})
