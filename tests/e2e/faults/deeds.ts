import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { nameField, save } from '../patients-pages.ts'
import { wav } from '../recorder-sound.ts'

/** Half a second of quiet speech, as a doctor would bring it; `seconds` of 48 kHz are about 96 KB each. */
function audio(seconds: number): Buffer {
  const samples = Float32Array.from({ length: seconds * 48_000 }, (_, i) => Math.sin(i / 20) / 4)
  return Buffer.from(wav(samples, 48_000))
}

/** Saves an audio file under a name, and stands on the list again. Above 5 seconds it goes in chunks. */
export async function bringAudio(page: Page, name: string, seconds = 1): Promise<void> {
  await tryBringAudio(page, name, seconds)
  await page.waitForURL('**/ambient-scribe/list')
}

export async function tryBringAudio(page: Page, name: string, seconds = 1): Promise<void> {
  await visit(page, '/ambient-scribe/new')
  await expect(page.getByRole('heading', { level: 1, name: 'New recording' })).toBeVisible()
  await page
    .getByTestId('audio-file')
    .setInputFiles({ name: 'visit.wav', mimeType: 'audio/wav', buffer: audio(seconds) })
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Save the recording' }).click()
}

/** Resolves once the patient is stored on this device. */
export async function addPatient(page: Page, name: string): Promise<void> {
  await tryAddPatient(page, name)
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
}

export async function tryAddPatient(page: Page, name: string): Promise<void> {
  await visit(page, '/user-account/patients/0')
  await nameField(page).fill(name)
  await page.getByLabel('Nickname').fill(name.slice(0, 4))
  await save(page)
}

/** Goes there without loading the page anew, so that a worker or a tab keeps its state. */
export async function visit(page: Page, path: string): Promise<void> {
  // A notice under the pointer stays, and may lie over what is to be pressed.
  await page.mouse.move(0, 0)
  const go = (to: string) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }
  // A page that gives its own address another form at that moment is there again.
  await expect(async () => {
    if (new URL(page.url()).pathname !== path) await page.evaluate(go, path)
    await page.waitForFunction(to => document.querySelector('h1') && location.pathname === to, path, { timeout: 1000 })
    expect(new URL(page.url()).pathname).toBe(path)
  }).toPass()
}

/** Opens the sync centre and has its first item tried again. */
export async function retryInCentre(page: Page): Promise<void> {
  await page
    .locator('header')
    .getByRole('button', { name: /Open the list\.$/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).first().click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Switches one kind of weather on over this tab, with what its fields say. */
export async function turnWeather(page: Page, kind: string, fields: Record<string, string> = {}): Promise<void> {
  await visit(page, '/dev/sync')
  const storm = page.locator(`[data-storm="${kind}"]`)
  await storm.getByRole('checkbox').click({ force: true })
  for (const [label, text] of Object.entries(fields)) await storm.getByRole('spinbutton', { name: label }).fill(text)
  await expect(page.getByRole('region', { name: 'Made weather' })).toBeVisible()
}
