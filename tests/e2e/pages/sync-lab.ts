import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { visit } from './shell.ts'

export const SYNC_LAB = '/dev/sync'

/** The banner that names on every screen the faults injected into this tab. */
export const faultBanner = (page: Page) => page.getByRole('region', { name: 'Injected faults' })
export const clearFaults = (page: Page) => faultBanner(page).getByRole('button', { name: 'Remove faults' }).click()

export const toggleFault = (page: Page, kind: string) =>
  page.locator(`[data-fault="${kind}"]`).getByRole('checkbox').click({ force: true })

/** Turns on one kind of fault in this tab and fills in its fields. */
export async function turnFaultOn(page: Page, kind: string, fields: Record<string, string> = {}): Promise<void> {
  await visit(page, SYNC_LAB)
  await toggleFault(page, kind)
  for (const [label, text] of Object.entries(fields)) {
    await page.locator(`[data-fault="${kind}"]`).getByRole('spinbutton', { name: label }).fill(text)
  }
  await expect(faultBanner(page)).toBeVisible()
}
