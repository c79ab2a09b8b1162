import type { Page } from 'playwright'
import { expect, test } from 'playwright/test'
import { expectAllSaved, openClinic, pill } from './clinic.ts'
import { addPatient, bringAudio } from './deeds.ts'

/* The sync centre and the pill say what is so, and every button of theirs does what it says. */

test.describe.configure({ timeout: 60_000 })

const clinic = openClinic()
const centre = (page: Page) => page.getByRole('dialog', { name: 'On this device' })
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' }).click()

async function turnManual(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Uploads: automatic' }).click()
  await page.getByRole('menuitemradio', { name: 'Manual' }).click()
}
const expectSent = async (name: string) =>
  await expect
    .poll(async () => (await clinic.onServer()).recordings.filter(one => one.name === name).length, { timeout: 15_000 })
    .toBe(1)

test('with manual uploads, "Send now" of the sync centre sends what was held (decision 73)', async ({ browser }) => {
  const { page } = await clinic.device(browser)
  await turnManual(page)
  await bringAudio(page, 'Held, sent from the centre')
  await expect(pill(page)).toHaveText('1 on this device')
  await pill(page).click()
  await centre(page).getByRole('button', { name: 'Send now' }).click()
  await expectSent('Held, sent from the centre')
})

test('"Upload first" at the sign-out sends what was held, after the return of the network too (decision 19)', async ({
  browser,
}) => {
  const { page } = await clinic.device(browser)
  await turnManual(page)
  clinic.proxy().set({ kind: 'cut' })
  await bringAudio(page, 'Held, sent before leaving')
  await refresh(page)
  await expect(pill(page)).toHaveText(/^Offline/)
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Upload first' }).click()
  await expect(page.getByText('No internet connection. Will sync when online.')).toBeVisible()
  clinic.proxy().set({ kind: 'clear' })
  await refresh(page)
  await expectSent('Held, sent before leaving')
})

test('without a network and with manual uploads no text promises that a recording is sent by itself (decision 73)', async ({
  browser,
}) => {
  const { page } = await clinic.device(browser)
  await turnManual(page)
  clinic.proxy().set({ kind: 'cut' })
  await refresh(page)
  await expect(
    page.getByText(/^No connection since .*recordings are stored on this device until you send them/),
  ).toBeVisible()
  await expect(page.getByText(/sent when the network returns/)).toHaveCount(0)
})

test('a server that asks for patience is not being sent to, and the pill says so', async ({ browser }) => {
  const { page } = await clinic.device(browser)
  clinic.proxy().harm({ on: /patients:create/, does: { kind: 'status', status: 503, retryAfter: 60 } })
  await addPatient(page, 'Patience Waits')
  await expect(pill(page)).toHaveText('Will try again · 1')
  await pill(page).click()
  clinic.proxy().set({ kind: 'clear' })
  await centre(page).getByRole('button', { name: 'Send now' }).click()
  await expect(centre(page).getByText('Nothing waits')).toBeVisible()
})

test('a version that the server takes no more says so in the pill, above every screen and in the centre', async ({
  browser,
}) => {
  const { page } = await clinic.device(browser)
  clinic.proxy().harm({ on: /api\/rpc/, does: { kind: 'refuse', code: 'UPGRADE_REQUIRED' } })
  await addPatient(page, 'Kept Until Updated')
  await expect(pill(page)).toHaveText('Update to sync · 1 on this device')
  const notice = page.getByRole('alert').filter({ hasText: 'This version is too old for the server' })
  await expect(notice).toBeVisible()
  await pill(page).click()
  await expect(centre(page).getByRole('button', { name: 'Send now' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  clinic.proxy().set({ kind: 'clear' })
  await notice.getByRole('button', { name: 'Reload' }).click()
  await expectAllSaved(page)
  await expect(notice).toHaveCount(0)
})
