import type { Locator, Page } from 'playwright'
import { expect } from 'playwright/test'

export const isSignedIn = (page: Page, name: string) =>
  expect(page.getByRole('button', { name: `Account: ${name}` })).toBeAttached()

/** In the provider's window; returns when it has closed by itself. `to` is where a new account is led. */
export async function signInAs(page: Page, name: string, to?: string): Promise<void> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with the development account' }).click()
  const window = await opening
  const closed = window.waitForEvent('close')
  await window.getByRole('button', { name }).click()
  await closed
  await page.waitForURL(url => (to ? url.pathname === to : url.pathname !== '/login'))
  if (!to) await isSignedIn(page, name)
}

/** Presses the label of a box that a label surrounds, as a person does, and waits until it is ticked, or not any more. */
export async function tick(box: Locator, on = true): Promise<void> {
  if ((await box.isChecked()) !== on) await box.locator('xpath=ancestor::label').click({ position: { x: 8, y: 16 } })
  await expect(box).toBeChecked({ checked: on })
}

/** The six boxes before every screen (decision 21). */
export async function agree(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' })
  const boxes = page.getByRole('checkbox')
  await expect(boxes).toHaveCount(6)
  for (const box of await boxes.all()) await tick(box)
  await next.click()
  await page.waitForURL(url => url.pathname !== '/consent')
}

export const rejectCookies = (page: Page) => page.getByRole('button', { name: 'Reject all' }).click()
