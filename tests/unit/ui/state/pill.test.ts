import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SyncStatus, UploadProgress } from '../../../../src/sync/bridge.ts'
import { pillState } from '../../../../src/ui/state/pill.ts'

const phases = ['starting', 'idle', 'cycling', 'backing-off', 'offline', 'needs-auth', 'upgrade-required'] as const
const status = fc.record({
  phase: fc.constantFrom(...phases),
  lastComplete: fc.option(fc.integer({ min: 0 }), { nil: null }),
  upToDate: fc.boolean(),
  sending: fc.constant(0),
  uploads: fc.constant<UploadProgress[]>([]),
  offlineSince: fc.constant(null),
})
const count = fc.integer({ min: 0, max: 3 })
const waiting = fc.record({ queued: count, takeBack: count, held: count, needsYou: count })

/** Everything was sent and received. */
const done: SyncStatus = {
  phase: 'idle',
  lastComplete: 5,
  upToDate: true,
  sending: 0,
  uploads: [],
  offlineSince: null,
}

test('"all saved" is said only if nothing waits and the last pull was complete (I19)', () => {
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
        expect(queue).toEqual({ queued: 0, takeBack: 0, held: 0, needsYou: 0 })
        expect(online).toBe(true)
        expect(['offline', 'needs-auth']).not.toContain(one?.phase)
      },
    ),
    { numRuns: 2000 },
  )
})

test('it is said when that is so', () => {
  expect(pillState(done, { queued: 0, takeBack: 0, held: 0, needsYou: 0 }, true, 0)).toEqual({ state: 'saved', at: 5 })
})

test('a recording under way, or one that was cut off, is on this device and not "all saved" (I19)', () => {
  const nothing = { queued: 0, takeBack: 0, held: 0, needsYou: 0 }
  expect(pillState(done, nothing, true, 1)).toEqual({ state: 'unsaved', count: 1 })
  expect(pillState(done, { ...nothing, queued: 2 }, true, 1)).toEqual({ state: 'sending', count: 2 })
})

test('a deletion that can be taken back is not being sent, and not "all saved" either', () => {
  const one = { queued: 0, takeBack: 1, held: 0, needsYou: 0 }
  expect(pillState(done, one, true, 0)).toEqual({ state: 'unsaved', count: 1 })
  expect(pillState(done, { ...one, queued: 1 }, true, 0)).toEqual({ state: 'sending', count: 1 })
})

test('offline counts everything that is only on this device, a recording under way among it', () => {
  const lost: SyncStatus = {
    phase: 'offline',
    lastComplete: 5,
    upToDate: true,
    sending: 0,
    uploads: [],
    offlineSince: 1,
  }
  expect(pillState(lost, { queued: 2, takeBack: 0, held: 1, needsYou: 1 }, true, 1)).toEqual({
    state: 'offline',
    waiting: 5,
  })
})

test('while a probe is under way the server is still out of reach', () => {
  const probing: SyncStatus = {
    phase: 'cycling',
    lastComplete: 5,
    upToDate: true,
    sending: 0,
    uploads: [],
    offlineSince: 1,
  }
  const nothing = { queued: 0, takeBack: 0, held: 0, needsYou: 0 }
  expect(pillState(probing, nothing, true, 0)).toEqual({ state: 'offline', waiting: 0 })
})

test('with manual uploads a recording under way counts beside those that are held', () => {
  expect(pillState(done, { queued: 0, takeBack: 0, held: 2, needsYou: 0 }, true, 1)).toEqual({
    state: 'held',
    count: 3,
  })
})

describe('what is not being sent is not called so', () => {
  const standing = (phase: SyncStatus['phase'], uploads: UploadProgress[] = []): SyncStatus => ({
    ...{ phase, uploads, lastComplete: 5, upToDate: false, sending: 0, offlineSince: null },
  })
  const two = { queued: 2, takeBack: 0, held: 0, needsYou: 0 }

  test('while the engine gives the server time it waits to try again', () => {
    expect(pillState(standing('backing-off'), two, true, 0)).toEqual({ state: 'retrying', count: 2 })
    const upload = { clientId: 'recording-1', sentBytes: 1, totalBytes: 9 }
    expect(pillState(standing('backing-off', [upload]), two, true, 0)).toEqual({ state: 'sending', count: 2 })
  })

  test('a version that the server takes no more syncs nothing, with or without a network', () => {
    const outdated = { state: 'outdated', waiting: 3 }
    expect(pillState(standing('upgrade-required'), two, true, 1)).toEqual(outdated)
    expect(pillState(standing('upgrade-required'), two, false, 1)).toEqual(outdated)
  })
})
