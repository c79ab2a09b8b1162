import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fillNew, NEW as NEW_PATIENT, nameField, save } from '../patients/patients-page.ts'
import { withPatients } from '../patients/people.ts'
import { openRecordingOf, stopAndSave } from '../scribe/recorder-page.ts'
import { recording, saveUnsent } from '../scribe/recordings.ts'
import { button, card, LIST, NEW, pill } from '../scribe/scribe-page.ts'
import { worker } from '../setup/fake-bridge.ts'
import { openApp } from '../setup/open-app.tsx'
import { focusIsSeen, pressEscape } from '../setup/page-checks.ts'

/* After a navigation the focus is on the heading, after saving on the new card; it is never taken from somebody. */

const WIDE = { width: 1280, height: 900 }
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const menu = page.getByRole('navigation', { name: 'Main menu' })
const titleOf = (name: string) => card(name).getByRole('button', { name, exact: true })

test('following a link by keyboard leads to the heading of the new screen, and so does going back', async () => {
  const app = await openApp(LIST, { ...WIDE, store: withPatients() })
  expect(document.activeElement).toBe(document.body)
  menu.getByRole('link', { name: 'Triage' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Triage')).toHaveFocus()
  expect(focusIsSeen()).toBe(true)
  await app.go('/user-account/patients')
  await expect.element(heading('Patients')).toHaveFocus()
  await expect.element(page.getByRole('link', { name: 'Add a patient' })).toBeVisible()
  await userEvent.keyboard('{Tab}')
  expect(document.querySelector('main')?.contains(document.activeElement)).toBe(true)
})

test('on a phone too, from the menu in the drawer', async () => {
  await openApp(LIST, { width: 390, height: 844 })
  await button('Open the menu').click()
  await page.getByRole('dialog').getByRole('link', { name: 'Triage' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(heading('Triage')).toHaveFocus()
})

test('an open dialog keeps the focus, and so does a field that the screen has chosen', async () => {
  const app = await openApp(LIST, { ...WIDE, store: withPatients() })
  await pill(/^All saved/).click()
  const centre = page.getByRole('dialog', { name: 'On this device' })
  await expect.element(centre.getByRole('button', { name: 'Close' })).toHaveFocus()
  await app.go('/triage')
  await expect.poll(() => document.querySelector('h1')?.textContent).toBe('Triage')
  expect(centre.element().contains(document.activeElement)).toBe(true)
  await pressEscape()
  await expect.element(pill(/^All saved/)).toHaveFocus()

  await app.go(NEW_PATIENT)
  await expect.element(nameField).toHaveFocus()
})

test('a tab of the same screen keeps the focus', async () => {
  const app = await openApp(LIST, WIDE)
  const clientId = await saveUnsent(app, 'Ward 6')
  const { id } = await app.server.hasUploaded(clientId)
  await app.go(`/ambient-scribe/${id}`)
  await expect.element(heading(/Ward 6/)).toHaveFocus()
  await page.getByRole('tab', { name: 'Transcript' }).click()
  await expect.poll(app.address).toMatch(/tab=transcript$/)
  await expect.element(page.getByRole('tab', { name: 'Transcript' })).toHaveFocus()
})

test('a saved recording has the focus on the list, and keeps it when the server has it', async () => {
  const app = await openRecordingOf('short', 'Ward 2, bed 1', WIDE)
  await stopAndSave()
  await expect.poll(app.address).toBe(LIST)
  await expect.element(titleOf('Ward 2, bed 1')).toHaveFocus()
  const [saved] = await app.context.database.recordings.find().exec()
  await app.server.hasUploaded(saved?.clientId ?? '')
  worker.reports()
  await expect.element(card('Ward 2, bed 1').getByRole('link', { name: 'Ward 2, bed 1' })).toHaveFocus()
})

test('so it has when it was saved from the bar on the list, and a transcript without audio too', async () => {
  const app = await openRecordingOf('short', 'Ward 2, bed 2', WIDE)
  await page.getByRole('link', { name: 'Audio recordings' }).first().click()
  await expect.element(heading('Audio recordings')).toHaveFocus()
  const bar = page.getByRole('region', { name: 'Recording in progress' })
  await bar.getByRole('button', { name: /Stop and save/ }).click()
  await expect.element(titleOf('Ward 2, bed 2')).toHaveFocus()
  expect(await recording(app, (await app.context.database.recordings.findOne().exec())?.clientId ?? '')).toBeTruthy()

  await app.go(NEW)
  await page.getByLabelText('Name').fill('Written down')
  await button('Add a transcript').click()
  await page.getByRole('dialog').getByLabelText('Text').fill('Slept well.')
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await button('Save without audio').click()
  await expect.poll(app.address).toBe(LIST)
  await expect.element(titleOf('Written down')).toHaveFocus()
})

test('a new patient has the focus by name once saved', async () => {
  await openApp(NEW_PATIENT, { ...WIDE, store: withPatients() })
  await fillNew('Anna Petrova', {})
  await save()
  await expect.element(heading('Anna Petrova')).toHaveFocus()
})

test('a finished triage has the focus on its result', async () => {
  const app = await openApp('/triage/record', WIDE)
  await page.getByLabelText('Heart rate').fill('91')
  await button('Finish').click()
  await expect.poll(app.address).toBe('/triage/results')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})
