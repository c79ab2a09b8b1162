import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type App, type Look, openApp, resize } from '../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll, expectTouchTargets } from '../setup/page-checks.ts'
import { LIST, main, NEW } from './patients-page.ts'
import { withPatients } from './people.ts'

const WIDTHS = [390, 820, 1280] as const

/** Opens the list, the page and the form with errors, one after the other; `judge` is called for each. */
async function walk(look: Look, judge: (screen: number) => Promise<void>): Promise<App> {
  const app = await openApp(LIST, { ...look, height: 900, store: withPatients() })
  await expect.element(main.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await judge(0)
  await main.getByRole('heading', { level: 3, name: 'Margaret Holloway' }).getByRole('link').click()
  await expect.element(main.getByRole('heading', { level: 1, name: 'Margaret Holloway' })).toBeVisible()
  await judge(1)
  await app.go(NEW)
  await expect.poll(() => document.querySelector('[name=email]')).not.toBeNull()
  await userEvent.fill(document.querySelector('[name=email]') as HTMLElement, 'x')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.querySelectorAll('main [aria-invalid=true]').length).toBe(3)
  await judge(2)
  return app
}

for (const [index, { theme, locale }] of (
  [
    { theme: 'light', locale: 'ru' },
    { theme: 'dark', locale: 'el' },
    { theme: 'contrast', locale: 'en' },
  ] as const
).entries()) {
  test(`list, page and form are accessible and fit every width, in ${theme} and ${locale}`, async () => {
    await walk({ theme, locale }, async screen => {
      for (const width of WIDTHS) {
        await resize({ width, height: 900 })
        await expectNoSidewaysScroll()
        if (width === WIDTHS[(screen + index) % WIDTHS.length]) await expectAccessible()
      }
    })
    await resize({ width: 390, height: 900 })
    await main.getByRole('combobox').click()
    await expect.element(page.getByRole('option').first()).toBeVisible()
    await expectNoSidewaysScroll()
    await expectAccessible()
  })
}

test('on a touch screen every control of list, page and form has 44 px, on a phone and on a tablet', async () => {
  await walk({ touch: true }, async () => {
    for (const width of [390, 820]) {
      await resize({ width, height: 900 })
      await expectTouchTargets()
    }
  })
})
