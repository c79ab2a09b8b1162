import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { deviceValues } from '../../../src/platform/browser/storage.ts'
import { storedCookies } from '../../../src/ui/state/account/cookie-consent.ts'
import { countPage } from '../../../src/ui/state/account/page-hits.ts'
import { worker } from '../setup/fake-bridge.ts'
import { CONSENTED, openApp, openSignedOut, resize } from '../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll } from '../setup/page-checks.ts'

const banner = page.getByRole('region', { name: 'Cookies and statistics' })
const press = (name: string) => banner.getByRole('button', { name, exact: true }).click()
const gone = () => expect.poll(() => banner.elements().length).toBe(0)
const box = (name: RegExp) => page.getByRole('checkbox', { name }).element() as HTMLInputElement

test('accepting and rejecting store the choice, and the banner does not come back', async () => {
  await openSignedOut('/login', { cookies: true })
  await expect.element(banner).toBeVisible()
  await press('Accept all')
  await gone()
  expect(storedCookies()).toMatchObject({ necessary: true, analytics: true, marketing: true, behavioral: true })
  expect(Date.parse(storedCookies()?.timestamp ?? '')).toBeGreaterThan(Date.now() - 60_000)
})

test('rejecting leaves everything but the necessary off', async () => {
  await openSignedOut('/login', { cookies: true })
  await press('Reject all')
  await gone()
  expect(storedCookies()).toMatchObject({ necessary: true, analytics: false, marketing: false, behavioral: false })
})

test('decision 110: closing without a choice sets only the flag, and statistics stay off', async () => {
  await openSignedOut('/login', { cookies: true })
  await press('Close without a choice')
  await gone()
  expect([storedCookies(), deviceValues.get('cookieBannerShown')]).toEqual([null, '1'])
})

test('each category is chosen by itself; the necessary one is always on', async () => {
  await openSignedOut('/login', { cookies: true })
  await press('Customize')
  expect([box(/^Necessary/).checked, box(/^Necessary/).disabled]).toEqual([true, true])
  await press('Back')
  await press('Customize')
  box(/^Statistics/).click()
  await expect.element(page.getByRole('link', { name: 'Privacy policy' }).first()).toBeVisible()
  await press('Save the choice')
  await gone()
  expect(storedCookies()).toMatchObject({ analytics: true, marketing: false, behavioral: false })
})

test('the choice is changed and taken back in the settings', async () => {
  await openApp('/user-account/account/settings')
  await page.getByRole('button', { name: 'Cookies and statistics' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Reject all' }).click()
  await expect.poll(() => storedCookies()?.analytics).toBe(false)
  await expect.poll(() => dialog.elements().length).toBe(0)
})

test('decision 111: screens are counted by their pattern, after both choices, and not after one is taken back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const sent: unknown[] = []
  worker.returns('marketing.hits:record', ({ hits }) => {
    sent.push(hits)
    return { kind: 'answered', result: { status: 'ok' }, notice: null }
  })
  const choose = (analytics: boolean) =>
    deviceValues.set('cookieConsent', JSON.stringify({ analytics, timestamp: new Date().toISOString() }))
  const consent = async (behavioralTracking: boolean) =>
    await app.server.pulls('account', {
      clientId: app.context.accountId,
      name: 'Dana Markova',
      data: { activity: { ...CONSENTED.activity, behavioralTracking } },
    })
  const app = await openApp('/')
  const open = async (pattern: string) => {
    await countPage(pattern)
    await vi.advanceTimersByTimeAsync(10_000)
  }
  await open('/triage')
  await consent(true)
  await open('/triage')
  choose(true)
  await consent(false)
  await open('/triage')
  expect(sent).toEqual([])

  await consent(true)
  await countPage('/triage/')
  await open('/triage')
  await expect.poll(() => sent).toEqual([[{ page: '/triage', locale: 'en', count: 2 }]])

  await app.go('/health-records/labResults')
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(10_000)
      return sent[1]
    })
    .toEqual([{ page: '/health-records/$recordType', locale: 'en', count: 1 }])

  await countPage('/triage')
  choose(false)
  await vi.advanceTimersByTimeAsync(10_000)
  await open('/triage')
  expect(sent).toHaveLength(2)
})

for (const [theme, locale] of [
  ['light', 'ru'],
  ['dark', 'el'],
  ['contrast', 'en'],
] as const) {
  test(`the banner is accessible and fits every width, in ${theme} and ${locale}`, async () => {
    await openSignedOut('/login', { cookies: true, theme, locale })
    const region = page.getByRole('region')
    await expect.element(region.first()).toBeVisible()
    for (const detailed of [false, true]) {
      if (detailed) await region.first().getByRole('button').nth(1).click()
      for (const width of [390, 820, 1280]) {
        await resize({ width, height: 900 })
        await expectNoSidewaysScroll()
        await expectAccessible()
      }
    }
  })
}
