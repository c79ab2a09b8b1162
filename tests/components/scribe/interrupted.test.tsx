import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { putCutOffRecording } from '../setup/interrupted-recording.ts'
import { openApp } from '../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll } from '../setup/page-checks.ts'
import { interrupted, nameField, recordedFor, shownSeconds, stopAndSave } from './recorder-page.ts'
import { button, card, LIST, NEW, question } from './scribe-page.ts'

const item = (name: string) => page.getByRole('listitem').filter({ hasText: name })

test('R6: after a kill of the page the recording can be played and kept, under its name', async () => {
  const app = await openApp(LIST, {
    store: made => putCutOffRecording(made, { length: 'long', draft: { name: 'Night round', subtype: 'dialog' } }),
  })
  const found = item('Night round')
  await expect.element(found).toMatchTextContent('Recorded until: today')
  await button('Play Night round').click()
  await expect.element(button('Pause Night round')).toBeVisible()
  await found.getByRole('button', { name: 'Keep' }).click()
  await expect.element(button('Keep')).not.toBeInTheDocument()
  await expect.element(card('Night round')).toBeVisible()
  const [kept] = await app.context.database.recordings.find().exec()
  expect(kept?.toJSON().data.subtype).toBe('dialog')
  expect(kept?.toJSON().data.duration).toBeGreaterThan(5)
})

test('R6: an interrupted recording can be continued and is joined with the new sound', async () => {
  const app = await openApp(NEW, {
    store: made => putCutOffRecording(made, { length: 'tooShort', draft: { name: 'Two halves' } }),
  })
  await page.getByRole('link', { name: 'To the recordings' }).click()
  const found = item('Two halves')
  await expect.element(found).toMatchTextContent('Shorter than 5 seconds')
  await expect.element(found.getByRole('button', { name: 'Keep' })).not.toBeInTheDocument()
  await found.getByRole('button', { name: 'Continue recording' }).click()
  await expect.poll(app.address).toBe(NEW)
  await expect.element(nameField).toHaveValue('Two halves')
  // The clock continues from where it stopped.
  await expect.poll(shownSeconds).toBeGreaterThanOrEqual(3)
  await recordedFor(5.2)
  await stopAndSave()
  await expect.poll(app.address).toBe(LIST)
  await expect.element(card('Two halves')).toBeVisible()
  expect(card('Two halves').elements()).toHaveLength(1)
  await expect.element(button('Keep')).not.toBeInTheDocument()
})

test('R6: an interrupted recording shows its patient, and its notice never covers the form below it', async () => {
  const app = await openApp(NEW, {
    ...{ width: 375, height: 667 },
    async store(made) {
      const [anna] = await made.server.pulls('patients', { name: 'Anna Petrova' })
      const draft = { name: 'Cut off', patientClientId: anna?.clientId ?? '' }
      await putCutOffRecording(made, { length: 'tooShort', draft })
    },
  })
  await expect.element(interrupted).toBeVisible()
  window.scrollBy(0, 200)
  await expect.poll(() => window.scrollY).toBeGreaterThan(0)
  const { bottom } = interrupted.element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(nameField.element().getBoundingClientRect().top)
  await app.go(LIST)
  await expect.element(item('Cut off')).toMatchTextContent(/Anna Petrova\s· /)
})

test('interrupted recordings are accessible, and one can be discarded', async () => {
  await openApp(LIST, {
    ...{ theme: 'dark', width: 390, locale: 'ru' },
    store: made => putCutOffRecording(made, { length: 'short', draft: { name: 'Обход' } }),
  })
  const found = page.getByRole('region', { name: 'Прерванные записи' })
  await expect.element(found).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^1 на устройстве/ })).toBeVisible()
  await expectAccessible()
  await expectNoSidewaysScroll()
  await found.getByRole('button', { name: 'Удалить' }).click()
  await expectAccessible()
  await question.getByRole('button', { name: 'Удалить' }).click()
  await expect.element(found).not.toBeInTheDocument()
})
