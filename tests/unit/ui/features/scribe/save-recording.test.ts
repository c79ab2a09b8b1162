import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RecorderError } from '../../../../../src/audio/recorder/recorder-error.ts'
import { type AboutRecording, saveFinished } from '../../../../../src/ui/state/recorder/save-recording.ts'
import { finishedRecording } from '../../../../factories/audio/finished-recording.ts'
import { type LocalStore, openLocalStore } from '../../../../factories/store/local-store.ts'

let store: LocalStore
beforeEach(async () => {
  store = await openLocalStore()
})
afterEach(() => store.close())

const about: AboutRecording = {
  name: part => (part === 1 ? 'Ward 6: bed 2' : `Ward 6: bed 2 · ${part}`),
  subtype: 'dialog',
  patientClientId: 'patient-1',
  transcript: { text: 'Slept well.', model: 'captions' },
  locale: 'ru-RU',
}
const saved = async () => {
  const documents = await store.context.database.recordings.find().exec()
  return documents.map(one => one.toMutableJSON())
}

test('a saved recording has its bytes, its job and its document, and only then releases its pieces', async () => {
  const finished = finishedRecording()
  expect(await saveFinished(store.context, finished, about, 'auto')).toEqual(['session-1'])
  const blob = await store.context.uploads.blob('account-1', 'session-1')
  expect(await blob?.bytes.text()).toBe('sound of session-1')
  expect(blob?.details).toEqual({
    fileName: 'Ward 6_ bed 2.webm',
    name: 'Ward 6: bed 2',
    subtype: 'dialog',
    mimeType: 'audio/webm;codecs=opus',
    duration: 12.5,
    patientClientId: 'patient-1',
    createdAt: '2026-11-20T13:58:00.000Z',
    peaks: [10, 80, 30],
    transcription: { text: 'Slept well.', model: 'captions', duration: 12.5 },
    locale: 'ru-RU',
  })
  expect(await store.context.uploads.item('account-1', 'session-1')).not.toBeNull()
  expect(await saved()).toMatchObject([{ clientId: 'session-1', name: 'Ward 6: bed 2', syncStatus: 'pending' }])
  expect(finished.released()).toBe(true)
})

test('what was not recorded is stored with the recording', async () => {
  const gap = { startedAt: 5000, endedAt: 68_000, atSeconds: 4.5, reason: 'muted' as const }
  await saveFinished(store.context, { ...finishedRecording(), gaps: [gap] }, about, 'auto')
  expect((await saved())[0]?.data.gaps).toEqual([{ atSeconds: 4.5, seconds: 63 }])
})

test('with manual uploads nothing is queued', async () => {
  await saveFinished(store.context, finishedRecording(), about, 'manual')
  expect(await store.context.uploads.items('account-1')).toEqual([])
})

describe('I12: a full store', () => {
  const full = () =>
    vi.spyOn(store.context.uploads, 'save').mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'))

  test('fails the save with its reason, and nothing is released or stored', async () => {
    full()
    const finished = finishedRecording()
    const refused = saveFinished(store.context, finished, about, 'auto')
    await expect(refused).rejects.toMatchObject({ code: 'RECORDING_FAILED', detail: 'storage-full' })
    expect(finished.released()).toBe(false)
    expect(await saved()).toEqual([])
  })

  test('accepts the same recording at the second attempt, once', async () => {
    full()
    const finished = finishedRecording()
    await expect(saveFinished(store.context, finished, about, 'auto')).rejects.toThrow()
    await saveFinished(store.context, finished, about, 'auto')
    expect(await saved()).toHaveLength(1)
    expect(finished.released()).toBe(true)
  })
})

test('a recording in parts is saved part by part; saved parts are not saved again', async () => {
  const first = finishedRecording({ sessionId: 'part-1' })
  const last = finishedRecording({ sessionId: 'part-2', part: 2, earlierParts: [first] })
  let calls = 0
  const real = store.context.uploads.save.bind(store.context.uploads)
  vi.spyOn(store.context.uploads, 'save').mockImplementation(async (...row) => {
    calls++
    if (calls === 2) throw new DOMException('', 'QuotaExceededError')
    await real(...row)
  })
  await expect(saveFinished(store.context, last, about, 'auto')).rejects.toMatchObject({ detail: 'storage-full' })
  expect([first.released(), last.released()]).toEqual([true, false])

  expect(await saveFinished(store.context, last, about, 'auto')).toEqual(['part-1', 'part-2'])
  expect(calls).toBe(3)
  expect((await saved()).map(({ name }) => name).sort()).toEqual(['Ward 6: bed 2', 'Ward 6: bed 2 · 2'])
  expect(last.released()).toBe(true)
})

test('a recording is saved even if its pieces cannot be deleted', async () => {
  const finished = finishedRecording({
    release: () => Promise.reject(new RecorderError('RECORDING_FAILED', 'storage-error')),
  })
  expect(await saveFinished(store.context, finished, about, 'auto')).toEqual(['session-1'])
  expect(await saved()).toHaveLength(1)
})
