import { EventEmitter, once } from 'node:events'
import { expect, test } from 'playwright/test'
import { serveBuiltApp } from './built-app.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectTouchTargets,
  LOCALES,
  openIn,
  THEMES,
  WIDTHS,
} from './page-checks.ts'

let app: Awaited<ReturnType<typeof serveBuiltApp>>
let shell: string
test.beforeAll(async () => {
  app = await serveBuiltApp()
  shell = `${app.url}/dev/shell`
})
test.afterAll(() => app.close())

const STATES = [
  '?sync=saved',
  '?sync=sending&recording=recording',
  '?sync=offline&recording=silent&update=true',
  '?sync=needs-you&recording=paused',
  '?sync=paused&recording=no-microphone&update=true',
  '?sync=connecting',
  '?view=focus&sync=offline&recording=recording',
  '?view=public',
  '?sync=offline&centre=full',
  '?sync=saved&centre=empty',
  '?sync=outdated&recording=no-room',
  '?sync=retrying&recording=unstored',
]

for (const [index, state] of STATES.entries()) {
  const theme = THEMES[index % THEMES.length]
  const locale = LOCALES[(index + 1) % LOCALES.length]
  test(`the frame ${state} is accessible and fits every width, in ${theme} and ${locale}`, async ({ page }) => {
    const problems = await openIn(page, `${shell}${state}`, { theme, locale })
    if (state.includes('centre')) await expect(page.getByRole('dialog')).toBeVisible()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
      if (width === WIDTHS[index % WIDTHS.length]) await expectAccessible(page)
    }
    expect(problems).toEqual([])
  })
}

for (const [index, state] of ['ready', 'signing-in', 'offline', 'blocked', 'refused&kept=true'].entries()) {
  test(`signing in, ${state}, is accessible`, async ({ page }) => {
    const locale = LOCALES[index % LOCALES.length]
    const problems = await openIn(page, `${app.url}/dev/login?state=${state}`, {
      theme: THEMES[index % 3],
      width: 390,
      locale,
    })
    await expectAccessible(page)
    await page.getByRole('button', { name: /demo|демо|Δοκιμαστική/ }).click({ force: true })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(problems).toEqual([])
  })
}

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true })

  for (const path of ['/dev/shell?recording=recording', '/dev/shell?view=focus&update=true', '/dev/login']) {
    for (const width of [390, 820]) {
      test(`every control of ${path} answers on 44 px at ${width} px`, async ({ page }) => {
        await openIn(page, `${app.url}${path}`, { width, locale: 'ru' })
        await expectTouchTargets(page)
      })
    }
  }
})

test('an app that cannot load its words says so in every language', async ({ page }) => {
  await page.route(/assets\/ru-/, route => route.abort())
  await page.addInitScript(() => localStorage.setItem('locale', 'ru'))
  await page.goto(shell)
  await expect(page.getByText('Приложение не загрузилось.')).toBeVisible()
  await expect(page.getByText('The app could not be loaded.')).toBeVisible()
})

test('the splash stays until the first screen stands', async ({ page }) => {
  const network = new EventEmitter()
  const arrived = once(network, 'arrives')
  await page.route(/assets\/dev\.shell-.*\.js/, route => arrived.then(() => route.continue()))
  const asked = page.waitForRequest(/assets\/dev\.shell-.*\.js/)
  await page.clock.install()
  await page.goto(shell, { waitUntil: 'commit' })
  await asked
  await page.clock.runFor(2000)
  await expect(page.locator('#splash')).toHaveCount(1)
  await expect(page.locator('main')).toHaveCount(0)
  network.emit('arrives')
  await page.clock.resume()
  await expect(page.locator('main')).toBeVisible()
  await expect(page.locator('#splash')).toHaveCount(0)
})

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await openIn(page, shell)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('the sync pill opens the centre, and Escape gives the focus back', async ({ page }) => {
  await openIn(page, `${shell}?sync=needs-you`)
  const pill = page.getByRole('button', { name: /1 needs you/ })
  await pill.click()
  const centre = page.getByRole('dialog', { name: 'On this device' })
  await expect(centre.getByRole('heading', { name: 'Needs you' })).toBeVisible()
  await expect(centre.getByText('7.1 of 11.6 MB').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(centre).toHaveCount(0)
  await expect(pill).toBeFocused()
})

test('a change of the state of sync is said aloud, a count is not', async ({ page }) => {
  await openIn(page, `${shell}?sync=offline`)
  await expect(page.locator('header [role=status]')).toHaveText('Offline. Your work is kept on this device.')
})

test('on a phone the drawer holds menu, patient and account, and closes when a link is followed', async ({ page }) => {
  await openIn(page, shell, { width: 390, locale: 'ru' })
  const burger = page.getByRole('button', { name: 'Открыть меню' })
  await burger.click()
  const drawer = page.getByRole('dialog', { name: 'Anamnesis' })
  await expect(drawer.getByRole('link', { name: 'Аудиозаписи' })).toBeVisible()
  await expectAccessible(page)
  await drawer.getByText('Тёмное', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await drawer.getByRole('link', { name: 'Триаж' }).click()
  await expect(drawer).toHaveCount(0)
  // Nobody is signed in here, so the way leads past the door.
  await expect(page).toHaveURL(/\/login\?from=%2Ftriage$/)
})

test('the patient is switched from the header', async ({ page }) => {
  await openIn(page, shell)
  await page.getByRole('button', { name: /^Patient: Anna P., 54/ }).click()
  await page.getByRole('menuitemradio', { name: /Преображенский/ }).click()
  await expect(page.getByRole('button', { name: /^Patient: Иван/ })).toBeVisible()
})

test('the account menu changes the appearance at once', async ({ page }) => {
  await openIn(page, shell)
  await page.getByRole('button', { name: 'Account: Dana Markova' }).click()
  await page.getByRole('menuitem', { name: /Appearance/ }).click()
  await page.getByRole('menuitemradio', { name: 'Contrast' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast')
})

test('with reduced motion a change of the theme is one frame: nothing runs through the page', async ({ page }) => {
  await openIn(page, shell)
  const running = await page.evaluate(() => {
    getComputedStyle(document.body).color
    document.documentElement.dataset.theme = 'dark'
    getComputedStyle(document.body).color
    return document.getAnimations().filter(one => one instanceof CSSTransition).length
  })
  expect(running).toBe(0)
})

test('a section of the sidebar folds, and the sidebar narrows to a rail with every name', async ({ page }) => {
  await openIn(page, shell)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('button', { name: 'For doctors' }).click()
  await expect(menu.getByRole('link', { name: 'Triage' })).toHaveCount(0)
  await menu.getByRole('button', { name: 'For doctors' }).click()
  await page.getByRole('button', { name: 'Narrow the menu' }).click()
  await expect(menu.getByRole('link', { name: 'Scribe' })).toHaveAttribute('title', 'Audio recordings')
  await expectAccessible(page)
})

test('without a network the choice of a person stays closed and says why', async ({ page }) => {
  await openIn(page, `${app.url}/dev/login?state=offline`)
  await expect(page.getByText(/Signing in needs the network once/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeDisabled()
})

test('an address that leads nowhere shows a way back, not a blank page', async ({ page }) => {
  await openIn(page, `${app.url}/no/such/page`)
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'To the start page' })).toBeVisible()
})
