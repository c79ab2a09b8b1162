import type { Locator, Page } from 'playwright'
import { expect } from 'playwright/test'
import { toneFile } from '../../factories/audio/tone.ts'
import { visit } from './shell.ts'

export const LIST = '/ambient-scribe/list'
export const NEW = '/ambient-scribe/new'

export const card = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

export async function cardMenu(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Starts a sync at once. */
export const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' }).click()

/** Where the session has ended: until the sign-in, which the page may reach by itself before the click. */
export async function refreshToSignIn(page: Page): Promise<void> {
  const signIn = page.waitForURL('**/login**')
  const button = page.getByRole('button', { name: 'Refresh' })
  await Promise.race([button.waitFor(), signIn])
  // No click that waits: behind the sign-in it would find the next button.
  await button.evaluateAll(([found]) => (found as HTMLElement | undefined)?.click())
  await signIn
}

/** Chooses in the menu for the upload mode, which shows the current mode `now`. */
export async function uploads(
  page: Page,
  now: 'automatic' | 'manual',
  choice: 'Automatic' | 'Manual' | 'Upload all now',
): Promise<void> {
  await page.getByRole('button', { name: `Uploads: ${now}` }).click()
  const role = choice === 'Upload all now' ? 'menuitem' : 'menuitemradio'
  await page.getByRole(role, { name: choice }).click()
}

/** Saves an audio file under a name; ends on the list. Above 32 seconds it is uploaded in several chunks of 512 KB. */
export async function bringAudio(page: Page, name: string, seconds = 1): Promise<void> {
  await tryBringAudio(page, name, seconds)
  await page.waitForURL(`**${LIST}`)
}

export async function tryBringAudio(page: Page, name: string, seconds = 1): Promise<void> {
  await visit(page, NEW)
  await expect(page.getByRole('heading', { level: 1, name: 'New recording' })).toBeVisible()
  const buffer = Buffer.from(toneFile(seconds))
  await page.getByTestId('audio-file').setInputFiles({ name: 'visit.wav', mimeType: 'audio/wav', buffer })
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Save the recording' }).click()
}
