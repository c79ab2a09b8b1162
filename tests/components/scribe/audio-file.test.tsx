import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { create } from '../../../src/db/commands/context.ts'
import { toneFile } from '../../factories/audio/tone.ts'
import { worker } from '../setup/fake-bridge.ts'
import { type App, openApp } from '../setup/open-app.tsx'
import { nameField } from './recorder-page.ts'
import { button, card, LIST, NEW, notice } from './scribe-page.ts'

let app: App
beforeEach(async () => {
  app = await openApp(NEW, { width: 390, height: 844 })
})

const choose = (name: string, type: string, content: BlobPart = '') =>
  page.getByTestId('audio-file').upload(new File([content], name, { type }))

async function bringAudio(name: string): Promise<void> {
  await choose('visit.wav', 'audio/wav', toneFile(1))
  await nameField.fill(name)
  await button('Save the recording').click()
}

test('a file is saved under its name, and a notice says what happens next', async () => {
  await bringAudio('Saved file')
  await expect.element(notice('Recording saved')).toBeVisible()
  await expect.element(notice('Saved on this device. It will be sent in a moment.').first()).toBeVisible()
  await expect.poll(app.address).toBe(LIST)
  await expect.element(card('Saved file')).toBeVisible()
})

test('a file whose name was blanked gets the dated title (decision 68)', async () => {
  await choose('visit.wav', 'audio/wav', toneFile(1))
  await nameField.fill('')
  await button('Save the recording').click()
  await expect.poll(app.address).toBe(LIST)
  await expect.element(page.getByRole('heading', { name: /^Recording \d/ })).toBeVisible()
})

test('the notice of a file for a patient whom the server does not have yet says that it waits for the patient', async () => {
  await create(app.context, 'patients', { name: 'Only on this device', data: { gender: 'female' } })
  await bringAudio('Waits for its patient')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Only on this device/ })
    .click()
  const waits = 'Saved on this device. It will be sent once its patient is on the server.'
  await expect.element(notice(waits).first()).toBeVisible()
})

test('offline the notice of a saved file says that it will be sent later', async () => {
  worker.reports({ phase: 'offline', offlineSince: Date.now() })
  await bringAudio('Sent later')
  await expect.element(notice('Saved on this device. It will be sent when you are online.').first()).toBeVisible()
})

test('I12: a save without room shows the error and no success; the file can be saved again', async () => {
  const { put } = IDBObjectStore.prototype
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    if (this.transaction.db.name === 'ambient-scribe-offline') throw new DOMException('', 'QuotaExceededError')
    return put.apply(this, row)
  })
  await bringAudio('No room for it')
  await expect.element(notice('No room on this device')).toBeVisible()
  await expect.element(page.getByText('Recording saved')).not.toBeInTheDocument()
  full.mockRestore()
  await button('Save the recording').click()
  await expect.poll(app.address).toBe(LIST)
  await expect.element(card('No room for it')).toBeVisible()
})

for (const { what, name, type, bytes, message } of [
  { what: 'an empty one', name: 'a.wav', type: 'audio/wav', bytes: 0, message: 'File is empty' },
  { what: 'one of another kind', name: 'a.mp3', type: 'audio/mpeg', bytes: 9, message: 'Invalid audio file type' },
  { what: 'one without sound', name: 'a.wav', type: 'audio/wav', bytes: 900, message: 'Failed to load audio file' },
]) {
  test(`an audio file, ${what}, is refused with its reason`, async () => {
    await choose(name, type, new Uint8Array(bytes))
    await expect.element(page.getByRole('alert')).toHaveTextContent(message)
    await button('Choose another way').click()
    await expect.element(button('Record')).toBeVisible()
  })
}

test('an audio file above 100 MB is refused before it is read', async () => {
  const input = page.getByTestId('audio-file').element() as HTMLInputElement
  const files = new DataTransfer()
  files.items.add(new File([new Uint8Array(100 * 1024 * 1024 + 1)], 'long.wav', { type: 'audio/wav' }))
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('File size exceeds 100MB limit')
})
