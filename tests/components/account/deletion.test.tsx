import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { create } from '../../../src/db/commands/context.ts'
import { sessionAtom, store } from '../../../src/ui/state/session/session.ts'
import { worker } from '../setup/fake-bridge.ts'
import { CONSENTED, openApp } from '../setup/open-app.tsx'
import { at, button, serverDeletes } from './account-page.ts'

const begin = async (when: 'In 30 days' | 'Now') => {
  const choice = page.getByRole('radio', { name: new RegExp(`^${when}`) })
  await expect.element(choice).toBeInTheDocument()
  ;(choice.element() as HTMLInputElement).click()
  await button('Delete the account…').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
}

test('decision 28: says in numbers what goes, and the rules of files, backups, log and devices', async () => {
  serverDeletes()
  await openApp(at('account'))
  await expect
    .poll(() =>
      page
        .getByRole('definition')
        .elements()
        .map(one => one.textContent),
    )
    .toEqual(['3', '12', '4', '30', '7', '12\u00a0MB'])
  for (const rule of [
    /every file, recordings included/,
    /Backups are made by the owner/,
    /access log/,
    /other devices/,
  ]) {
    await expect.element(page.getByText(rule)).toBeVisible()
  }
})

test('in 30 days: the day is shown, and the account can be kept', async () => {
  const { asked } = serverDeletes()
  await openApp(at('account'))
  await begin('In 30 days')
  await expect.element(page.getByText(/This account will be deleted:.*20\.12\.2026/)).toBeVisible()
  expect(asked).toEqual(['in-30-days'])
  await button('Keep the account').click()
  await expect.poll(() => page.getByText(/This account will be deleted/).elements().length).toBe(0)
  expect(worker.called).toContain('userAccount.user:keepAccount')
})

test('a sign-in that is too old is named, and nothing is deleted', async () => {
  serverDeletes({ refuse: 'FreshSignInNeeded' })
  const app = await openApp(at('account'))
  await begin('Now')
  await expect.element(page.getByText(/older than five minutes/)).toBeVisible()
  expect(app.address()).toBe(at('account'))
})

test('a too old sign-in is renewed with a provider; when that fails it says so, and nothing is deleted', async () => {
  const { asked } = serverDeletes({ refuse: 'FreshSignInNeeded' })
  worker.offers({ version: '1', environment: 'test', demo: false, providers: { dev: true }, speech: 'none' })
  await openApp(at('account'))
  await begin('Now')
  await button('Sign in with the development account').click()
  await expect.element(page.getByText('You were not signed in again. Nothing was deleted.')).toBeVisible()
  expect(worker.called).toContain('userAccount.user:beginLogin')
  expect(asked).toEqual(['now'])
})

test('now: unsent work is named, then the device is signed out and keeps nothing of the account', async () => {
  serverDeletes()
  const app = await openApp(at('account'), {
    store: async ({ context }) => await create(context, 'patients', { name: 'Anna', data: {} }),
  })
  await expect.element(page.getByText(/1 item is only on this device/)).toBeVisible()
  await begin('Now')
  await expect.poll(app.address).toBe('/login')
  await expect.poll(() => store.get(sessionAtom).kind).toBe('signed-out')
  const left = (await indexedDB.databases()).filter(({ name }) => name?.includes(app.context.accountId))
  expect(left).toEqual([])
  expect(localStorage.getItem('keptWork')).toBeNull()
})

test('without a network it is refused with its reason, and offered when there is one', async () => {
  await openApp(at('account'))
  await expect.element(page.getByText(/Without a network an account cannot be deleted/)).toBeVisible()
})

test('a failure is shown with a way to try again', async () => {
  worker.returns('userAccount.user:deletionPreview', () => ({ kind: 'refused', code: 'INTERNAL', data: {} }))
  await openApp(at('account'))
  await expect.element(page.getByText('The server did not say what would be deleted')).toBeVisible()
  serverDeletes()
  await button('Try again').click()
  await expect.element(button('Delete the account…')).toBeVisible()
})

test('a demo account says why it cannot be deleted', async () => {
  serverDeletes()
  await openApp(at('account'), {
    store: async ({ server, context }) =>
      await server.pulls('account', {
        clientId: context.accountId,
        name: 'Dana Markova',
        data: { ...CONSENTED, profile: { role: 'demo' } },
      }),
  })
  await expect.element(page.getByText(/This is a demo account/)).toBeVisible()
  expect(button('Delete the account…').elements()).toEqual([])
})
