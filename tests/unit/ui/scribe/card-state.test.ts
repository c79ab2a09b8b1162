import { describe, expect, test } from 'vitest'
import type { Circumstances } from '../../../../src/ui/features/scribe/card-state.ts'
import { cardState, changeWaits } from '../../../../src/ui/features/scribe/card-state.ts'
import { facts, job, unsent } from '../../../factories/store/recordings.ts'

const having = (change: Partial<Circumstances> & { job?: ReturnType<typeof job> } = {}): Circumstances => ({
  online: true,
  sending: new Map(),
  jobs: new Map(change.job ? [[change.job.id, change.job]] : []),
  patients: new Map([['patient-1', 'Anna']]),
  ...change,
})
const refusal = { code: 'UNPROCESSABLE', errorType: null, userMessage: 'Too long.', issues: [], at: 0 }

describe('the card of a recording that is only here', () => {
  test('waits for its turn when it is queued and the server can be reached', () => {
    expect(cardState(unsent(), having({ job: job() }))).toMatchObject({ kind: 'waiting', because: 'turn' })
  })

  test('waits for the network, and names what the server has of it already', () => {
    const cut = job({ sentBytes: 610, totalBytes: 1000 })
    expect(cardState(unsent(), having({ online: false, job: cut }))).toEqual({
      kind: 'waiting',
      because: 'network',
      sentBytes: 610,
      totalBytes: 1000,
    })
  })

  test('waits for the person when nobody queued it, and says so even without a network', () => {
    expect(cardState(unsent(), having())).toMatchObject({ kind: 'waiting', because: 'person' })
    expect(cardState(unsent(), having({ online: false }))).toMatchObject({ because: 'person' })
  })

  test('is not called manual in the moment between the end of its job and the receipt', () => {
    expect(cardState(unsent({ syncStatus: 'syncing' }), having())).toMatchObject({ because: 'turn' })
  })

  test('claims nothing about the queue before the queue was read', () => {
    expect(cardState(unsent(), having({ jobs: null }))).toMatchObject({ because: 'turn' })
    expect(cardState(unsent({ syncStatus: 'error' }), having({ jobs: null }))).toMatchObject({ code: null })
  })

  test('will be tried again after a try that counted', () => {
    expect(cardState(unsent(), having({ job: job({ retryCount: 1 }) }))).toMatchObject({ because: 'retry' })
  })

  test('waits for its patient, and is not called lost', () => {
    const error = { code: 'PatientNotFound', message: 'x' }
    expect(cardState(unsent(), having({ job: job({ error }) }))).toMatchObject({ kind: 'waiting', because: 'patient' })
  })

  test.each([true, false])(
    'says that its patient is gone, who is neither here nor on the server; online: %s',
    online => {
      const waiting = job({ error: { code: 'PatientNotFound', message: 'x' } })
      expect(cardState(unsent(), having({ online, job: waiting, patients: new Map() }))).toMatchObject({
        kind: 'waiting',
        because: 'no-patient',
      })
      const parked = { ...refusal, code: 'NOT_FOUND', errorType: 'PatientNotFound' }
      const text = unsent({ queue: 3, hasAudio: false, parked })
      expect(cardState(text, having({ online, patients: new Map() }))).toMatchObject({ because: 'no-patient' })
    },
  )

  test('does not call a patient gone before the patients were read, or whom the server was not asked for', () => {
    const waiting = job({ error: { code: 'PatientNotFound', message: 'x' } })
    expect(cardState(unsent(), having({ job: waiting, patients: null }))).toMatchObject({ because: 'patient' })
    expect(cardState(unsent(), having({ job: job(), patients: new Map() }))).toMatchObject({ because: 'turn' })
  })

  test('is being sent only while the engine says so, whatever the document remembers', () => {
    const sending = new Map([['recording-1', { sentBytes: 7, totalBytes: 12 }]])
    expect(cardState(unsent({ syncStatus: 'syncing' }), having({ sending, job: job() }))).toMatchObject({
      kind: 'sending',
      sentBytes: 7,
      totalBytes: 12,
    })
    expect(cardState(unsent({ syncStatus: 'syncing' }), having({ job: job() }))).toMatchObject({ kind: 'waiting' })
  })

  test('says that it is out of tries only when it is', () => {
    const error = { code: 'INTERNAL_ERROR', message: 'x' }
    const last = job({ state: 'error', retryCount: 3, error })
    expect(cardState(unsent({ syncStatus: 'error' }), having({ job: last }))).toMatchObject({
      kind: 'failed',
      outOfTries: true,
    })
    const refused = job({ state: 'error', retryCount: 0, error: { code: 'TOO_LARGE', message: 'x' } })
    expect(cardState(unsent({ syncStatus: 'error' }), having({ job: refused }))).toMatchObject({
      kind: 'failed',
      outOfTries: false,
      code: 'TOO_LARGE',
    })
  })

  test('is not found when it failed and has no job: the bytes are gone', () => {
    expect(cardState(unsent({ syncStatus: 'error' }), having())).toMatchObject({
      kind: 'failed',
      code: 'RecordingNotFound',
    })
  })

  test('says why in its own words, whatever the document remembers of it', () => {
    const last = job({ state: 'error', retryCount: 3, error: { code: 'RATE_LIMITED', message: 'slow down' } })
    const remembered = unsent({ syncStatus: 'error', syncErrorMessage: 'Max retries reached: slow down' })
    expect(cardState(remembered, having({ job: last }))).toMatchObject({ outOfTries: true, said: 'slow down' })
  })

  test('a text that the server refused is failed with its reason', () => {
    const text = unsent({ queue: 3, hasAudio: false, parked: refusal })
    expect(cardState(text, having())).toEqual({
      kind: 'failed',
      code: 'UNPROCESSABLE',
      outOfTries: false,
      said: 'Too long.',
    })
  })
})

describe('the card of a recording that the server has', () => {
  test.each([
    ['uploaded', null, { kind: 'processing', transcribing: false }],
    ['processing', null, { kind: 'processing', transcribing: false }],
    ['transcribing', null, { kind: 'processing', transcribing: true }],
    ['uploaded', 'scribe.transcription.noEngine', { kind: 'no-engine' }],
    ['error', 'scribe.transcription.failed', { kind: 'not-processed', errorKey: 'scribe.transcription.failed' }],
    ['processed', null, { kind: 'synced' }],
  ] as const)('%s with %s', (status, errorKey, expected) => {
    expect(cardState(facts({ status, errorKey, preview: null }), having())).toEqual(expected)
  })

  test('a transcript that somebody typed without an engine is one, before the server has heard of it', () => {
    const typed = facts({ status: 'uploaded', errorKey: 'scribe.transcription.noEngine', preview: 'typed', queue: 1 })
    expect(cardState(typed, having())).toEqual({ kind: 'synced' })
  })

  test.each(['uploaded', 'transcribing', 'error', 'processed'] as const)('an edit that waits is marked, %s', status => {
    expect(changeWaits(facts({ queue: 1, status }))).toBe(true)
    expect(changeWaits(facts({ queue: 0, status }))).toBe(false)
  })

  test('a refused edit is named before everything else', () => {
    expect(cardState(facts({ queue: 3, parked: refusal, status: 'error' }), having())).toEqual({
      kind: 'edit-refused',
      code: 'UNPROCESSABLE',
      said: 'Too long.',
    })
  })
})
