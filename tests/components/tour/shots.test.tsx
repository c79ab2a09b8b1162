import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startTour } from '../../../src/ui/state/tour/tour.ts'
import { openApp } from '../setup/open-app.tsx'
import { card } from './tour-page.ts'

for (const look of [
  { theme: 'light', locale: 'ru', width: 390, height: 844 },
  { theme: 'dark', locale: 'el', width: 820, height: 1180 },
  { theme: 'contrast', locale: 'ru', width: 1280, height: 900 },
  { theme: 'light', locale: 'ru', width: 1280, height: 900 },
] as const)
  test(`${look.width} ${look.theme}`, { timeout: 60000 }, async () => {
    await openApp('/', look)
    startTour()
    for (let shown = 1; shown <= 8; shown++) {
      await expect.element(card.getByText(new RegExp(`^${shown} \\S+ 8$`))).toBeVisible()
      await new Promise(r => setTimeout(r, 300))
      await page.screenshot({ path: `/tmp/wt/tour/.cache/shots/t-${look.width}-${look.theme}-${shown}.png` })
      await userEvent.keyboard('{ArrowRight}')
    }
  })
