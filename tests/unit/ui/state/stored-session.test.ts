import { describe, expect, test } from 'vitest'
import { RecorderError } from '../../../../src/audio/recorder/recorder-error.ts'
import {
  continueOrStart,
  discardInterrupted,
  lockInterrupted,
  saveInterrupted,
  unlock,
} from '../../../../src/ui/state/session/stored-session.ts'
import { createRecorderWorld, type RecorderWorld, startRecording } from '../../../factories/audio/recorder-world.ts'

/** Kills a tab while it records and returns the next one. */
async function interrupted(): Promise<{ world: RecorderWorld; sessionId: string }> {
  const before = createRecorderWorld()
  await startRecording(before)
  await before.clock.advance(8_000)
  return { sessionId: before.recorder.snapshot().sessionId ?? '', world: before.kill() }
}

const offered = async (world: RecorderWorld) =>
  (await world.recovery.list()).recordings.map(recording => recording.sessionId)

const full = new RecorderError('RECORDING_FAILED', 'storage-full')

describe('keeping an interrupted recording', () => {
  test('I12 R6 a failed save leaves it in the list, and it can be kept again', async () => {
    const { world, sessionId } = await interrupted()
    const refused = saveInterrupted(world, sessionId, () => Promise.reject(full))
    await expect(refused).rejects.toBe(full)
    expect(await offered(world)).toEqual([sessionId])
    await saveInterrupted(world, sessionId, finished => finished.release())
    expect(await world.stored()).toEqual([])
  })

  test('it is not offered while it is being saved', async () => {
    const { world, sessionId } = await interrupted()
    await saveInterrupted(world, sessionId, async () => {
      expect(await offered(world)).toEqual([])
    })
  })

  test('a second attempt of a triage saves the same recording', async () => {
    const { world, sessionId } = await interrupted()
    expect(await lockInterrupted(world, sessionId)).toBe(await lockInterrupted(world, sessionId))
  })
})

describe('discarding an interrupted recording', () => {
  test('deletes it, also after a failed save', async () => {
    const { world, sessionId } = await interrupted()
    await lockInterrupted(world, sessionId)
    await discardInterrupted(world, sessionId)
    expect(await world.stored()).toEqual([])
  })

  test('succeeds if it no longer exists', async () => {
    await discardInterrupted(createRecorderWorld(), 'never-stored')
  })

  test('rejects if another tab holds it', async () => {
    const { world, sessionId } = await interrupted()
    await world.openTab().recovery.keep(sessionId)
    await expect(discardInterrupted(world, sessionId)).rejects.toMatchObject({ code: 'RECORDING_IN_USE' })
  })
})

describe('continuing an interrupted recording', () => {
  const going = ({ recorder }: RecorderWorld) => {
    const forgotten: string[] = []
    const begin = (continueSession: string | null) => recorder.start(continueSession ? { continueSession } : {})
    return { forgotten, go: (id: string | null) => continueOrStart(id, begin, () => forgotten.push(id ?? '')) }
  }

  test('continues it', async () => {
    const { world, sessionId } = await interrupted()
    const { go, forgotten } = going(world)
    await go(sessionId)
    expect([world.recorder.snapshot().sessionId, forgotten]).toEqual([sessionId, []])
  })

  test('forgets one that was never stored and starts a new one', async () => {
    const world = createRecorderWorld()
    const { go, forgotten } = going(world)
    await go('never-stored')
    expect(world.recorder.snapshot().state.kind).toBe('recording')
    expect(forgotten).toEqual(['never-stored'])
  })

  test('forgets nothing that another tab holds, or when the microphone is refused', async () => {
    const { world, sessionId } = await interrupted()
    const held = await world.openTab().recovery.keep(sessionId)
    const { go, forgotten } = going(world)
    await expect(go(sessionId)).rejects.toMatchObject({ code: 'RECORDING_IN_USE' })
    await held.unlock()
    const silent = createRecorderWorld()
    silent.microphone.refuses('denied')
    await expect(going(silent).go(null)).rejects.toMatchObject({ code: 'MICROPHONE_ACCESS_DENIED' })
    expect(forgotten).toEqual([])
  })
})

test('a recording that could not be unlocked is still this tab’s, and is saved at the next try', async () => {
  const { world, sessionId } = await interrupted()
  const stuck = {
    recovery: {
      ...world.recovery,
      keep: async (id: string) => ({ ...(await world.recovery.keep(id)), unlock: () => Promise.reject(full) }),
    },
  }
  const first = await lockInterrupted(stuck, sessionId)
  await expect(unlock(sessionId)).rejects.toBe(full)
  expect(await lockInterrupted(stuck, sessionId)).toBe(first)
})
