import { expect, test } from '../device/fixtures.ts'
import { notice, visit } from '../pages/shell.ts'

/* Telegram is played by the server's own page, /dev/messenger: another tab of the same browser. */

const SETTINGS = '/user-account/account/settings'

test('Telegram is linked in the settings, told of, switched off and unlinked, from both sides', async ({ device }) => {
  const { page } = await device({ persona: 'doctor' })
  await visit(page, SETTINGS)
  const link = page.getByRole('button', { name: 'Link Telegram' })

  const opening = page.context().waitForEvent('page')
  await link.click()
  const chat = await opening
  await expect(chat.getByRole('heading', { name: 'Chat with the bot' })).toBeVisible()
  await expect(page.getByText('Waiting for your “Start” in Telegram…')).toBeVisible()
  await chat.getByRole('button', { name: 'Start' }).click()
  // The link was taken out of the address.
  await expect(chat).toHaveURL(/\/dev\/messenger$/)
  await expect(chat.getByText(/Link this Telegram to the Anamnesis account/)).toBeVisible()
  await expect(page.getByText('Waiting for your “Start” in Telegram…')).toBeAttached()
  await chat.getByRole('button', { name: 'Link', exact: true }).click()
  await expect(chat.getByText(/^Linked with/)).toBeVisible()
  await page.bringToFront()
  await expect(notice(page, 'Telegram is linked')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText(/^@person_\d{4}$/).first()).toBeVisible()

  const messages = page.getByRole('checkbox', { name: /^Messages about what happened/ })
  await expect(messages).toBeChecked()
  await page.getByText('Messages about what happened').click()
  await expect(messages).not.toBeChecked()

  const unlink = page.locator('#main').getByRole('button', { name: 'Unlink' })
  await unlink.click()
  const sure = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await sure.getByRole('button', { name: 'Cancel' }).click()
  await expect(sure).toHaveCount(0)
  await unlink.click()
  await sure.getByRole('button', { name: 'Unlink' }).click()
  await expect(notice(page, 'Telegram is unlinked')).toBeVisible()
  await chat.getByRole('link', { name: 'Look for new messages' }).click()
  await expect(chat.getByText(/was ended in the account/)).toBeVisible()

  const again = page.context().waitForEvent('page')
  await link.click()
  const second = await again
  await second.getByRole('button', { name: 'Start' }).click()
  await second.getByRole('button', { name: 'Link', exact: true }).click()
  await expect(second.getByText(/^Linked with/).last()).toBeVisible()
  await second.getByRole('button', { name: 'Send /stop' }).click()
  await expect(second.getByText(/^The link has ended/)).toBeVisible()
  await page.bringToFront()
  await page.reload()
  await expect(link).toBeVisible()
})

test('a link that somebody else presses names the account, and “Cancel” links nothing', async ({ device }) => {
  const { page } = await device({ persona: 'doctor' })
  await visit(page, SETTINGS)
  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Link Telegram' }).click()
  const chat = await opening
  await chat.getByRole('button', { name: 'Start' }).click()
  await chat.getByRole('button', { name: 'Cancel' }).click()
  await expect(chat.getByText(/^Not linked/)).toBeVisible()
  await page.bringToFront()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Link Telegram' })).toBeVisible()
})

test('offline the card says so and asks nothing', async ({ device }) => {
  const { page } = await device({ persona: 'doctor', opensOffline: true })
  await visit(page, SETTINGS)
  await expect(page.getByRole('button', { name: 'Link Telegram' })).toBeEnabled()
  await page.context().setOffline(true)
  await expect(page.getByText('This needs a connection.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Link Telegram' })).toBeDisabled()
  await page.context().setOffline(false)
})
