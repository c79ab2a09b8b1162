import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { UserData } from '../../../src/contract/entities/user.ts'
import { deviceValues } from '../../../src/platform/browser/storage.ts'
import { type App, CONSENTED, openApp } from '../setup/open-app.tsx'
import {
  at,
  button,
  serverDeletes,
  serverHasDevices,
  serverHasLooks,
  serverHasSessions,
  session,
} from './account-page.ts'

const preferences = async ({ context: { database, accountId } }: App) =>
  (await database.account.findOne(accountId).exec(true)).data.preferences
const withPreferences =
  (stored: UserData['preferences']) =>
  async ({ server, context }: App) => {
    const data = { ...CONSENTED, preferences: stored }
    await server.pulls('account', { clientId: context.accountId, name: 'Dana Markova', data })
  }
const saveButton = button('Save')

test('the account opens on its profile; five tabs, and two pages without one (decision 32)', async () => {
  const app = await openApp('/user-account/account')
  await expect.poll(app.address).toBe(at('main'))
  const tabs = page.getByRole('navigation', { name: 'Pages of the account' })
  await expect
    .poll(() =>
      tabs
        .getByRole('link')
        .elements()
        .map(one => one.textContent),
    )
    .toEqual([...['Profile', 'Balance', 'Appearance', 'Settings', 'Account']])
  const current = () => tabs.element().querySelector('[aria-current=page]')?.textContent ?? null
  await expect.poll(current).toBe('Profile')
  await page.getByRole('link', { name: 'Plans' }).click()
  await expect.poll(app.address).toBe(at('subscriptions'))
  await expect.element(page.getByText('Only the server knows this').first()).toBeVisible()
  expect(current()).toBeNull()
  await app.go(at('referrals'))
  await expect.poll(app.address).toBe(at('referrals'))
  await expect.poll(current).toBeNull()
  await app.go(at('billing'))
  await expect.element(page.getByText('Top up, ₽')).toBeVisible()
  expect(current()).toBe('Balance')
})

test('on a phone the current tab is in view, though the tabs are wider than the screen', async () => {
  serverDeletes()
  await openApp(at('account'), { width: 390, height: 800, locale: 'ru' })
  const current = () =>
    document.querySelector('nav [aria-current=page][href$="/account/account"]')?.getBoundingClientRect()
  await expect.poll(() => current()?.right ?? 999).toBeLessThanOrEqual(390)
  expect(current()?.left).toBeGreaterThanOrEqual(0)
})

test('Save is on appearance and settings only', async () => {
  serverHasSessions([])
  serverDeletes()
  const app = await openApp(at('main'))
  for (const [tab, shown] of [
    ['main', 0],
    ['ui', 1],
    ['settings', 1],
    ['billing', 0],
    ['account', 0],
    ['subscriptions', 0],
    ['referrals', 0],
  ] as const) {
    await app.go(at(tab))
    await expect.poll(app.address).toBe(at(tab))
    await expect.poll(() => saveButton.elements().length, { message: tab }).toBe(shown)
  }
})

test('the name is changed in the profile', async () => {
  const app = await openApp(at('main'))
  await button('Change the name').click()
  await userEvent.fill(page.getByRole('textbox'), ' Dana M. ')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Dana M.', { exact: true })).toBeVisible()
  const { name } = await app.context.database.account.findOne(app.context.accountId).exec(true)
  expect(name).toBe('Dana M.')
})

test('decision 33: the text is 12 to 24 px, a pixel at a time, with a way back', async () => {
  const app = await openApp(at('ui'), { store: withPreferences({ fontSize: 13 }) })
  const shown = () => document.documentElement.style.getPropertyValue('--font-size')
  await expect.poll(shown, { message: 'chosen on another device' }).toBe('13')
  await button('Smaller').click()
  await expect.element(page.getByText('12 px', { exact: true })).toBeVisible()
  await expect.element(button('Smaller')).toBeDisabled()
  expect(shown()).toBe('12')
  await button('Back to the usual size').click()
  for (let size = 16; size <= 24; size++) await button('Larger').click()
  await expect.element(page.getByText('24 px', { exact: true })).toBeVisible()
  await expect.element(button('Larger')).toBeDisabled()
  expect([shown(), deviceValues.get('fontSize')]).toEqual(['24', '24'])
  await saveButton.click()
  await expect.poll(async () => (await preferences(app))?.fontSize).toBe(24)
  await withPreferences({ fontSize: 18 })(app)
})

test('what is hidden leaves the menu at once it is stored; help cannot be hidden', async () => {
  const app = await openApp(at('ui'), { width: 1280 })
  const menu = page.getByRole('navigation', { name: 'Menu' }).first()
  const triage = menu.getByRole('link', { name: 'Triage' })
  await expect.element(triage).toBeVisible()
  await expect.poll(() => page.getByRole('checkbox', { name: 'Help' }).elements().length).toBe(0)
  ;(page.getByRole('checkbox', { name: 'Triage' }).element() as HTMLInputElement).click()
  ;(page.getByRole('checkbox', { name: 'Sleep' }).element() as HTMLInputElement).click()
  await expect.element(page.getByText('Will be saved in a moment')).toBeVisible()
  await saveButton.click()
  await expect.poll(() => triage.elements().length).toBe(0)
  expect(await preferences(app)).toMatchObject({ hiddenMenuItems: ['triage'], hiddenTags: ['sleep'] })
  await button('Show all').click()
  await saveButton.click()
  await expect.element(triage).toBeVisible()
  expect((await preferences(app))?.hiddenMenuItems).toEqual([])
})

test('a change here and one on another device both stay (decision 17)', async () => {
  serverHasSessions([])
  const app = await openApp(at('settings'), { store: withPreferences({ hiddenTags: ['sleep'] }) })
  ;(page.getByRole('checkbox', { name: /^SOTA mode/ }).element() as HTMLInputElement).click()
  await withPreferences({ hiddenTags: ['mental'] })(app)
  await saveButton.click()
  await expect.poll(() => preferences(app)).toMatchObject({ sotaMode: true, hiddenTags: ['mental'] })
})

test('sessions: this device is marked, another one is signed out, or all of them', async () => {
  const phone = session({ deviceName: 'Phone' })
  const { ended } = serverHasSessions([session({ current: true }), phone, session({ agentClass: null })])
  await openApp(at('settings'))
  await expect.element(page.getByText('This device', { exact: true })).toBeVisible()
  await button('Sign out: Phone').click()
  await expect.poll(() => ended).toEqual([{ sessionId: phone.id }])
  await button('Sign out everywhere else').click()
  await expect.poll(() => ended).toEqual([{ sessionId: phone.id }, { others: true }])
  await expect.element(page.getByText('Unknown device')).toBeVisible()
})

test('devices: one that is signed in is signed out, and says so', async () => {
  serverHasSessions([session({ current: true })])
  const seen = { createdAt: '2026-11-20T10:00:00.000Z', lastSeenAt: '2026-11-21T10:00:00.000Z', agentClass: null }
  serverHasDevices([
    { ...seen, id: 'here', current: true, name: 'Laptop', sessions: 1 },
    { ...seen, id: 'there', current: false, name: 'Tablet', sessions: 2 },
  ])
  await openApp(at('settings'))
  const devices = page.getByRole('list', { name: 'Devices', exact: true })
  await expect.element(devices.getByText('Signed in').nth(1)).toBeVisible()
  await button('Sign out this device: Tablet').click()
  await expect.element(devices.getByText('Signed out', { exact: true })).toBeVisible()
  expect(devices.getByRole('button').elements()).toEqual([])
})

test('sessions without a network say where they are', async () => {
  await openApp(at('settings'))
  await expect.element(page.getByText(/The list is on the server/)).toBeVisible()
})

test('looks by administrators are told in words, those of a kind together, and what is not shown is counted', async () => {
  const by = (action: string, outcome = 'ok', administrator: string | null = 'Ada') => ({
    action,
    outcome,
    administrator,
  })
  serverHasLooks(
    [
      by('userAccount.patients:create', 'FORBIDDEN'),
      ...[by('userAccount.patients:list'), by('healthRecords:list'), by('userAccount.user:get')],
      by('userAccount.user:impersonate'),
      by('admin.healthRecords:get', 'ok', null),
      ...[by('admin.users:get'), by('asset:download'), by('admin.jobs:retry')],
    ],
    10,
  )
  await openApp(at('settings'))
  const looks = page.getByRole('list', { name: 'Looks by administrators' }).getByRole('listitem')
  for (const [index, said] of [
    /Tried to change something, and was refused.*Ada/,
    /Read in the account.*Ada.*×3$/,
    /Entered the account, reading only.*Ada/,
    /Opened the text of a record.*An administrator who left/,
  ].entries()) {
    await expect.poll(() => looks.nth(index).element().textContent).toMatch(said)
  }
  expect(looks.elements()).toHaveLength(5)
  await button('Show all').click()
  await expect.poll(() => looks.elements().length).toBe(7)
  expect(button('Show all').elements()).toEqual([])
  await expect.element(page.getByText('1 older entry is not shown.')).toBeVisible()
})

test('an account that no administrator looked into says so', async () => {
  serverHasLooks([])
  await openApp(at('settings'))
  await expect.element(page.getByText('No administrator has looked into this account.')).toBeVisible()
})

test('consent is withdrawn after its consequence was said, and leads to the consent screen', async () => {
  serverHasSessions([])
  const app = await openApp(at('settings'))
  await button('Withdraw consent').click()
  await expect.element(page.getByText(/shows no records and takes no new ones/)).toBeVisible()
  await button('Cancel').click()
  expect(app.address()).toBe(at('settings'))
  await button('Withdraw consent').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(page.getByRole('heading', { name: 'Before you start' })).toBeVisible()
  const { data } = await app.context.database.account.findOne(app.context.accountId).exec(true)
  expect(data.activity).toMatchObject({ consent: false, crossBorderTransfer: false, consentTimestamp: null })
  serverDeletes()
  await page.getByRole('link', { name: /delete my account/ }).click()
  await expect.element(button('Delete the account…')).toBeVisible()
})
