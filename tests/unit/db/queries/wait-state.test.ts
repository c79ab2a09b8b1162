import { describe, expect, test } from 'vitest'
import { DELETION_HELD_MS, QUEUE } from '../../../../src/db/document.ts'
import { type WaitFacts, type Waits, waitState } from '../../../../src/db/queries/wait-state.ts'
import { job } from '../../../factories/store/recordings.ts'

const KNOWN: WaitFacts = {
  ...{ online: true, outdated: false, resting: false, full: false },
  ...{ sending: new Map(), jobs: new Map(), patients: new Map([['patient-1', 'Anna']]) },
}
const jobs = (change: Parameters<typeof job>[0] = {}) => ({ jobs: new Map([['recording-1', job(change)]]) })
const edit: Waits = { clientId: 'recording-1', queue: QUEUE.push, deletedAt: null, parked: null, editedAt: 1000 }
const file: Waits = { ...edit, queue: QUEUE.upload, syncStatus: 'pending', patientClientId: 'patient-1' }
const because = (document: Waits, known: Partial<WaitFacts> = {}, now = 1000) => {
  const state = waitState(document, { ...KNOWN, ...known }, now)
  return state.kind === 'waiting' ? state.because : state.kind
}

describe('the reason for waiting', () => {
  test('a manual upload waits for the user, online or offline, until it is queued', () => {
    expect(because(file)).toBe('person')
    expect(because(file, { online: false })).toBe('person')
    expect(because(file, { ...jobs(), online: false })).toBe('network')
  })

  test('an outdated version waits for its update, not for the network', () => {
    expect(because(edit, { outdated: true, online: false })).toBe('outdated')
    expect(because(file, { ...jobs(), outdated: true })).toBe('outdated')
  })

  test('a record waits for a retry while the engine backs off; a file after a failed attempt of its own', () => {
    expect(because(edit, { resting: true })).toBe('retry')
    expect(because(file, { ...jobs(), resting: true })).toBe('turn')
    expect(because(file, jobs({ retryCount: 1 }))).toBe('retry')
  })

  test('a deletion can be undone until the engine may send it, and then waits for its turn', () => {
    const deleted = { ...edit, deletedAt: '2026-11-22T10:00:00.000Z' }
    expect(because(deleted, {}, 1000 + DELETION_HELD_MS - 1)).toBe('undo')
    expect(because(deleted, {}, 1000 + DELETION_HELD_MS)).toBe('turn')
  })

  test('a file waits for its patient while the server has never had it, before it is refused for that', () => {
    const unsentPatients = new Set(['patient-1'])
    expect(because(file, { ...jobs(), unsentPatients })).toBe('patient')
    expect(because(file, { ...jobs({ retryCount: 1 }), unsentPatients })).toBe('patient')
    expect(because(file, { ...jobs(), unsentPatients, online: false })).toBe('network')
    expect(because(file, { ...jobs(), unsentPatients: new Set(['another']) })).toBe('turn')
    expect(because({ ...file, patientClientId: '' }, { ...jobs(), unsentPatients })).toBe('turn')
  })

  test('everything else waits for its turn', () => {
    expect(because(edit)).toBe('turn')
    expect(because(file, jobs())).toBe('turn')
  })
})

test('a file that the engine reports as being sent is sending, whatever its document says', () => {
  const sending = new Map([['recording-1', { sentBytes: 7, totalBytes: 12 }]])
  const failed = { ...file, syncStatus: 'error' }
  expect(waitState(failed, { ...KNOWN, sending }, 0)).toEqual({ kind: 'sending', sentBytes: 7, totalBytes: 12 })
})

test('a file that the engine is sending waits for the network while the server is not heard', () => {
  const sending = new Map([['recording-1', { sentBytes: 7, totalBytes: 12 }]])
  expect(waitState(file, { ...KNOWN, ...jobs(), sending, online: false }, 0)).toEqual({
    ...{ kind: 'waiting', because: 'network', sentBytes: 7, totalBytes: 12 },
  })
})

test('a refused change is refused with the server’s message, not failed', () => {
  const parked = { code: 'UNPROCESSABLE', errorType: null, userMessage: 'Too long.', issues: [], at: 0 }
  expect(waitState({ ...edit, queue: QUEUE.parked, parked }, KNOWN, 0)).toEqual({
    ...{ kind: 'refused', code: 'UNPROCESSABLE', errorType: null },
  })
})
