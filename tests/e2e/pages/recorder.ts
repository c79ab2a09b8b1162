import type { Page } from 'playwright'
import { expect } from 'playwright/test'

/** Records on a recording screen until its clock shows this many seconds. */
export async function recordUntil(page: Page, seconds: number): Promise<void> {
  const record = page.getByRole('button', { name: 'Record', exact: true })
  // While it records already, the button is absent or about to disappear; the clock decides.
  if (await record.isVisible()) await record.click({ timeout: 5_000 }).catch(() => undefined)
  await expect
    .poll(() => shownSeconds(page), { timeout: seconds * 1000 + 15_000, intervals: [100] })
    .toBeGreaterThanOrEqual(seconds)
}

/** The recorded time that the recorder shows, in seconds. */
export async function shownSeconds(page: Page): Promise<number> {
  const [minutes = '0', rest = '0'] = ((await page.getByRole('timer').textContent()) ?? '').split(':')
  return Number(minutes) * 60 + Number(rest)
}

/** The bar of a recording in progress, shown on every other screen. */
export const recordingBar = (page: Page) => page.getByRole('region', { name: 'Recording in progress' })
