import type { Page } from 'playwright'
import { expect, test } from 'playwright/test'
import { expectAllSaved, LONG, openClinic, pill } from './faults/clinic.ts'
import { addPatient, tryAddPatient, visit } from './faults/deeds.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'

test.describe.configure({ timeout: 60_000 })

const clinic = openClinic()

const turn = (page: Page, kind: string) =>
  page.locator(`[data-storm="${kind}"]`).getByRole('checkbox').click({ force: true })
const banner = (page: Page) => page.getByRole('region', { name: 'Made weather' })
const clearUp = (page: Page) => banner(page).getByRole('button', { name: 'Clear up' }).click()
const expectOnServer = (name: string) => expect.poll(() => clinic.names(), { timeout: 20_000 }).toContain(name)

test('the page tells what the engine does and holds; two devices show the same digests', async ({ browser }) => {
  const [one, other] = [
    await clinic.device(browser, 'doctor', '/dev/sync'),
    await clinic.device(browser, 'doctor', '/dev/sync'),
  ]
  await expect(one.page.getByText('idle', { exact: true })).toBeVisible()
  await expect(one.page.getByRole('region', { name: 'What happened' })).toContainText('from=follower to=cycling by=led')
  const row = ({ page }: typeof one) => page.locator('[data-collection="recordings"] td:nth-of-type(3)')
  await expect(row(one)).toHaveText(/^[0-9a-f]{12}$/)
  await expect(row(other)).toHaveText((await row(one).textContent()) ?? '')
})

test('it can be read and reached in every theme, language and width', LONG, async ({ browser }) => {
  const { page } = await clinic.device(browser, 'doctor', '/dev/sync')
  await turn(page, 'slow')
  for (const { theme, locale, width } of [
    { theme: 'light', locale: 'en', width: 1280 },
    { theme: 'contrast', locale: 'el', width: 820 },
    { theme: 'dark', locale: 'ru', width: 390 },
  ]) {
    await page.setViewportSize({ width, height: 860 })
    await page.evaluate(
      ([theme, locale]) => {
        localStorage.setItem('theme', theme)
        localStorage.setItem('locale', locale)
      },
      [theme, locale] as const,
    )
    await page.reload()
    await expect(page.locator('[data-weather]')).toBeVisible()
    await expect(page.locator('[data-collection="recordings"]')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
})

test('offline: work is kept, through a reload; the banner says so on every screen; when it clears the work is sent', async ({
  browser,
}) => {
  const { page } = await clinic.device(browser, 'doctor', '/dev/sync')
  await turn(page, 'offline')
  await expect(pill(page)).toHaveText(/^Offline/)
  await addPatient(page, 'Made in bad weather')
  await expect(banner(page)).toContainText('Made weather: Offline')
  await expect(pill(page)).toHaveText(/^Offline · \d/)
  await page.reload()
  await expect(banner(page)).toContainText('Made weather: Offline')
  await expect(pill(page)).toHaveText(/^Offline · \d/)
  expect(await clinic.names()).not.toContain('Made in bad weather')
  const other = await page.context().newPage()
  await other.goto('/login')
  await expect(banner(other)).toHaveCount(0)
  await other.close()
  await clearUp(page)
  await expect(banner(page)).toHaveCount(0)
  await expectAllSaved(page)
  await expectOnServer('Made in bad weather')
  await page.reload()
  await expectAllSaved(page)
  await expect(banner(page)).toHaveCount(0)
})

test('slow, torn off, too large, broken, with a seed and a share: what is written in it arrives once it clears', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const { page } = await clinic.device(browser, 'doctor', '/dev/sync')
  for (const [kind, share] of [
    ['slow', '60'],
    ['drop', '60'],
    ['413', '100'],
    ['500', '100'],
  ] as const) {
    await test.step(kind, async () => {
      await turn(page, kind)
      await page.getByLabel('Seed').fill('42')
      await page.getByLabel('Share of requests, %').fill(share)
      await addPatient(page, `Through ${kind}`)
      await page.reload()
      await expect(banner(page)).toBeVisible()
      await visit(page, '/dev/sync')
      await expect(page.getByLabel('Seed')).toHaveValue('42')
      await expect(page.getByLabel('Share of requests, %')).toHaveValue(share)
      await clearUp(page)
      await page.getByRole('button', { name: 'Send now' }).click()
      await expectOnServer(`Through ${kind}`)
      await expectAllSaved(page)
    })
  }
})

test('a killed worker is replaced, and what was written meanwhile is sent', async ({ browser }) => {
  const { page } = await clinic.device(browser, 'doctor', '/dev/sync')
  await page.getByRole('button', { name: 'Kill the worker' }).click()
  await addPatient(page, 'Written while nobody sent')
  await expectOnServer('Written while nobody sent')
  await expectAllSaved(page)
  await visit(page, '/dev/sync')
  await turn(page, 'killed-worker')
  for (const name of ['first', 'second', 'third']) {
    await addPatient(page, `Under killing, ${name}`)
    await expectOnServer(`Under killing, ${name}`)
  }
  await clearUp(page)
  await expectAllSaved(page)
})

test('a clock that is a year behind changes nothing; a full disk is said, and nothing is claimed', async ({
  browser,
}) => {
  const { page } = await clinic.device(browser, 'doctor', '/dev/sync')
  await turn(page, 'wrong-clock')
  await expect(banner(page)).toContainText('Wrong clock')
  await addPatient(page, 'A year ago')
  await expectOnServer('A year ago')
  await visit(page, '/dev/sync')
  await turn(page, 'full-disk')
  await expect(banner(page)).toContainText('Wrong clock, Full disk')
  await tryAddPatient(page, 'No room')
  await expect(page.getByRole('alert')).toContainText('Not saved: this device did not store it.')
  await clearUp(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectOnServer('No room')
  await expectAllSaved(page)
})

test('where the server is neither in development nor a demo, there is no such page', async ({ browser }) => {
  const { page } = await clinic.device(browser)
  await page.evaluate(() => localStorage.removeItem('publicConfig'))
  clinic.proxy().harm({
    on: /^GET \/api\/config/,
    does: {
      kind: 'replace',
      body: { version: '1', environment: 'production', demo: false, providers: {}, speech: 'none' },
    },
  })
  await page.goto('/dev/sync')
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
})
