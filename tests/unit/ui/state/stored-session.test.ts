import { describe, expect, test } from 'vitest'
import { RecorderError } from '../../../../src/audio/recorder-error.ts'
import {
  discardInterrupted,
  goOnOrBegin,
  saveInterrupted,
  takeInterrupted,
} from '../../../../src/ui/state/stored-session.ts'
import { createRecorderWorld, type RecorderWorld, startRecording } from '../../../factories/audio/recorder-world.ts'

/** A tab that was killed while it recorded, and the next one. */
async function cutOff(): Promise<{ world: RecorderWorld; sessionId: string }> {
  const before = createRecorderWorld()
  await startRecording(before)
  await before.clock.advance(8_000)
  return { sessionId: before.recorder.snapshot().sessionId ?? '', world: before.kill() }
}

const offered = async (world: RecorderWorld) =>
  (await world.recovery.list()).recordings.map(recording => recording.sessionId)

const full = new RecorderError('RECORDING_FAILED', 'storage-full')

describe('keeping what was cut off', () => {
  test('I12 R6 a save that the device refuses leaves it in the list, and it can be kept again', async () => {
    const { world, sessionId } = await cutOff()
    const refused = saveInterrupted(world, sessionId, () => Promise.reject(full))
    await expect(refused).rejects.toBe(full)
    expect(await offered(world)).toEqual([sessionId])
    await saveInterrupted(world, sessionId, finished => finished.release())
    expect(await world.stored()).toEqual([])
  })

  test('while it is being saved it is not offered', async () => {
    const { world, sessionId } = await cutOff()
    await saveInterrupted(world, sessionId, async () => {
      expect(await offered(world)).toEqual([])
    })
  })

  test('a second try of a triage saves the same one', async () => {
    const { world, sessionId } = await cutOff()
    expect(await takeInterrupted(world, sessionId)).toBe(await takeInterrupted(world, sessionId))
  })
})

describe('discarding what was cut off', () => {
  test('deletes it, after a save that failed too', async () => {
    const { world, sessionId } = await cutOff()
    await takeInterrupted(world, sessionId)
    await discardInterrupted(world, sessionId)
    expect(await world.stored()).toEqual([])
  })

  test('is done where it is not here any more', async () => {
    await discardInterrupted(createRecorderWorld(), 'never-stored')
  })

  test('tells when another tab holds it', async () => {
    const { world, sessionId } = await cutOff()
    await world.openTab().recovery.keep(sessionId)
    await expect(discardInterrupted(world, sessionId)).rejects.toMatchObject({ code: 'RECORDING_IN_USE' })
  })
})

describe('going on with what was cut off', () => {
  const going = ({ recorder }: RecorderWorld) => {
    const forgotten: string[] = []
    const begin = (continueSession: string | null) => recorder.start(continueSession ? { continueSession } : {})
    return { forgotten, go: (id: string | null) => goOnOrBegin(id, begin, () => forgotten.push(id ?? '')) }
  }

  test('continues it', async () => {
    const { world, sessionId } = await cutOff()
    const { go, forgotten } = going(world)
    await go(sessionId)
    expect([world.recorder.snapshot().sessionId, forgotten]).toEqual([sessionId, []])
  })

  test('forgets one that was never stored and begins afresh', async () => {
    const world = createRecorderWorld()
    const { go, forgotten } = going(world)
    await go('never-stored')
    expect(world.recorder.snapshot().state.kind).toBe('recording')
    expect(forgotten).toEqual(['never-stored'])
  })

  test('forgets nothing that another tab holds, or when the microphone is refused', async () => {
    const { world, sessionId } = await cutOff()
    const held = await world.openTab().recovery.keep(sessionId)
    const { go, forgotten } = going(world)
    await expect(go(sessionId)).rejects.toMatchObject({ code: 'RECORDING_IN_USE' })
    await held.letGo()
    const silent = createRecorderWorld()
    silent.microphone.refuses('denied')
    await expect(going(silent).go(null)).rejects.toMatchObject({ code: 'MICROPHONE_ACCESS_DENIED' })
    expect(forgotten).toEqual([])
  })
})
