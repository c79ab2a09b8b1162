import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSignedOut, resize } from '../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll, expectTouchTargets } from '../setup/page-checks.ts'
import { CONFIG, offer } from './login-page.ts'

const THEMES = ['light', 'dark', 'contrast'] as const
const LOCALES = ['en', 'ru', 'el'] as const
const WIDTHS = [390, 820, 1280]
const STATES = [
  'ready',
  'ready&providers=google',
  'ready&providers=',
  'ready&providers=dev',
  'asking',
  'no-way',
  'signing-in',
  'waiting',
  'offline&kept=true',
  'declined',
  'refused',
  'expired',
  'provider&kept=true',
  'unreachable',
]

for (const [index, state] of STATES.entries()) {
  const theme = THEMES[index % 3]
  const locale = LOCALES[Math.floor(index / 3) % 3]
  test(`the sign-in screen ${state} is accessible and fits every width, in ${theme} and ${locale}`, async () => {
    await openSignedOut(`/dev/login?state=${state}`, { theme, locale, width: 390, height: 900 })
    for (const width of WIDTHS) {
      await resize({ width, height: 900 })
      await expectNoSidewaysScroll()
      await expectAccessible()
    }
  })
}

test('on a touch screen every control has 44 px', async () => {
  await openSignedOut('/dev/login?state=waiting', { width: 390, height: 900, locale: 'ru', touch: true })
  await expectTouchTargets()
})

const buttons = () => page.getByRole('button', { name: /^Continue with/ })
const names = () =>
  buttons()
    .elements()
    .map(one => one.textContent?.trim())

test('only the providers that the server has are shown, the one used last here first', async () => {
  localStorage.setItem('lastProvider', 'x')
  offer({ google: true, x: true, yandex: false })
  await openSignedOut('/login')
  await expect.element(buttons().first()).toBeVisible()
  expect(names()).toEqual([expect.stringMatching(/Continue with X$/), expect.stringMatching(/Continue with Google$/)])
})

test('without a provider the demo is there, where the server has it', async () => {
  offer({})
  await openSignedOut('/login')
  await expect.element(page.getByRole('button', { name: 'Doctor' })).toBeVisible()
  expect(buttons().elements()).toEqual([])
})

test('a server in production without a provider and without the demo says so', async () => {
  offer({}, { demo: false })
  await openSignedOut('/login')
  await expect.element(page.getByText('No way to sign in is set up')).toBeVisible()
  expect(page.getByRole('button', { name: 'Doctor' }).elements()).toEqual([])
  expect(page.getByRole('checkbox').elements()).toEqual([])
})

test('a server that does not answer can be asked again; nobody faces an empty page', async () => {
  await openSignedOut('/login')
  await expect.element(page.getByRole('alert').getByText('The server did not answer')).toBeVisible()
  offer({ google: true })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('without a network the ways to sign in are named from the last visit, and come back with the network', async () => {
  localStorage.setItem('publicConfig', JSON.stringify({ ...CONFIG, providers: { google: true } }))
  const offline = (is: boolean) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !is })
    dispatchEvent(new Event(is ? 'offline' : 'online'))
  }
  try {
    offline(true)
    await openSignedOut('/login')
    await expect.element(page.getByText('Signing in needs the network once')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Continue with Google' })).toBeDisabled()
    offline(false)
    await expect.element(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
  } finally {
    Reflect.deleteProperty(navigator, 'onLine')
  }
})

test('staying signed in, once switched off, stays off on this device', async () => {
  offer({ google: true })
  await openSignedOut('/login')
  const quick = page.getByRole('checkbox', { name: 'Stay signed in' })
  await expect.element(quick).toBeChecked()
  await page.getByText('Stay signed in on this device').click()
  await expect.element(quick).not.toBeChecked()
  expect(localStorage.getItem('quickLogin')).toBe('off')
})
