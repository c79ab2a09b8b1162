import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { savingAtom } from '../../../src/ui/state/recorder/recording-draft.ts'
import { store } from '../../../src/ui/state/session/session.ts'
import { catchDownloads } from '../setup/downloads.ts'
import { openApp } from '../setup/open-app.tsx'
import { expectAccessible } from '../setup/page-checks.ts'
import {
  discard,
  nameField,
  openRecordingOf,
  record,
  recordedFor,
  shownSeconds,
  state,
  stopAndSave,
  trouble,
} from './recorder-page.ts'
import { button, card, LIST, NEW, notice } from './scribe-page.ts'

test('the space bar pauses and resumes after a click on Record or on the page, but not in a field', async () => {
  await openApp(NEW)
  await record()
  await recordedFor(1)
  await userEvent.keyboard(' ')
  await expect.element(state('Paused')).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(state('Recording')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await userEvent.keyboard(' ')
  await expect.element(state('Paused')).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(state('Recording')).toBeVisible()
  await nameField.click()
  await userEvent.keyboard(' ')
  await expect.element(state('Recording')).toBeVisible()
  await discard()
})

test('a recording that is too short is refused but kept, and can be continued', async () => {
  await openRecordingOf('tooShort', 'Short visit')
  await stopAndSave()
  await expect.element(trouble('Too short, minimum 5 seconds')).toBeVisible()
  await page.getByRole('alert').getByRole('button', { name: 'Continue' }).click()
  await recordedFor(5.2)
  await stopAndSave()
  await expect.element(card('Short visit')).toBeVisible()
})

test('R1 R2: the screen says that everything is stored only while it is', async () => {
  await openApp(NEW)
  const promise = page.getByText('Stored on this device, second by second.')
  await expect.element(promise).not.toBeInTheDocument()
  await record()
  await expect.element(promise).toBeVisible()
  // Every write of the recorder is aborted from now on.
  const begin = IDBDatabase.prototype.transaction
  const refusing = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...args
  ) {
    const transaction = begin.apply(this, args)
    if (this.name === 'AudioRecorderDB' && args[1] === 'readwrite') queueMicrotask(() => transaction.abort())
    return transaction
  })
  await expect.element(page.getByText(/are not stored\. Keep the app open\./)).toBeVisible()
  await expect.element(promise).not.toBeInTheDocument()
  refusing.mockRestore()
  await discard()
})

test('R5: leaving the screen does not stop the recording; the bar on every screen can stop and save it', async () => {
  const app = await openRecordingOf('short', 'Ward 6, bed 2')
  const before = shownSeconds()
  await page.getByRole('link', { name: 'Audio recordings' }).first().click()
  await expect.poll(app.address).toBe(LIST)
  const bar = page.getByRole('region', { name: 'Recording in progress' })
  await expect.element(bar.getByRole('link', { name: 'Ward 6, bed 2' })).toBeVisible()
  await expect.element(bar).toMatchTextContent(`0:0${Math.floor(before) + 1}`)
  await bar.getByRole('button', { name: 'Stop and save' }).click()
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(card('Ward 6, bed 2')).toBeVisible()
})

test('the captions made while recording become the transcript; a blank name becomes the dated title', async () => {
  class FakeSpeechRecognition extends EventTarget {
    static available = async () => 'available'
    processLocally = false
    start() {
      const result = (transcript: string, isFinal: boolean) => Object.assign([{ transcript }], { isFinal })
      const results = [result('The patient is short of breath.', true), result('Ankles swo', false)]
      queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('result'), { results })))
    }
    stop() {
      this.dispatchEvent(new Event('end'))
    }
  }
  vi.stubGlobal('SpeechRecognition', FakeSpeechRecognition)
  const app = await openRecordingOf('short', 'Captioned')
  await expect.element(page.getByText('on this device · English')).toBeVisible()
  await expect.element(page.getByText('The patient is short of breath.')).toBeVisible()
  await expect.element(page.getByText('Ankles swo')).toBeVisible()
  await nameField.fill('  ')
  await stopAndSave()
  await expect.poll(app.address).toBe(LIST)
  const [saved] = await app.context.database.recordings.find().exec()
  expect(saved?.name).toMatch(/^Recording \d\d\.\d\d\.\d{4}, \d\d:\d\d$/)
  const transcription = { text: 'The patient is short of breath.', model: 'captions' }
  expect(saved?.toJSON().data.transcription).toMatchObject(transcription)
  await expect.element(page.getByRole('heading', { name: saved?.name ?? '' })).toBeVisible()
})

describe('faults of the microphone', () => {
  for (const { fault, code, title } of [
    { fault: 'NotAllowedError', code: 'MICROPHONE_ACCESS_DENIED', title: 'Microphone access was denied' },
    { fault: 'NotFoundError', code: 'DEVICE_NOT_FOUND', title: 'No microphone device found' },
    { fault: 'NotReadableError', code: 'RECORDING_FAILED', title: 'Recording failed' },
  ]) {
    test(`${code} says what happened and what to do; a second try records`, async () => {
      await openApp(NEW, { width: 390, height: 844 })
      vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValueOnce(new DOMException('', fault))
      await record()
      await expect.element(trouble(title)).toHaveAttribute('data-code', code)
      await expectAccessible()
      await trouble(title).getByRole('button', { name: 'Try again' }).click()
      await recordedFor(1)
      await expect.element(trouble(title)).not.toBeInTheDocument()
      await discard()
    })
  }

  test('BROWSER_NOT_SUPPORTED leads to another browser or a file', async () => {
    await openApp(NEW, { width: 390, height: 844 })
    vi.spyOn(MediaRecorder, 'isTypeSupported').mockReturnValue(false)
    await record()
    await expect.element(trouble('Media type not supported')).toMatchTextContent('or upload an audio file')
    await expect.element(button('Upload an audio file')).toBeVisible()
  })
})

test('R8: little room is shown before it runs out', async () => {
  vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ usage: 0, quota: 2 * 16_000 * 200 })
  await openApp(NEW)
  await record()
  await expect.element(trouble('There is room for about 3 minutes on this device.')).toBeVisible()
  await discard()
})

test('I12: a save without room shows the error, keeps the recording, and succeeds once there is room', async () => {
  const files = catchDownloads()
  await openRecordingOf('short', 'Kept in spite of all')
  const { put } = IDBObjectStore.prototype
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    if (this.transaction.db.name === 'ambient-scribe-offline') throw new DOMException('', 'QuotaExceededError')
    return put.apply(this, row)
  })
  await stopAndSave()
  await expect.element(trouble('No room on this device')).toMatchTextContent('What was recorded is kept.')
  await expect.element(page.getByText('Recording saved')).not.toBeInTheDocument()
  await expectAccessible()
  await page.getByRole('alert').getByRole('button', { name: 'Download' }).click()
  await expect.poll(() => files[0]?.name).toMatch(/\.webm$/)

  full.mockRestore()
  await page.getByRole('alert').getByRole('button', { name: 'Save again' }).click()
  await expect.element(card('Kept in spite of all')).toBeVisible()
})

test('two quick presses of "Stop and save" save once', async () => {
  const app = await openRecordingOf('short', 'Pressed twice')
  const stop = button('Stop and save').element() as HTMLElement
  const states: string[] = []
  const unfollow = store.sub(savingAtom, () => states.push(store.get(savingAtom).kind))
  stop.click()
  stop.click()
  await expect.poll(app.address).toBe(LIST)
  await expect.element(notice('Recording saved').first()).toBeVisible()
  unfollow()
  expect(states).toEqual(['saving', 'idle'])
  expect(await app.context.database.recordings.find().exec()).toHaveLength(1)
})
