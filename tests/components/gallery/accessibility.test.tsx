import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSignedOut, resize } from '../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll, expectTouchTargets } from '../setup/page-checks.ts'

const GALLERY = '/dev/components'
const WIDTHS = [390, 820, 1280] as const

for (const { theme, locale, judged } of [
  { theme: 'light', locale: 'en', judged: 820 },
  { theme: 'dark', locale: 'ru', judged: 1280 },
  { theme: 'contrast', locale: 'el', judged: 390 },
] as const) {
  test(`every component is accessible in the ${theme} theme at ${judged} px in ${locale}, and fits every width`, async () => {
    await openSignedOut(GALLERY, { theme, locale })
    expect(document.documentElement.dataset.theme).toBe(theme)
    for (const width of WIDTHS) {
      await resize({ width, height: 900 })
      await expectNoSidewaysScroll()
      if (width === judged) await expectAccessible()
    }
  })
}

test('the whole page stays usable with the largest font', async () => {
  await openSignedOut(GALLERY, { width: 390, height: 900 })
  await page.getByText('24 px', { exact: true }).click()
  await expect.poll(() => getComputedStyle(document.documentElement).fontSize).toBe('25.6px')
  await expectNoSidewaysScroll()
  await expectAccessible()
})

for (const width of [390, 820]) {
  test(`on a touch screen every control has 44 px at ${width} px`, async () => {
    await openSignedOut(GALLERY, { width, height: 900, touch: true })
    expect(matchMedia('(pointer: coarse)').matches).toBe(true)
    await expectTouchTargets()
  })
}
