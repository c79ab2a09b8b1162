import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FinishedRecording } from '../../../../../src/audio/recorder/finished-recording.ts'
import { RecorderError } from '../../../../../src/audio/recorder/recorder-error.ts'
import type { TriageDraft } from '../../../../../src/db/triage-drafts.ts'
import { type FinishPorts, finishTriage } from '../../../../../src/ui/features/triage/intake/finish-triage.ts'
import { finishedRecording } from '../../../../factories/audio/finished-recording.ts'
import { type LocalStore, openLocalStore } from '../../../../factories/store/local-store.ts'
import { draft } from '../../../../factories/triage/draft.ts'

let store: LocalStore
beforeEach(async () => {
  store = await openLocalStore()
})
afterEach(() => store.close())

const WELL: Partial<TriageDraft> = { numbers: { HR: '72', RR: '16' }, ACVPU: 'A', onOxygen: false }
const finish = (made: TriageDraft, change: Partial<FinishPorts> = {}) =>
  finishTriage(made, {
    ...{ context: store.context, mode: 'auto', name: 'Triage', locale: 'ru-RU', usePatientNameAsRecordingName: false },
    recordingOf: async () => null,
    ...change,
  })
const recorded = (finished: FinishedRecording) => ({ recordingOf: async () => finished })
const stored = async () => (await store.context.database.recordings.find().exec()).map(one => one.toJSON())

test('typed values alone become a record with their provisional result', async () => {
  const made = draft(WELL)
  expect(await finish(made)).toEqual({ kind: 'stored', clientId: made.clientId })
  const [record] = await stored()
  expect(record).toMatchObject({ recordType: 'triage', status: 'processed', data: { typed: { vitals: { HR: 72 } } } })
  expect(record?.data.provisional).not.toBeNull()
})

test('a recording becomes the record under its own id, with the sound and the captions', async () => {
  const finished = finishedRecording()
  const outcome = await finish(draft({ ...WELL, sessionId: 'session-1', heardText: ' pulse 72 ' }), recorded(finished))
  expect(outcome).toEqual({ kind: 'stored', clientId: 'session-1' })
  expect((await stored())[0]).toMatchObject({
    queue: 2,
    data: { transcription: { text: 'pulse 72', model: 'captions' } },
  })
  expect(await (await store.context.uploads.blob(store.context.accountId, 'session-1'))?.bytes.text()).toContain(
    'sound',
  )
  expect(finished.released()).toBe(true)
})

test('an impossible number is refused by name before the recording is ended', async () => {
  const numbers = { HR: '999' }
  const outcome = await finish(draft({ numbers }), {
    recordingOf: () => Promise.reject(new Error('must not be called')),
  })
  expect(outcome).toEqual({ kind: 'refused', refusal: { kind: 'implausible', vital: 'HR', given: 999, numbers } })
  expect(await stored()).toEqual([])
})

test.each([
  [4.9, 'too-short'],
  [600.1, 'too-long'],
] as const)('a recording of %s seconds is refused as %s (D §5)', async (durationSeconds, fault) => {
  const outcome = await finish(draft({ sessionId: 'session-1' }), recorded(finishedRecording({ durationSeconds })))
  expect(outcome).toEqual({ kind: 'refused', refusal: { kind: 'recording', fault } })
})

test.each([5, 600])('a recording of %s seconds is accepted', async durationSeconds => {
  const outcome = await finish(draft({ sessionId: 'session-1' }), recorded(finishedRecording({ durationSeconds })))
  expect(outcome).toMatchObject({ kind: 'stored' })
})

test('the length of a recording in parts is their sum', async () => {
  const parts = finishedRecording({
    durationSeconds: 3,
    earlierParts: [finishedRecording({ sessionId: 'part-0', durationSeconds: 3 })],
  })
  expect(await finish(draft({ sessionId: 'session-1' }), recorded(parts))).toMatchObject({ kind: 'stored' })
})

test('an empty triage is refused', async () => {
  expect(await finish(draft())).toEqual({ kind: 'refused', refusal: { kind: 'recording', fault: 'audio-required' } })
})

test('a recording that cannot be saved may be left out only if something was typed', async () => {
  const gone = { recordingOf: () => Promise.reject(new RecorderError('RECORDING_NOT_FOUND')) }
  const refusal = { kind: 'recorder', code: 'RECORDING_NOT_FOUND' }
  const heard = { sessionId: 'session-1', heardText: 'pulse 72' }
  expect(await finish(draft({ ...WELL, ...heard }), gone)).toEqual({
    kind: 'refused',
    refusal: { ...refusal, typedAlone: true },
  })
  expect(await finish(draft(heard), gone)).toEqual({ kind: 'refused', refusal: { ...refusal, typedAlone: false } })
})

test('on a full store nothing is saved and the sound stays with the recorder (I12)', async () => {
  const finished = finishedRecording()
  store.context.uploads.save = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  const outcome = await finish(draft({ ...WELL, sessionId: 'session-1' }), recorded(finished))
  expect(outcome).toMatchObject({ kind: 'refused', refusal: { kind: 'recorder', code: 'RECORDING_FAILED' } })
  expect(finished.released()).toBe(false)
  expect(await stored()).toEqual([])
})
