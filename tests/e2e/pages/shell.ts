import type { Page } from 'playwright'
import { expect } from 'playwright/test'

export const pill = (page: Page) => page.locator('header').getByRole('button', { name: /Open the list\.$/ })

/** I19: everything made on the device is on the server. By its accessible name, because a phone shows no text. */
export const expectAllSaved = (page: Page) => expect(pill(page)).toHaveAccessibleName(/^All saved/, { timeout: 45_000 })

export const centre = (page: Page) => page.getByRole('dialog', { name: 'On this device' })
export const notice = (page: Page, text: string) => page.getByRole('region', { name: /^Notifications/ }).getByText(text)

/** Navigates without a page load, so that the worker and the tab keep their state. */
export async function visit(page: Page, path: string): Promise<void> {
  // A notice under the pointer stays open and may cover the next button.
  await page.mouse.move(0, 0)
  const go = (to: string) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }
  // Retried, because a page that rewrites its own URL at that moment undoes the navigation.
  await expect(async () => {
    if (new URL(page.url()).pathname !== path) await page.evaluate(go, path)
    await page.waitForFunction(to => document.querySelector('h1') && location.pathname === to, path, { timeout: 1000 })
    expect(new URL(page.url()).pathname).toBe(path)
  }).toPass()
}

/** Presses "Try again" on the first item of the sync centre. */
export async function retryInCentre(page: Page): Promise<void> {
  await pill(page).click()
  await centre(page).getByRole('button', { name: 'Try again' }).first().click()
  await page.keyboard.press('Escape')
  await expect(centre(page)).toHaveCount(0)
}

/** Signs in as a persona of the demo; the login screen must be open. */
export async function signIn(page: Page, persona = 'Doctor'): Promise<void> {
  await page.getByRole('button', { name: persona }).first().click()
  await page.waitForURL(url => url.pathname !== '/login')
}

/** Opens the login screen first, because it asks the server which ways to sign in it offers. */
export async function signInAgain(page: Page, persona?: string): Promise<void> {
  await page.goto('/login')
  await signIn(page, persona)
}

/** Resolves once the login screen is shown. */
export const onLogin = (page: Page) => page.waitForURL('**/login**', { timeout: 60_000 })

/** The login screen names the work that a sign-out kept. */
export const expectWorkKept = (page: Page) =>
  expect(page.getByText(/items that were not sent are kept on this device/)).toBeVisible()

export async function chooseSignOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

/** Answers the question about unsent work at a sign-out. */
export const keepOnDevice = (page: Page, options?: { noWaitAfter: boolean }) =>
  page.getByRole('dialog').getByRole('button', { name: 'Keep on this device and sign out' }).click(options)
