import type { Page } from 'playwright'
import { expect, test } from 'playwright/test'
import { signIn } from './network/profile.ts'
import { card, openWard, recordUntil, type Ward } from './scribe-ward.ts'

test.describe.configure({ mode: 'serial', timeout: 60_000 })

let ward: Ward
test.beforeAll(async () => {
  ward = await openWard()
})
test.afterAll(async () => {
  await ward.close()
  expect(ward.problems).toEqual([])
})

async function signOutFromMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}
const question = (page: Page) => page.getByRole('dialog', { name: 'A recording is under way' })

test('R5: whoever signs out while recording is asked, and may go on; what is too short to save is not left behind', async () => {
  const page = await ward.open('/ambient-scribe/new')
  await page.getByLabel('Name').fill('Ward 2, bed 1')
  await recordUntil(page, 1)
  await page.getByRole('link', { name: 'Audio recordings' }).first().click()
  await signOutFromMenu(page)
  await question(page).getByRole('button', { name: 'Go on recording' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Recording in progress' }).getByText('Recording')).toBeVisible()

  await page.getByRole('button', { name: 'Pause' }).click()
  await signOutFromMenu(page)
  await question(page).getByRole('button', { name: 'Stop and save, then sign out' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Too short, minimum 5 seconds' })).toBeVisible()
  await expect(page).toHaveURL(/ambient-scribe\/new/)
  await page.getByRole('alert').getByRole('button', { name: 'Go on' }).click()
})

test('R5 I11: offline, stop and save comes first, then the question about unsent work', async () => {
  const [page] = ward.context.pages().slice(-1) as [Page]
  await ward.context.setOffline(true)
  await recordUntil(page, 5.5)
  await signOutFromMenu(page)
  await question(page).getByRole('button', { name: 'Stop and save, then sign out' }).click()
  const unsent = page.getByRole('dialog', { name: /1 recording \(.+\) is only on this device/ })
  await unsent.getByRole('button', { name: 'Upload first' }).click()
  await expect(page.getByText('No internet connection. Will sync when online.')).toBeVisible()

  // A reload forgets neither when everything was last in order nor what waits, with its size.
  await page.goto(`${ward.origin}/ambient-scribe/list`)
  await page.getByRole('button', { name: /^Offline · 1 on this device/ }).click()
  const centre = page.getByRole('dialog', { name: 'On this device' })
  await expect(centre.getByText(/clock of this device/)).toBeVisible()
  await expect(centre.getByText(/^1 item · [\d.]+\s[KM]B$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page, 'Ward 2, bed 1').getByText('Waiting for network')).toBeVisible()
  await ward.context.setOffline(false)
  await page.close()
})

test('R6: who signs out without saving finds the recording at the next sign-in', async () => {
  const page = await ward.open('/ambient-scribe/new')
  await page.getByLabel('Name').fill('Ward 2, bed 2')
  await recordUntil(page, 5.5)
  await signOutFromMenu(page)
  await question(page).getByRole('button', { name: 'Sign out without saving' }).click()
  await page.waitForURL('**/login')
  await signIn(page, ward.origin)
  await expect(page.getByText('Ward 2, bed 2')).toBeVisible()
})
