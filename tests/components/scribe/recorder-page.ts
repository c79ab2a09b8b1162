import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { LENGTHS, putCutOffRecording } from '../setup/interrupted-recording.ts'
import { type App, type Look, openApp } from '../setup/open-app.tsx'
import { button, LIST, question } from './scribe-page.ts'

export const record = () => button('Record').click()
export const nameField = page.getByLabelText('Name')
export const state = (word: 'Ready' | 'Recording' | 'Paused') => page.getByText(word, { exact: true })
export const stopAndSave = () => button('Stop and save').click()
export const trouble = (title: string) => page.getByRole('alert').filter({ hasText: title })
export const interrupted = page.getByRole('region', { name: 'Interrupted recordings' })

/** The time that the recorder shows, in seconds. */
export function shownSeconds(): number {
  const [minutes = '0', rest = '0'] = (page.getByRole('timer').query()?.textContent ?? '').split(':')
  return Number(minutes) * 60 + Number(rest.replace(',', '.'))
}

export const recordedFor = (seconds: number) =>
  expect.poll(shownSeconds, { timeout: seconds * 1000 + 20_000 }).toBeGreaterThanOrEqual(seconds)

/** Discards the recording and waits until the recorder is ready again. */
export async function discard(): Promise<void> {
  await button('Pause').click()
  await page.getByRole('button', { name: 'Discard' }).first().click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.element(state('Ready')).toBeVisible()
}

/** Opens the recorder continuing an interrupted recording, so that tests need not wait for the minimum length. */
export async function openRecordingOf(
  length: keyof typeof LENGTHS,
  name: string,
  { store, ...look }: Look & { store?: (app: App) => Promise<unknown> } = {},
): Promise<App> {
  const app = await openApp(LIST, {
    ...look,
    async store(made) {
      await store?.(made)
      await putCutOffRecording(made, { length, draft: { name } })
    },
  })
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Continue recording' }).click()
  await expect.element(state('Recording')).toBeVisible()
  await recordedFor(Math.floor(LENGTHS[length]))
  return app
}
