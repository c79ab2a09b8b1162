import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../../src/platform/browser/app/install.ts'
import { systemClock } from '../../../src/platform/clock.ts'
import { saveUnsent } from '../scribe/recordings.ts'
import { worker } from '../setup/fake-bridge.ts'
import { type App, CONSENTED, openApp } from '../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll, pressEscape } from '../setup/page-checks.ts'

const WIDE = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
const ENTRY = 'Install the app'

/** The local day, this many days away. */
function day(away = 0): string {
  const now = new Date(systemClock.now())
  now.setDate(now.getDate() + away)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** An account that was used on `level` days, today the last of them. */
const used =
  (level: number, last = day()) =>
  ({ server, context }: App) =>
    server.pulls('account', {
      ...{ clientId: context.accountId, name: 'Dana Markova' },
      data: { activity: { ...CONSENTED.activity, engagement: { level, day: last } } },
    })

function offerInstall() {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(() => Promise.resolve({ outcome: 'accepted' })),
  })
  dispatchEvent(event)
  return event
}

const openMenu = () => page.getByRole('button', { name: 'Account: Dana Markova' }).click()
const entry = page.getByRole('menuitem', { name: ENTRY })
const signOutEntry = page.getByRole('menuitem', { name: 'Sign out' })

afterEach(() => {
  dispatchEvent(new Event('appinstalled'))
  Reflect.deleteProperty(navigator, 'standalone')
})

describe('the install entry', () => {
  test('is there from the second day of use on, and shows the browser’s offer once', async () => {
    await openApp('/', { ...WIDE, store: used(2) })
    const event = offerInstall()
    expect(event.defaultPrevented).toBe(true)
    await openMenu()
    await entry.click()
    expect(event.prompt).toHaveBeenCalledOnce()
    await openMenu()
    await expect.element(signOutEntry).toBeVisible()
    await expect.element(entry).not.toBeInTheDocument()
  })

  test('is missing on the first day', async () => {
    await openApp('/', { ...WIDE, store: used(1) })
    offerInstall()
    await openMenu()
    await expect.element(signOutEntry).toBeVisible()
    await expect.element(entry).not.toBeInTheDocument()
  })

  test('is missing without an offer, and after the installation', async () => {
    await openApp('/', { ...WIDE, store: used(2) })
    await openMenu()
    await expect.element(signOutEntry).toBeVisible()
    await expect.element(entry).not.toBeInTheDocument()
    offerInstall()
    await expect.element(entry).toBeVisible()
    dispatchEvent(new Event('appinstalled'))
    await expect.element(entry).not.toBeInTheDocument()
  })
})

describe('a day of use', () => {
  test('is counted past the queue, and makes the entry appear at once', async () => {
    const sent = vi.fn()
    await openApp('/', {
      ...WIDE,
      async store(app) {
        await used(1, day(-1))(app)
        worker.returns('userAccount.user:update', params => {
          sent(params.patch)
          return { kind: 'unreachable' }
        })
      },
    })
    offerInstall()
    await openMenu()
    await expect.element(entry).toBeVisible()
    expect(sent).toHaveBeenCalledWith([
      { op: 'set', path: ['activity', 'engagement'], value: { level: 2, day: day() } },
    ])
  })

  test('without a network is kept until the account counts it', async () => {
    const sent = vi.fn()
    const kept = () => JSON.parse(localStorage.getItem('daysOfUse') ?? '{}').days
    const app = await openApp('/', {
      ...WIDE,
      async store(app) {
        await used(1, day(-3))(app)
        localStorage.setItem('daysOfUse', JSON.stringify({ accountId: app.context.accountId, days: [day(-2)] }))
        worker.reports({ upToDate: false })
        worker.returns('userAccount.user:update', params => {
          sent(params.patch?.[0])
          return { kind: 'unreachable' }
        })
      },
    })
    await expect.poll(kept).toEqual([day(-2), day()])
    expect(sent).not.toHaveBeenCalled()
    worker.reports()
    await expect.poll(() => sent.mock.lastCall?.[0]).toMatchObject({ value: { level: 3, day: day() } })
    await used(3)(app)
    await expect.poll(kept).toBeUndefined()
  })
})

describe('in a tab of iOS', () => {
  const onIos = () => Object.defineProperty(navigator, 'standalone', { value: false, configurable: true })
  const banner = page.getByText(/Safari deletes what is only on this device after seven days/)

  test('the menu shows how to install, with the deletion after seven days', async () => {
    onIos()
    await openApp('/', { ...PHONE, store: used(2) })
    await expect.element(banner).toBeVisible()
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.getByRole('button', { name: ENTRY }).click()
    const steps = page.getByRole('dialog', { name: 'Put Anamnesis on the home screen' })
    await expect.element(steps.getByText(/after seven days of browsing/)).toBeVisible()
    await expectAccessible()
    await pressEscape()
    await expect.element(steps).not.toBeInTheDocument()
  })

  test('the banner stays away on the first day unless work waits, and once it was put away', async () => {
    onIos()
    const app = await openApp('/', { ...PHONE, store: used(1) })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(banner).not.toBeInTheDocument()
    await saveUnsent(app, 'A visit')
    await expect.element(banner).toBeVisible()
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect.element(banner).not.toBeInTheDocument()
    await app.reload()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(banner).not.toBeInTheDocument()
  })

  for (const look of [
    { ...PHONE, theme: 'light', locale: 'ru' },
    { ...WIDE, theme: 'dark', locale: 'el' },
    { ...PHONE, theme: 'contrast', locale: 'ru', fontSize: 24 },
  ] as const)
    test(`the banner in ${look.theme}, ${look.locale}, ${look.width} px`, async () => {
      onIos()
      await openApp('/', { ...look, store: used(2) })
      await expect.element(page.getByText(/Safari/)).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll()
    })
})

describe('the badge on the app’s icon', () => {
  test('is the number of what waits, and ends at sign-out', async () => {
    const set = vi.spyOn(navigator, 'setAppBadge').mockResolvedValue()
    const clear = vi.spyOn(navigator, 'clearAppBadge').mockResolvedValue()
    const app = await openApp('/', { ...WIDE, store: used(1) })
    await expect.poll(() => clear.mock.calls.length).toBeGreaterThan(0)
    expect(set).not.toHaveBeenCalled()
    await saveUnsent(app, 'A visit')
    await expect.poll(() => set.mock.lastCall).toEqual([1])
    // Held for the user: uploads are manual, so it has no job.
    const [visit] = await app.context.database.recordings.find().exec()
    await app.context.uploads.dropItem(visit?.clientId ?? '')
    await saveUnsent(app, 'Another visit')
    await expect.poll(() => set.mock.lastCall).toEqual([2])
    clear.mockClear()
    await openMenu()
    await signOutEntry.click()
    await page.getByRole('button', { name: 'Keep on this device and sign out' }).click()
    await expect.poll(() => clear.mock.calls.length).toBeGreaterThan(0)
  })
})
