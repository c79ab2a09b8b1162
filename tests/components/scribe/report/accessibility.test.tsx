import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, resize } from '../../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll, expectTouchTargets } from '../../setup/page-checks.ts'
import { openVisit, reportWith, trueVersion, version } from './visit.ts'

const WIDTHS = [390, 820, 1280] as const
const BY = { by: 'Dana Markova', at: '2026-11-20T09:00:00.000Z' }

// Each theme once, with varying width and language; `npm run screens -- --all` covers all combinations.
for (const { theme, locale } of [
  { theme: 'light', locale: 'en' },
  { theme: 'dark', locale: 'ru' },
  { theme: 'contrast', locale: 'el' },
] as const) {
  test(`reading, reviewing and comparing a report in the ${theme} theme, in ${locale}`, async () => {
    const app = await openApp('/', { theme, locale })
    const content = `${trueVersion().content}\n\n| Drug | Dose |\n| --- | --- |\n| Losartan | 50 mg |`
    const versions = [trueVersion({ id: 'version-0', content }), version({ id: 'offered', beside: true })]
    const failed = { id: 'r', at: BY.at, options: {}, outcome: 'failed', errorKey: 'reports.error.REFUSED' }
    await openVisit(app, {
      reports: [
        reportWith(version({ review: { drugs: BY, kept: { 3: BY } }, provisional: true }), {
          versions,
          requests: [{ ...failed, over: 'version-1' } as never],
        }),
      ],
    })
    const sentences = page.getByRole('article').getByRole('button')
    for (const width of WIDTHS) {
      await resize({ width, height: 1180 })
      await expect.element(sentences.first()).toBeVisible()
      await expectNoSidewaysScroll()
      await expectAccessible()
    }
    await resize({ width: 390, height: 1180 })
    await expectTouchTargets()
    await sentences.nth(2).click()
    await expect.element(sentences.nth(2)).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible()
    await expectNoSidewaysScroll()
  })
}

test('with the largest font nothing of a report is wider than the screen', async () => {
  const app = await openApp('/', { width: 390, locale: 'el', fontSize: 24 })
  await openVisit(app, { reports: [reportWith(version())] })
  await expect.element(page.getByRole('article').getByRole('button').first()).toBeVisible()
  await expectNoSidewaysScroll()
  await page.getByRole('article').getByRole('button').first().click()
  await expectNoSidewaysScroll()
})
