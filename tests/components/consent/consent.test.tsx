import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ContractError } from '../../../src/contract/errors.ts'
import { type App, CONSENTED, openApp, resize } from '../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll, expectTouchTargets } from '../setup/page-checks.ts'

const NAMES = [
  /^Transfer to another country/,
  /^Processing of medical data/,
  /^Storage on the server/,
  /^Signing in through another service/,
  /^Record of actions in the app/,
  /^Terms and privacy policy/,
]
const box = (name: RegExp) => page.getByRole('checkbox', { name })
const next = page.getByRole('button', { name: 'Next' })
const heading = page.getByRole('heading', { level: 1, name: 'Before you start' })

/** An account whose owner has not agreed to anything yet. */
const withoutConsent = async ({ server, context }: App) =>
  await server.pulls('account', { clientId: context.accountId, name: 'Dana Markova', data: {} })

/** The check box itself is hidden beneath its label. */
async function tick(name: RegExp): Promise<void> {
  const input = box(name).element() as HTMLInputElement
  input.click()
  await expect.poll(() => input.checked).toBe(true)
}

async function tickAll(): Promise<void> {
  for (const name of NAMES) await tick(name)
}

const activity = async ({ context: { database, accountId } }: App) =>
  (await database.account.findOne(accountId).exec(true)).data.activity

test('every screen leads to the consent first, and to where the user was going afterwards', async () => {
  const app = await openApp('/ambient-scribe/list', { store: withoutConsent })
  await expect.element(heading).toBeVisible()
  expect(app.address()).toBe('/consent?from=%2Fambient-scribe%2Flist')
  for (const path of ['/', '/triage', '/user-account/patients', '/health-records/labResults']) {
    await app.go(path)
    await expect.poll(app.address).toMatch(/^\/consent/)
  }
  await app.go('/consent?from=%2Fambient-scribe%2Flist')
  await tickAll()
  await next.click()
  await expect.poll(app.address).toBe('/ambient-scribe/list')
})

test('Next waits for all six; a reload keeps the ticks', async () => {
  const app = await openApp('/', { store: withoutConsent })
  await expect.element(page.getByText('0 of 6 ticked')).toBeVisible()
  for (const name of NAMES.slice(1)) await tick(name)
  await expect.element(next).toBeDisabled()
  await expect.element(page.getByText('5 of 6 ticked')).toBeVisible()
  await app.reload()
  await expect.element(page.getByText('5 of 6 ticked')).toBeVisible()
  await tick(NAMES[0] as RegExp)
  await expect.element(next).toBeEnabled()
})

test('decision 23: consent without a network is kept with its time, waits, and opens the screens', async () => {
  const app = await openApp('/', { store: withoutConsent })
  const before = Date.now()
  await tickAll()
  await next.click()
  await expect.poll(app.address).toBe('/')
  const given = await activity(app)
  expect(given).toMatchObject({
    ...{ consent: true, behavioralTracking: true, dataLocalization: true },
    ...{ crossBorderTransfer: true, oauthAuth: true, termsAccepted: true },
  })
  expect(Date.parse(given?.consentTimestamp ?? '')).toBeGreaterThanOrEqual(before)
  const { sync } = await app.context.database.account.findOne(app.context.accountId).exec(true)
  expect(sync.localRev).not.toBe(sync.ackedRev)
  await app.reload()
  await expect.poll(app.address).toBe('/')
  await app.server.acceptsAll()
  await expect.poll(app.address).toBe('/')
})

test('decision 23: the screens close again if the server refuses, and open with a new consent', async () => {
  const app = await openApp('/', { store: withoutConsent })
  await tickAll()
  await next.click()
  await expect.poll(app.address).toBe('/')
  await app.go('/ambient-scribe/list')
  await app.server.refuses('account', app.context.accountId, new ContractError('UNPROCESSABLE', ''))
  await expect.poll(app.address).toBe('/consent?from=%2Fambient-scribe%2Flist')
  await expect.element(page.getByText(/did not accept your consent/)).toBeVisible()
  await tickAll()
  await next.click()
  await expect.poll(app.address).toBe('/ambient-scribe/list')
})

test('consent withdrawn on another device closes the open screen', async () => {
  const app = await openApp('/ambient-scribe/list')
  await expect.poll(app.address).toBe('/ambient-scribe/list')
  await withoutConsent(app)
  await expect.element(heading).toBeVisible()
  await app.server.pulls('account', { clientId: app.context.accountId, name: 'Dana Markova', data: CONSENTED })
  await expect.poll(app.address).toBe('/ambient-scribe/list')
})

test('each consent says in full what is stored, where, who sees it and how to withdraw', async () => {
  await openApp('/', { store: withoutConsent })
  const full = page.getByText(/an administrator sees it only with an entry in the access log/)
  await expect.element(full).not.toBeVisible()
  await page.getByRole('button', { name: 'In full: Processing of medical data' }).click()
  await expect.element(full).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy')
  await expect.element(page.getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute('target', '_blank')
})

test('signing out needs no consent', async () => {
  const app = await openApp('/', { store: withoutConsent })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(app.address).toBe('/login')
})

for (const [theme, locale] of [
  ['light', 'ru'],
  ['dark', 'el'],
  ['contrast', 'en'],
] as const) {
  test(`is accessible and fits every width, in ${theme} and ${locale}`, async () => {
    await openApp('/', { theme, locale, store: withoutConsent })
    await expect.element(page.getByRole('checkbox').first()).toBeInTheDocument()
    for (const one of document.querySelectorAll<HTMLButtonElement>('[aria-controls][aria-expanded="false"]'))
      one.click()
    for (const width of [390, 820, 1280]) {
      await resize({ width, height: 900 })
      await expectNoSidewaysScroll()
      await expectAccessible()
    }
  })
}

test('on a phone no word of the bar runs under another, and a line of a consent has room for a sentence', async () => {
  await openApp('/', { width: 360, locale: 'el', store: withoutConsent })
  await expect.element(page.getByRole('checkbox').first()).toBeInTheDocument()
  const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
  const bar = document.querySelector('header')
  const [brand, language] = [bar?.querySelector('a'), bar?.querySelector('button')]
  const name = [...(brand?.querySelectorAll('span') ?? [])].filter(one => getComputedStyle(one).display !== 'none')
  for (const one of [brand, ...name]) expect(box(one).right).toBeLessThanOrEqual(box(language).left)
  const label = document.querySelector('label')
  expect(box(label).width).toBeGreaterThan(240)
})

test('on a touch screen every control has 44 px', async () => {
  await openApp('/', { touch: true, width: 390, store: withoutConsent })
  await expect.element(page.getByRole('checkbox').first()).toBeInTheDocument()
  await expectTouchTargets()
})
