import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { resize } from '../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll } from '../setup/page-checks.ts'
import { openAdmin, quote, row, serverHasAccounts } from './admin-page.ts'

const PARTS = ['/admin', '/admin/records', '/admin/log', '/admin/jobs'] as const
const WIDTHS = [390, 820, 1280] as const

/** With its texts, in any language. */
async function openRecord(): Promise<void> {
  await row('Olga Petrova').click()
  const card = page.getByRole('main').getByRole('heading', { level: 2 }).element().closest('section')
  card?.querySelector('button')?.click()
  await expect.element(page.getByText('The patient sleeps badly.')).toBeVisible()
  card?.querySelector('summary')?.click()
}

for (const [theme, locale] of [
  ['light', 'ru'],
  ['dark', 'el'],
  ['contrast', 'en'],
] as const) {
  test(`every part is accessible and fits every width, in ${theme} and ${locale}`, async () => {
    serverHasAccounts().quotes = [quote()]
    const app = await openAdmin('/admin', { theme, locale })
    for (const part of PARTS) {
      await app.go(part)
      await expect.element(page.getByRole('table').first()).toBeVisible()
      if (part === '/admin/records') await openRecord()
      for (const width of WIDTHS) {
        await resize({ width, height: 900 })
        await expectNoSidewaysScroll()
        await expectAccessible()
      }
    }
  })
}
