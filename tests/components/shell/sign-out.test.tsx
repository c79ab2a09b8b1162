import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { nameField, openRecordingOf, record, recordedFor, trouble } from '../scribe/recorder-page.ts'
import { button, LIST, NEW } from '../scribe/scribe-page.ts'
import { type App, openApp, signInAgain } from '../setup/open-app.tsx'

const question = page.getByRole('dialog', { name: 'A recording is under way' })

async function chooseSignOut(): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

test('R5: signing out while recording asks first and can be cancelled; a recording too short to save keeps the user signed in', async () => {
  const app = await openApp(NEW)
  await nameField.fill('Ward 2, bed 1')
  await record()
  await recordedFor(1)
  await page.getByRole('link', { name: 'Audio recordings' }).first().click()
  await chooseSignOut()
  await question.getByRole('button', { name: 'Continue recording' }).click()
  await expect.element(question).not.toBeInTheDocument()
  const bar = page.getByRole('region', { name: 'Recording in progress' })
  await expect.element(bar.getByText('Recording', { exact: true })).toBeVisible()

  await button('Pause').click()
  await chooseSignOut()
  await question.getByRole('button', { name: 'Stop and save, then sign out' }).click()
  await expect.element(trouble('Too short, minimum 5 seconds')).toBeVisible()
  expect(app.address()).toBe(NEW)
})

test('R5 I11: signing out stops and saves first, then asks about unsent work', async () => {
  await openRecordingOf('short', 'Ward 2, bed 1')
  await chooseSignOut()
  await question.getByRole('button', { name: 'Stop and save, then sign out' }).click()
  const unsent = page.getByRole('dialog', { name: /1 recording \(.+\) is only on this device/ })
  await expect.element(unsent.getByRole('button', { name: 'Upload first' })).toBeVisible()
})

test('R6: after signing out without saving, the recording is offered at the next sign-in', async () => {
  const app: App = await openApp(NEW)
  await nameField.fill('Ward 2, bed 2')
  await record()
  await recordedFor(1)
  await chooseSignOut()
  await question.getByRole('button', { name: 'Sign out without saving' }).click()
  await expect.poll(app.address).toBe('/login')
  await signInAgain(app)
  await app.go(LIST)
  await expect.element(page.getByText('Ward 2, bed 2')).toBeVisible()
})
