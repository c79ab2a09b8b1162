import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { systemNet } from '../../../src/platform/net.ts'
import { openApp, openSignedOut, resize } from '../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll, expectTouchTargets, pressEscape } from '../setup/page-checks.ts'

const main = page.getByRole('main')
const search = main.getByRole('searchbox', { name: 'Search the answers' })
const title = page.getByRole('heading', { level: 1 })
const TABS = ['about', 'faq', 'demo', 'feedback', 'changelog'] as const

test('the five tabs have addresses of their own, /help is the first and any other one is feedback', async () => {
  const app = await openApp('/help')
  await expect.poll(app.address).toBe('/help/about')
  for (const [at, name] of ['About', 'Questions', 'Demo video', 'Feedback', 'What’s new'].entries()) {
    await main.getByRole('link', { name }).first().click()
    await expect.poll(app.address).toBe(`/help/${TABS[at]}`)
    await expect.poll(() => document.title).toBe(`${name} · Anamnesis`)
  }
  await expect.element(main.getByRole('heading', { name: /^0\.1\.0/ })).toBeVisible()
  await app.go('/help/elsewhere')
  await expect.poll(app.address).toBe('/help/feedback')
})

test('help is open without a sign-in; writing to us asks for one', async () => {
  const { address } = await openSignedOut('/help/faq')
  await expect.element(page.getByRole('heading', { name: 'What can I do without a connection?' })).toBeVisible()
  await page.getByRole('link', { name: 'Write to us' }).click()
  await expect.poll(address).toBe('/help/feedback')
  await expect.element(page.getByRole('heading', { name: 'Sign in to write to us' })).toBeVisible()
})

test('a search opens the answers that it finds in every topic, and says when there is none; Escape clears it', async () => {
  await openApp('/help/faq', { width: 1280, height: 900 })
  await search.click()
  await userEvent.keyboard('PROVISIONAL server')
  await expect.element(main.getByText(/^This device scores at once/)).toBeVisible()
  await expect.element(main.getByText('1 answer found')).toBeInTheDocument()
  await expect.element(main.getByText(/^Record a visit, take a triage/)).not.toBeInTheDocument()
  await userEvent.keyboard('xyz')
  await expect.element(main.getByRole('heading', { name: 'No answer with these words' })).toBeVisible()
  await expectAccessible()
  await pressEscape()
  await expect.element(main.getByText(/^Record a visit, take a triage/)).toBeVisible()
  await main.getByRole('button', { name: /^Triage/ }).click()
  await expect.element(main.getByRole('heading', { name: 'Triage', level: 2 })).toBeVisible()
  // By keyboard alone.
  const second = main.getByText('What happens with a value that I did not measure?')
  ;(second.element().closest('summary') as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(main.getByText(/^It stays missing and is named/)).toBeVisible()
})

for (const { locale, query, answer } of [
  { locale: 'ru', query: 'расшифровки', answer: /^Расшифровку делает/ },
  { locale: 'el', query: 'ΤΑΜΠΛΕΤ', answer: /^Όχι\. Με την αποσύνδεση/ },
] as const) {
  test(`questions are found in ${locale}, whatever the case and accents`, async () => {
    await openApp('/help/faq', { locale })
    await main.getByRole('searchbox').fill(query)
    await expect.element(main.getByText(answer)).toBeVisible()
  })
}

const film = () => main.getByLabelText(/^Film without sound/)
const isLoaded = () => film().element().getAttribute('src')?.startsWith('blob:')

test('the film of the language is loaded as a whole, and stays when the network goes', async () => {
  await openApp('/help/demo')
  await expect.poll(isLoaded).toBe(true)
  const online = goOffline()
  await expect.poll(isLoaded).toBe(true)
  online()
})

test('without a network a film that was never loaded says so, and what it shows; it comes with the network', async () => {
  const online = goOffline()
  const fetched = vi.spyOn(systemNet, 'fetch').mockRejectedValue(new TypeError('no network'))
  await openApp('/help/demo')
  await expect.element(main.getByText(/^The film is not on this device/)).toBeVisible()
  await expect.element(main.getByText('The network is cut. The indicator at the top says so.')).toBeVisible()
  fetched.mockRestore()
  online()
  await expect.poll(isLoaded).toBe(true)
})

function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  window.dispatchEvent(new Event('offline'))
  return () => {
    Reflect.deleteProperty(navigator, 'onLine')
    window.dispatchEvent(new Event('online'))
  }
}

for (const [index, { theme, locale }] of (
  [
    { theme: 'light', locale: 'en' },
    { theme: 'dark', locale: 'ru' },
    { theme: 'contrast', locale: 'el' },
  ] as const
).entries()) {
  test(`help is accessible and fits in the ${theme} theme, in ${locale}`, async () => {
    const app = await openApp('/help/about', { theme, locale })
    for (const [turn, tab] of TABS.entries()) {
      await app.go(`/help/${tab}`)
      await expect.element(title).toBeVisible()
      for (const width of [390, 820, 1280]) {
        await resize({ width, height: 1180 })
        await expectNoSidewaysScroll()
        if (width === [390, 820, 1280][(index + turn) % 3]) await expectAccessible()
      }
      await resize({ width: 390, height: 1180 })
      await expect.poll(() => document.querySelector('[data-bottom-bar]')?.checkVisibility()).toBe(true)
      await expectTouchTargets()
    }
  })
}
