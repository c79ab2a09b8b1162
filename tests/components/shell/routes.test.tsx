import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { router } from '../../../src/ui/router.tsx'
import { serverDeletes, serverHasSessions } from '../account/account-page.ts'
import { offer } from '../login/login-page.ts'
import { type App, openApp, openSignedOut } from '../setup/open-app.tsx'
import { pressEscape } from '../setup/page-checks.ts'

const missing = page.getByText('There is no such page')
const title = () => document.title

/** P §2.1 and what the menu leads to, with where each address ends and the title of its tab. */
const SIGNED_IN = [
  ['/', '/', null],
  ['/user-account/account', '/user-account/account/main', 'My account'],
  ['/user-account/account/main', null, 'My account'],
  ['/user-account/account/subscriptions', null, 'Plans'],
  ['/user-account/account/billing', null, 'Balance'],
  ['/user-account/account/ui', null, 'Appearance'],
  ['/user-account/account/settings', null, 'Settings'],
  ['/user-account/account/account', null, 'Delete the account'],
  ['/user-account/account/referrals', null, 'Inviting others'],
  ['/user-account/patients', null, 'Patients'],
  ['/user-account/patients/new', null, 'New patient'],
  ['/user-account/notifications', null, 'Notifications'],
  ['/ambient-scribe/list', null, 'Audio recordings'],
  ['/ambient-scribe/new', null, 'New recording'],
  ['/triage', null, 'Triage'],
  ['/triage/profile', null, 'Choose a profile'],
  // Without a title of its own: the product's name again, not the title of the screen before.
  ['/', null, null],
  ['/help', '/help/about', 'About'],
  ['/help/about', null, 'About'],
  ['/help/faq', null, 'Questions'],
  ['/help/demo', null, 'Demo video'],
  ['/help/feedback', null, 'Feedback'],
  ['/help/changelog', null, 'What’s new'],
  ['/help/anything-else', '/help/feedback', 'Feedback'],
] as const

/** Screens that ask the server for something of their own. */
function serverAnswers(): void {
  serverHasSessions([])
  serverDeletes()
}

async function arrive(app: App, to: string, end: string | null): Promise<void> {
  await app.go(to)
  await expect.poll(app.address, { message: to }).toBe(end ?? to)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).elements().length, { message: to }).toBe(1)
  expect(missing.elements(), to).toHaveLength(0)
}

test('P §2.1: every address leads to a screen with a heading and a title of its own', {
  timeout: 120_000,
}, async () => {
  serverAnswers()
  const app = await openApp('/user-account/patients')
  for (const [to, end, name] of SIGNED_IN) {
    await arrive(app, to, end)
    await expect.poll(title, { message: to }).toBe(name ? `${name} · Anamnesis` : 'Anamnesis')
  }
})

/** They show another address, or a document of its own. */
const WITHOUT_TITLE = ['/', '/login', '/logout', '/landing', '/consent', '/dev/sync', '/health-record/create']
const OF_A_TYPE = ['/health-record/create?type=treatment', '/health-records/timeline']
const LISTS = ['labResults', 'studies', 'treatment', 'healthLog'].map(list => `/health-records/${list}`)

test('P §2.2.4: every screen whose address has no parameter has a title of its own', {
  timeout: 120_000,
}, async () => {
  serverAnswers()
  const app = await openApp('/user-account/patients')
  const paths = [...Object.keys(router.routesByPath), ...LISTS, ...OF_A_TYPE]
  for (const path of paths.filter(one => !one.includes('$') && !WITHOUT_TITLE.includes(one))) {
    await app.go(path)
    await expect.poll(title, { message: path }).toMatch(/^.+ · Anamnesis$/)
    await app.go('/')
    await expect.poll(title, { message: `after ${path}` }).toBe('Anamnesis')
  }
})

test('P §2.1: the addresses of visitors, and those of documents of their own, are known', async () => {
  const paths = Object.keys(router.routesByPath)
  for (const path of [
    '/landing',
    '/pitch-deck',
    '/login',
    '/logout',
    '/consent',
    '/terms-and-conditions',
    '/privacy-policy',
  ])
    expect(paths).toContain(path)
  expect(paths).toContain('/r/$code')
  expect((await fetch('/oauth-redirect.html')).ok).toBe(true)
  offer({})
  await openSignedOut('/login')
  await expect.poll(title).toBe('Sign in · Anamnesis')
})

for (const width of [1280, 390]) {
  test(`every entry of the menu leads to a screen, at ${width} px`, { timeout: 120_000 }, async () => {
    serverAnswers()
    const app = await openApp('/', { width, height: 900 })
    if (width === 390) await page.getByRole('button', { name: 'Open the menu' }).click()
    const links = page.getByRole('navigation', { name: 'Main menu' }).or(page.getByRole('dialog')).getByRole('link')
    await expect.poll(() => links.elements().length).toBeGreaterThan(8)
    const found = links.elements().map(one => one.getAttribute('href') ?? '')
    const bar = [...document.querySelectorAll('nav a')].map(one => one.getAttribute('href') ?? '')
    const places = [...new Set([...found, ...bar])].filter(to => to.startsWith('/'))
    expect(places).toEqual(
      expect.arrayContaining([
        '/health-records/labResults',
        '/health-records/studies',
        '/health-records/treatment',
        '/health-records/healthLog',
        '/health-records/upload',
        '/health-records/timeline',
        '/ambient-scribe/list',
        '/triage',
        '/help/about',
        '/help/feedback',
      ]),
    )
    if (width === 390) await pressEscape()
    for (const to of places) {
      await app.go(to)
      await expect.poll(() => page.getByRole('heading', { level: 1 }).elements().length, { message: to }).toBe(1)
      expect(missing.elements(), to).toHaveLength(0)
    }
  })
}

test('the account menu leads to the account, the notifications and the patients', async () => {
  const app = await openApp('/', { width: 1280, height: 900 })
  const open = () => page.getByRole('button', { name: /^Account: / }).click()
  await open()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  await expect.poll(app.address).toBe('/user-account/account/main')
  await open()
  await page.getByRole('menuitem', { name: 'Notifications' }).click()
  await expect.poll(app.address).toBe('/user-account/notifications')
  await open()
  await page.getByRole('menuitem', { name: 'Patients' }).click()
  await page.getByRole('menuitem', { name: 'Manage patients' }).click()
  await expect.poll(app.address).toBe('/user-account/patients')
})

test('the footer stands on the home page alone, and its links lead somewhere', async () => {
  const app = await openApp('/')
  const links = () => [...document.querySelectorAll('main footer a')].map(one => one.getAttribute('href'))
  await expect.poll(links).toEqual(['/landing', '/privacy-policy', '/terms-and-conditions'])
  await app.go('/user-account/patients')
  await expect.poll(app.address).toBe('/user-account/patients')
  await expect.poll(links).toEqual([])
})

test.each([
  [600, 'phone'],
  [601, 'rail'],
  [850, 'rail'],
  [851, 'sidebar'],
] as const)('P §9: at %i px the frame is a %s', async (width, layout) => {
  await openApp('/help/about', { width, height: 900 })
  await expect.poll(() => document.querySelector('[data-layout]')?.getAttribute('data-layout')).toBe(layout)
})
