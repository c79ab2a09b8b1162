import type { Page } from 'playwright'
import { expect } from 'playwright/test'

/* A public questionnaire on the respondent's phone. */

export const PHONE = { width: 390, height: 844 }

export const question = (page: Page, text: string | RegExp) => page.getByRole('heading', { level: 1, name: text })

/** Types an answer and gives it. */
export async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Answer in your own words').fill(text)
  await page.getByRole('button', { name: 'Give this answer' }).click()
}

/** Resolves once the page opens without a network. */
export const kept = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-kept', 'true', { timeout: 30_000 })
