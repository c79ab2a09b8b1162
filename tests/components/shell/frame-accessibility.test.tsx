import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSignedOut, resize } from '../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll, expectTouchTargets } from '../setup/page-checks.ts'

const THEMES = ['light', 'dark', 'contrast'] as const
const LOCALES = ['en', 'ru', 'el'] as const
const WIDTHS = [390, 820, 1280] as const

const STATES = [
  '?sync=saved',
  '?sync=sending&recording=recording',
  '?sync=offline&recording=silent&update=true',
  '?sync=needs-you&recording=paused',
  '?sync=paused&recording=no-microphone&update=true',
  '?sync=connecting',
  '?view=focus&sync=offline&recording=recording',
  '?view=public',
  '?sync=offline&centre=full',
  '?sync=saved&centre=empty',
  '?sync=outdated&recording=no-room',
  '?sync=retrying&recording=unstored',
]

for (const [index, state] of STATES.entries()) {
  const theme = THEMES[index % THEMES.length]
  const locale = LOCALES[(index + 1) % LOCALES.length]
  test(`the frame ${state} is accessible and fits every width, in ${theme} and ${locale}`, async () => {
    await openSignedOut(`/dev/shell${state}`, { theme, locale, height: 900 })
    if (state.includes('centre')) await expect.element(page.getByRole('dialog')).toBeVisible()
    for (const width of WIDTHS) {
      await resize({ width, height: 900 })
      await expectNoSidewaysScroll()
      if (width === WIDTHS[index % WIDTHS.length]) await expectAccessible()
    }
  })
}

for (const path of ['/dev/shell?recording=recording', '/dev/shell?view=focus&update=true', '/dev/login']) {
  for (const width of [390, 820]) {
    test(`on a touch screen every control of ${path} has 44 px at ${width} px`, async () => {
      await openSignedOut(path, { width, height: 900, locale: 'ru', touch: true })
      await expectTouchTargets()
    })
  }
}
