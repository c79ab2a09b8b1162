import { describe, expect, test } from 'vitest'
import type { RecordingFacts } from '../../../../../src/db/queries/recording-facts.ts'
import type { WaitFacts } from '../../../../../src/db/queries/wait-state.ts'
import { changeWaits, cardState as stateAt } from '../../../../../src/ui/features/scribe/upload/card-state.ts'
import { facts, job, unsent } from '../../../../factories/store/recordings.ts'

const cardState = (of: RecordingFacts, known: WaitFacts) => stateAt(of, known, 0)
const having = (change: Partial<WaitFacts> & { job?: ReturnType<typeof job> } = {}): WaitFacts => ({
  ...{ online: true, outdated: false, resting: false, full: false },
  sending: new Map(),
  jobs: new Map(change.job ? [[change.job.id, change.job]] : []),
  patients: new Map([['patient-1', 'Anna']]),
  ...change,
})
const refusal = { code: 'UNPROCESSABLE', errorType: null, userMessage: 'Too long.', issues: [], at: 0 }

describe('the card of an unsent recording', () => {
  test('waits for its turn when it is queued and the server can be reached', () => {
    expect(cardState(unsent(), having({ job: job() }))).toMatchObject({ kind: 'waiting', because: 'turn' })
  })

  test('waits for the network, with the bytes already sent', () => {
    const cut = job({ sentBytes: 610, totalBytes: 1000 })
    expect(cardState(unsent(), having({ online: false, job: cut }))).toEqual({
      kind: 'waiting',
      because: 'network',
      sentBytes: 610,
      totalBytes: 1000,
    })
  })

  test('waits for the user if it is not queued, online and offline', () => {
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

  test('is retried after a counted failure', () => {
    expect(cardState(unsent(), having({ job: job({ retryCount: 1 }) }))).toMatchObject({ because: 'retry' })
  })

  test('waits for its patient, and is not called lost', () => {
    const error = { code: 'PatientNotFound', message: 'x' }
    expect(cardState(unsent(), having({ job: job({ error }) }))).toMatchObject({ kind: 'waiting', because: 'patient' })
  })

  test.each([true, false])('says that its patient is missing on the device and on the server; online: %s', online => {
    const waiting = job({ error: { code: 'PatientNotFound', message: 'x' } })
    expect(cardState(unsent(), having({ online, job: waiting, patients: new Map() }))).toEqual({ kind: 'no-patient' })
    const parked = { ...refusal, code: 'NOT_FOUND', errorType: 'PatientNotFound' }
    const text = unsent({ queue: 3, hasAudio: false, parked })
    expect(cardState(text, having({ online, patients: new Map() }))).toEqual({ kind: 'no-patient' })
  })

  test('does not call a patient missing before the patients were read, or before the server has refused it', () => {
    const waiting = job({ error: { code: 'PatientNotFound', message: 'x' } })
    expect(cardState(unsent(), having({ job: waiting, patients: null }))).toMatchObject({ because: 'patient' })
    expect(cardState(unsent(), having({ job: job(), patients: new Map() }))).toMatchObject({ because: 'turn' })
  })

  test('is sending only while the engine reports it, whatever the document says', () => {
    const sending = new Map([['recording-1', { sentBytes: 7, totalBytes: 12 }]])
    expect(cardState(unsent({ syncStatus: 'syncing' }), having({ sending, job: job() }))).toMatchObject({
      kind: 'sending',
      sentBytes: 7,
      totalBytes: 12,
    })
    expect(cardState(unsent({ syncStatus: 'syncing' }), having({ job: job() }))).toMatchObject({ kind: 'waiting' })
  })

  test('is out of attempts only after the last counted one', () => {
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

  test('is not found if it failed and has no job, because the bytes are gone', () => {
    expect(cardState(unsent({ syncStatus: 'error' }), having())).toMatchObject({
      kind: 'failed',
      code: 'RecordingNotFound',
    })
  })

  test('has the reason of its job, not the message stored in the document', () => {
    const last = job({ state: 'error', retryCount: 3, error: { code: 'RATE_LIMITED', message: 'slow down' } })
    const remembered = unsent({ syncStatus: 'error' })
    expect(cardState(remembered, having({ job: last }))).toMatchObject({ outOfTries: true, code: 'RATE_LIMITED' })
  })

  test('a text that the server refused shows the reason', () => {
    const text = unsent({ queue: 3, hasAudio: false, parked: refusal })
    expect(cardState(text, having())).toEqual({
      kind: 'refused',
      code: 'UNPROCESSABLE',
      errorType: null,
    })
  })
})

describe('the card of a recording on the server', () => {
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

  test('a typed transcript counts without an engine, even before it is sent', () => {
    const typed = facts({ status: 'uploaded', errorKey: 'scribe.transcription.noEngine', preview: 'typed', queue: 1 })
    expect(cardState(typed, having())).toEqual({ kind: 'synced' })
  })

  test.each(['uploaded', 'transcribing', 'error', 'processed'] as const)('an edit that waits is marked, %s', status => {
    expect(changeWaits(facts({ queue: 1, status }))).toBe(true)
    expect(changeWaits(facts({ queue: 0, status }))).toBe(false)
  })

  test('a refused edit takes precedence', () => {
    expect(cardState(facts({ queue: 3, parked: refusal, status: 'error' }), having())).toEqual({
      kind: 'edit-refused',
      code: 'UNPROCESSABLE',
      errorType: null,
    })
  })
})
