import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { startTour } from '../../../src/ui/state/tour/tour.ts'
import { openApp } from '../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll, expectTouchTargets } from '../setup/page-checks.ts'
import { card, lit, STEPS, spotlightError } from './tour-page.ts'

const LOOKS = [
  { theme: 'light', locale: 'ru', width: 390, height: 844 },
  { theme: 'dark', locale: 'el', width: 820, height: 1180 },
  { theme: 'contrast', locale: 'en', width: 1280, height: 900 },
  { theme: 'contrast', locale: 'el', width: 390, height: 844, fontSize: 24 },
] as const

const WELCOME = { en: 'Where everything is', ru: 'Что где находится', el: 'Πού βρίσκεται τι' }

for (const look of LOOKS)
  test(`every step in ${look.theme}, ${look.locale}, ${look.width} px`, { timeout: 40_000 }, async () => {
    await openApp('/', look)
    startTour()
    await expect.element(card.getByRole('heading', { name: WELCOME[look.locale] })).toBeVisible()
    for (let shown = 1; shown <= STEPS.length; shown++) {
      await expect.element(card.getByText(new RegExp(`^${shown} \\S+ ${STEPS.length}$`))).toBeVisible()
      if (lit()) await expect.poll(spotlightError).toBeLessThan(1)
      await expectAccessible()
      await expectNoSidewaysScroll()
      const { top, left, bottom, right } = card.element().getBoundingClientRect()
      expect([top >= 0, left >= 0, bottom <= innerHeight, right <= innerWidth]).toEqual([true, true, true, true])
      await userEvent.keyboard('{ArrowRight}')
    }
  })

test('the buttons of a step are large enough for a finger', async () => {
  await openApp('/', { width: 390, height: 844 })
  startTour()
  await expect.element(card).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(card.getByRole('button', { name: 'Back' })).toBeVisible()
  await expectTouchTargets(card.element())
})
