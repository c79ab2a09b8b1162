import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { worker } from '../setup/fake-bridge.ts'
import { goOffline } from '../setup/network.ts'
import { openApp } from '../setup/open-app.tsx'
import { at, button, serverHasSessions } from './account-page.ts'
import { paymentWindow as openedTab } from './billing-page.ts'

const LINK = 'https://t.me/anamnesis_bot?start=abc'

/** The server's side of the link to the messenger. */
function serverHasBot(change: { linked?: boolean; available?: boolean } = {}) {
  serverHasSessions([])
  const held = {
    ...{ linked: false, username: null as string | null, notifications: true, available: true },
    ...change,
    fails: false,
    asked: [] as string[],
  }
  const answer = <R,>(result: R) => ({ kind: 'answered' as const, result, notice: null })
  const write = <R,>(name: string, result: () => R) => {
    held.asked.push(name)
    return held.fails ? ({ kind: 'unreachable' } as const) : answer(result())
  }
  worker.returns('userAccount.user.telegram:status', () => {
    const { linked, username, notifications, available } = held
    return answer({ linked, username, notifications, available })
  })
  worker.returns('userAccount.user.telegram:generateToken', () =>
    write('token', () => ({ token: 'abc', link: LINK, expiresAt: new Date(Date.now() + 600_000).toISOString() })),
  )
  worker.returns('userAccount.user.telegram:unlink', () =>
    write('unlink', () => {
      held.linked = false
      return { status: 'ok' as const }
    }),
  )
  worker.returns('userAccount.user.telegram:updateNotifications', ({ enabled }) =>
    write('notify', () => {
      held.notifications = enabled
      return { status: 'ok' as const }
    }),
  )
  return held
}
const SETTINGS = at('settings')
const messages = page.getByRole('checkbox', { name: 'Messages about what happened' })

test('a link is opened in a tab, shown as a QR code, and found once it is confirmed', async () => {
  const server = serverHasBot()
  const tab = openedTab()
  await openApp(SETTINGS)
  await button('Link Telegram').click()
  await expect.element(page.getByText('Waiting for your “Start” in Telegram…')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'The link to the bot as a QR code' })).toBeVisible()
  expect(tab.shown).toEqual([LINK])
  Object.assign(server, { linked: true, username: 'olga_p' })
  await expect.element(page.getByText('Telegram is linked')).toBeVisible()
  await expect.element(page.getByText('@olga_p').first()).toBeVisible()
  await expect.element(messages).toBeChecked()
})

test('a blocked tab is said, with the link to open; cancelling ends the wait', async () => {
  serverHasBot()
  openedTab({ blocked: true })
  await openApp(SETTINGS)
  await button('Link Telegram').click()
  await expect.element(page.getByText(/The browser opened no tab/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open the chat' })).toHaveAttribute('href', LINK)
  await button('Cancel').click()
  await expect.element(button('Link Telegram')).toBeVisible()
})

test('messages are switched off, and the link is ended after a question', async () => {
  const server = serverHasBot({ linked: true })
  await openApp(SETTINGS)
  await expect.element(messages).toBeChecked()
  await page.getByText('Messages about what happened').click()
  await expect.poll(() => server.notifications).toBe(false)
  await button('Unlink').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(server.asked).not.toContain('unlink')
  await button('Unlink').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click()
  await expect.element(page.getByText('Telegram is unlinked')).toBeVisible()
  await expect.element(button('Link Telegram')).toBeVisible()
})

test('a change that the server did not get is told, and shown as it was', async () => {
  const server = serverHasBot({ linked: true })
  await openApp(SETTINGS)
  await expect.element(messages).toBeChecked()
  server.fails = true
  await page.getByText('Messages about what happened').click()
  await expect.element(page.getByText(/Nothing was changed; try again when you are online/)).toBeVisible()
  await expect.element(messages).toBeChecked()
})

test('a server without a bot says so', async () => {
  serverHasBot({ available: false })
  await openApp(SETTINGS)
  await expect.element(page.getByText(/The server has no bot for this account/)).toBeVisible()
})

test('without a network no link can be begun', async () => {
  serverHasBot()
  await openApp(SETTINGS)
  await expect.element(button('Link Telegram')).toBeEnabled()
  goOffline()
  await expect.element(button('Link Telegram')).toBeDisabled()
  await expect.element(page.getByText('This needs a connection.')).toBeVisible()
})

test('without a network a link stands as it was known, and is not changed', async () => {
  serverHasBot({ linked: true })
  await openApp(SETTINGS)
  await expect.element(messages).toBeEnabled()
  goOffline()
  await expect.element(messages).toBeDisabled()
  await expect.element(button('Unlink')).toBeDisabled()
})

test('never fetched and offline: it says that this is known only with a connection', async () => {
  serverHasBot()
  goOffline()
  await openApp(SETTINGS)
  await expect.element(page.getByText('Whether Telegram is linked is known only with a connection.')).toBeVisible()
})
