import { expect, test } from '../device/fixtures.ts'
import { addPatient } from '../pages/patients.ts'
import { centre, expectAllSaved, pill } from '../pages/shell.ts'

/* The pill and the sync centre after errors of the server. Their other texts are tested in tests/components/shell. */

test.use({ deviceOptions: { pillWatched: true } })

test('a version that the server no longer accepts says so, and syncs again after a reload', async ({
  device,
  network,
}) => {
  const { page } = await device()
  network.harm({ on: /api\/rpc/, does: { kind: 'refuse', code: 'UPGRADE_REQUIRED' } })
  await addPatient(page, 'Kept Until Updated')
  await expect(pill(page)).toHaveText(/^Update to sync · \d on this device/)
  const notice = page.getByRole('alert').filter({ hasText: 'This version is too old for the server' })
  await expect(notice).toBeVisible()
  network.set({ kind: 'clear' })
  await notice.getByRole('button', { name: 'Reload' }).click()
  await expectAllSaved(page)
  await expect(notice).toHaveCount(0)
})

test('after a 503 with Retry-After nothing is sent until the user presses "Send now"', async ({ device, network }) => {
  const { page } = await device()
  network.harm({ on: /patients:create/, does: { kind: 'status', status: 503, retryAfter: 60 } })
  await addPatient(page, 'Patience Waits')
  await expect(pill(page)).toHaveText('Will try again · 1')
  await pill(page).click()
  await expect(centre(page).getByRole('listitem').filter({ hasText: 'Patience Waits' })).toContainText('will try again')
  network.set({ kind: 'clear' })
  await centre(page).getByRole('button', { name: 'Send now' }).click()
  await expect(centre(page).getByText('Nothing is waiting to be sent')).toBeVisible()
})
