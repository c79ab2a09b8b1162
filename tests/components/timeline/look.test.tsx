import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { withRecords } from '../records/records-page.ts'
import { openApp } from '../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll, expectTouchTargets } from '../setup/page-checks.ts'
import { chart, option, RECORDS, TIMELINE, TREATMENTS } from './timeline-page.ts'

const LOOKS = [
  { locale: 'ru', theme: 'light', width: 1280, height: 900 },
  { locale: 'el', theme: 'dark', width: 820, height: 1180 },
  { locale: 'en', theme: 'contrast', width: 390, height: 844 },
] as const

for (const look of LOOKS) {
  for (const slug of ['', '/ferritin'] as const) {
    test(`the timeline${slug} at ${look.width} px, ${look.locale}, ${look.theme}: accessible, nothing too wide, targets of 44 px`, async () => {
      await openApp(`${TIMELINE}${slug}`, { ...look, store: withRecords(...RECORDS, ...TREATMENTS) })
      await expect.element(chart).toBeVisible()
      if (slug !== '')
        await option(/Haemoglobin|Гемоглобин|Αιμοσφαιρίνη/)
          .first()
          .click()
      if (import.meta.env.VITE_PICTURES)
        await page.screenshot({
          path: `${import.meta.env.VITE_PICTURES}/${look.width}-${look.locale}${slug.replace('/', '-')}.png`,
        })
      await expectNoSidewaysScroll()
      await expectAccessible()
      // A mouse needs no large targets.
      if (look.width < 1000) await expectTouchTargets()
    })
  }
}
