import type { Page } from 'playwright'
import { expect, test } from 'playwright/test'
import { expectAccessible, expectNoSidewaysScroll, expectTouchTargets, LOCALES, THEMES, WIDTHS } from './page-checks.ts'
import { onTestServer } from './patients-pages.ts'

const { device } = onTestServer()

/** List, page and form with problems, one after the other; `look` judges each. */
async function walk(page: Page, look: () => Promise<void>): Promise<void> {
  const main = page.getByRole('main')
  await page.goto('/user-account/patients')
  await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await look()
  await main.getByRole('heading', { level: 3, name: 'Margaret Holloway' }).getByRole('link').click()
  await expect(main.getByRole('heading', { level: 1, name: 'Margaret Holloway' })).toBeVisible()
  await look()
  await page.goto('/user-account/patients/new')
  await main.locator('[name=email]').fill('x')
  await main.locator('[name=email]').press('Enter')
  await expect(main.locator('[aria-invalid=true]')).toHaveCount(3)
  await look()
}

for (const [index, theme] of THEMES.entries()) {
  const locale = LOCALES[(index + 1) % LOCALES.length] ?? 'en'
  test(`list, page and form are accessible and fit every width, in ${theme} and ${locale}`, async ({ browser }) => {
    const { page } = await device(browser, 'doctor')
    await page.evaluate(look => Object.assign(localStorage, look), { theme, locale })
    let screen = index
    await walk(page, async () => {
      screen += 1
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoSidewaysScroll(page)
        if (width === WIDTHS[screen % WIDTHS.length]) await expectAccessible(page)
      }
    })
    await page.setViewportSize({ width: 390, height: 900 })
    await page.getByRole('main').getByRole('combobox').click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}

test('every control of list, page and form answers a finger on 44 px, on a phone and on a tablet', async ({
  browser,
}) => {
  const { page } = await device(browser, 'doctor', { hasTouch: true, isMobile: true })
  await walk(page, async () => {
    for (const width of [390, 820]) {
      await page.setViewportSize({ width, height: 900 })
      await expectTouchTargets(page)
    }
  })
})
