import { EventEmitter, once } from 'node:events'
import { expect, type Page, test } from 'playwright/test'
import { scriptOf, serveBuiltApp } from '../built-app.ts'
import { withoutCookieBanner, withoutServiceWorker } from '../device/profile.ts'

/* Tests that need the built interface under a strict policy, without the server. The rest: tests/components. */

let app: Awaited<ReturnType<typeof serveBuiltApp>>
test.beforeAll(async () => {
  app = await serveBuiltApp()
})
test.afterAll(() => app.close())

/** Opens a page and waits until the splash is gone. Errors and warnings of the page are added to the returned list. */
async function open(page: Page, path: string, locale = 'en'): Promise<string[]> {
  const problems: string[] = []
  page.on('pageerror', error => problems.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  await withoutServiceWorker(page)
  await withoutCookieBanner(page)
  await page.addInitScript(chosen => localStorage.setItem('locale', chosen), locale)
  await page.goto(app.url + path)
  await expect(page.locator('#splash')).toHaveCount(0)
  return problems
}

test('S5: components work under the strict policy, including overlays and lazily loaded parts', async ({ page }) => {
  const problems = await open(page, '/dev/components')
  await page.getByRole('button', { name: 'Uploads: automatic' }).click()
  await page.getByRole('menuitem', { name: /Appearance/ }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(page.getByText('Chosen: dark')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByTestId('answer')).toHaveText('Last answer: true')
  await page.getByRole('button', { name: 'Sheet at the end' }).click()
  await expect(page.getByRole('dialog', { name: 'On this device' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Nothing chosen' }).click()
  await expect(page.getByRole('listbox')).toBeVisible()
  expect(problems).toEqual([])
})

for (const [path, locale] of [
  ['/dev/shell?sync=needs-you&recording=recording&centre=full&update=true', 'ru'],
  ['/dev/login?state=refused&kept=true', 'el'],
] as const) {
  test(`S5: ${path} logs no error or warning under the strict policy, in ${locale}`, async ({ page }) => {
    const problems = await open(page, path, locale)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`))
    expect(problems).toEqual([])
  })
}

test('an app that cannot load its texts says so in every language', async ({ page }) => {
  await page.route(scriptOf('ui/i18n/catalogs/ru.ts'), route => route.abort())
  await page.addInitScript(() => localStorage.setItem('locale', 'ru'))
  await page.goto(`${app.url}/dev/shell`)
  await expect(page.getByText('Приложение не загрузилось.')).toBeVisible()
  await expect(page.getByText('The app could not be loaded.')).toBeVisible()
})

test('the splash stays until the first screen is rendered', async ({ page }) => {
  const network = new EventEmitter()
  const arrived = once(network, 'arrives')
  const screen = scriptOf('ui/routes/dev.$page.tsx?tsr-split=component')
  await page.route(screen, route => arrived.then(() => route.continue()))
  const asked = page.waitForRequest(request => screen(new URL(request.url())))
  await page.clock.install()
  await page.goto(`${app.url}/dev/shell`, { waitUntil: 'commit' })
  await asked
  await page.clock.runFor(2000)
  await expect(page.locator('#splash')).toHaveCount(1)
  await expect(page.locator('main')).toHaveCount(0)
  network.emit('arrives')
  await page.clock.resume()
  await expect(page.locator('main')).toBeVisible()
  await expect(page.locator('#splash')).toHaveCount(0)
})
