import { describe, expect, test } from 'vitest'
import type { SyncStatus, UploadProgress } from '../../../../src/sync/bridge.ts'
import { pillState } from '../../../../src/ui/state/sync/pill.ts'
import fc from '../../../fast-check.ts'

const phases = ['starting', 'idle', 'cycling', 'backing-off', 'offline', 'needs-auth', 'upgrade-required'] as const
const status = fc.record({
  phase: fc.constantFrom(...phases),
  lastComplete: fc.option(fc.integer({ min: 0 }), { nil: null }),
  upToDate: fc.boolean(),
  uploads: fc.constant<UploadProgress[]>([]),
  offlineSince: fc.constant(null),
  clockOffsetMs: fc.constant(null),
  full: fc.constant(false),
})
const count = fc.integer({ min: 0, max: 3 })
const waiting = fc.record({ queued: count, retrying: fc.constant(0), undoable: count, held: count, needsYou: count })

/** The status when everything is sent and received. */
const done: SyncStatus = {
  phase: 'idle',
  lastComplete: 5,
  upToDate: true,
  uploads: [],
  offlineSince: null,
  clockOffsetMs: null,
  full: false,
}

test('"all saved" is shown only if nothing waits and the last pull was complete (I19)', () => {
  fc.assert(
    fc.property(
      fc.option(status, { nil: null }),
      fc.option(waiting, { nil: null }),
      fc.boolean(),
      count,
      (one, queue, online, unsaved) => {
        if (pillState(one, queue, online, unsaved).state !== 'saved') return
        expect(unsaved).toBe(0)
        expect(one).toMatchObject({ upToDate: true })
        expect(one?.lastComplete).not.toBeNull()
        expect(queue).toEqual({ queued: 0, retrying: 0, undoable: 0, held: 0, needsYou: 0 })
        expect(online).toBe(true)
        expect(['offline', 'needs-auth']).not.toContain(one?.phase)
      },
    ),
    { numRuns: 2000 },
  )
})

test('"all saved" is shown if that holds', () => {
  expect(pillState(done, { queued: 0, retrying: 0, undoable: 0, held: 0, needsYou: 0 }, true, 0)).toEqual({
    state: 'saved',
    at: 5,
  })
})

test('a recording in progress or interrupted counts as unsaved, not "all saved" (I19)', () => {
  const nothing = { queued: 0, retrying: 0, undoable: 0, held: 0, needsYou: 0 }
  expect(pillState(done, nothing, true, 1)).toEqual({ state: 'unsaved', count: 1 })
  expect(pillState(done, { ...nothing, queued: 2 }, true, 1)).toEqual({ state: 'sending', count: 2, needsYou: 0 })
})

test('a deletion that can be undone is neither sending nor "all saved"', () => {
  const one = { queued: 0, retrying: 0, undoable: 1, held: 0, needsYou: 0 }
  expect(pillState(done, one, true, 0)).toEqual({ state: 'unsaved', count: 1 })
  expect(pillState(done, { ...one, queued: 1 }, true, 0)).toEqual({ state: 'sending', count: 1, needsYou: 0 })
})

test('offline counts everything that is only on this device, including a recording in progress', () => {
  const lost: SyncStatus = {
    phase: 'offline',
    lastComplete: 5,
    upToDate: true,
    uploads: [],
    offlineSince: 1,
    clockOffsetMs: null,
    full: false,
  }
  expect(pillState(lost, { queued: 2, retrying: 0, undoable: 0, held: 1, needsYou: 1 }, true, 1)).toEqual({
    state: 'offline',
    waiting: 5,
    needsYou: 1,
  })
})

test('during a probe the state is still offline', () => {
  const probing: SyncStatus = {
    phase: 'cycling',
    lastComplete: 5,
    upToDate: true,
    uploads: [],
    offlineSince: 1,
    clockOffsetMs: null,
    full: false,
  }
  const nothing = { queued: 0, retrying: 0, undoable: 0, held: 0, needsYou: 0 }
  expect(pillState(probing, nothing, true, 0)).toEqual({ state: 'offline', waiting: 0, needsYou: 0 })
})

test('with manual uploads a recording in progress counts with the held ones', () => {
  expect(pillState(done, { queued: 0, retrying: 0, undoable: 0, held: 2, needsYou: 0 }, true, 1)).toEqual({
    state: 'held',
    count: 3,
  })
})

describe('work that is not being sent is not shown as sending', () => {
  const statusIn = (phase: SyncStatus['phase'], uploads: UploadProgress[] = []): SyncStatus => ({
    ...{ phase, uploads, lastComplete: 5, upToDate: false, offlineSince: null, clockOffsetMs: null, full: false },
  })
  const two = { queued: 2, retrying: 0, undoable: 0, held: 0, needsYou: 0 }

  test('while the engine backs off the state is retrying', () => {
    expect(pillState(statusIn('backing-off'), two, true, 0)).toEqual({ state: 'retrying', count: 2, needsYou: 0 })
    const upload = { clientId: 'recording-1', sentBytes: 1, totalBytes: 9 }
    expect(pillState(statusIn('backing-off', [upload]), two, true, 0)).toEqual({
      state: 'sending',
      count: 2,
      needsYou: 0,
    })
  })

  test('a version that the server no longer accepts is outdated, online and offline', () => {
    const outdated = { state: 'outdated', waiting: 3, needsYou: 0 }
    expect(pillState(statusIn('upgrade-required'), two, true, 1)).toEqual(outdated)
    expect(pillState(statusIn('upgrade-required'), two, false, 1)).toEqual(outdated)
  })
  test('the connection and what needs the user are both in the state, and neither hides the other', () => {
    const both = { ...two, needsYou: 1 }
    expect(pillState(statusIn('backing-off'), both, true, 0)).toEqual({ state: 'retrying', count: 2, needsYou: 1 })
    expect(pillState(statusIn('cycling'), both, true, 0)).toEqual({ state: 'sending', count: 2, needsYou: 1 })
    const silent = { ...statusIn('cycling'), offlineSince: 1 }
    expect(pillState(silent, both, true, 0)).toEqual({ state: 'offline', waiting: 3, needsYou: 1 })
    expect(pillState(statusIn('idle'), { ...both, queued: 0 }, true, 0)).toEqual({ state: 'needs-you', count: 1 })
  })
  test('a recording whose last try failed is retrying on its card and in the pill', () => {
    expect(pillState(statusIn('idle'), { ...two, retrying: 2 }, true, 0)).toMatchObject({ state: 'retrying' })
    expect(pillState(statusIn('idle'), { ...two, retrying: 1 }, true, 0)).toMatchObject({ state: 'sending' })
  })
})
