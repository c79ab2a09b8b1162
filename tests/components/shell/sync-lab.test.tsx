import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { worker } from '../setup/fake-bridge.ts'
import { openApp } from '../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll } from '../setup/page-checks.ts'

const PATH = '/dev/sync'

const { href } = location
beforeEach(() => {
  worker.offers({ version: '1', environment: 'test', demo: true, providers: {}, speech: 'none' })
  // The banner links to this page, and axe compares links with the browser's address.
  history.replaceState(null, '', PATH)
})
afterEach(() => history.replaceState(null, '', href))

const find = async (selector: string): Promise<HTMLElement> => {
  await expect.poll(() => document.querySelector(selector)).not.toBeNull()
  return document.querySelector(selector) as HTMLElement
}

for (const { theme, locale, width } of [
  { theme: 'light', locale: 'en', width: 1280 },
  { theme: 'contrast', locale: 'el', width: 820 },
  { theme: 'dark', locale: 'ru', width: 390 },
] as const) {
  test(`the sync lab is accessible in ${theme}, ${locale}, at ${width} px, with a fault injected`, async () => {
    await openApp(PATH, { theme, locale, width, height: 860 })
    await userEvent.click(await find('[data-fault="slow"] input'), { force: true })
    const banner = await find('[data-faults]')
    await find('[data-collection="recordings"]')
    await expectAccessible()
    await expectNoSidewaysScroll()
    await userEvent.click(banner.querySelector('button') as HTMLElement)
    await expect.poll(() => document.querySelector('[data-faults]')).toBeNull()
  })
}
