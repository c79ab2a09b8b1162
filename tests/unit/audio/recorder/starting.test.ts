import { describe, expect, test } from 'vitest'
import { discarded, stopped } from '../../../factories/audio/recorder-actions.ts'
import { createRecorderWorld, type RecorderWorld, startRecording } from '../../../factories/audio/recorder-world.ts'
import { turns } from '../../../factories/audio/virtual-clock.ts'

/** Collects the session ids in all snapshots from now on. */
function namedSessions({ recorder }: RecorderWorld): Set<string | null> {
  const named = new Set<string | null>()
  recorder.subscribe(() => named.add(recorder.snapshot().sessionId))
  return named
}

describe('starting', () => {
  const refusals = [
    ['unsupported', 'BROWSER_NOT_SUPPORTED'],
    ['denied', 'MICROPHONE_ACCESS_DENIED'],
    ['missing', 'DEVICE_NOT_FOUND'],
    ['failed', 'RECORDING_FAILED'],
  ] as const
  for (const [fault, code] of refusals) {
    test(`a microphone that is ${fault} fails with ${code}, stores nothing, and can be retried`, async () => {
      const world = createRecorderWorld()
      world.microphone.refuses(fault)
      const named = namedSessions(world)
      const started = world.recorder.start()
      await expect(started).rejects.toMatchObject({ code })
      expect(world.recorder.snapshot().state).toMatchObject({ kind: 'failed', fault: { code } })
      expect([...named]).toEqual([null])
      expect(await world.stored()).toEqual([])
      expect(world.awake()).toBe(0)
      world.microphone.refuses(null)
      await startRecording(world)
      expect(world.recorder.snapshot().state.kind).toBe('recording')
    })
  }

  test('decision 61: a browser that records neither WebM nor MP4 is BROWSER_NOT_SUPPORTED', async () => {
    const world = createRecorderWorld()
    world.microphone.supported = ['audio/ogg']
    await expect(world.recorder.start()).rejects.toMatchObject({ code: 'BROWSER_NOT_SUPPORTED' })
  })

  test('the screen stays awake only while recording; persistent storage is requested once', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    expect(world.awake()).toBe(1)
    await world.clock.advance(6_000)
    world.recorder.pause()
    expect(world.awake()).toBe(0)
    world.recorder.resume()
    await turns()
    expect(world.awake()).toBe(1)
    const finished = await stopped(world)
    expect(world.awake()).toBe(0)
    await finished.release()
    await startRecording(world)
    expect(world.room.asked).toBe(1)
    expect(world.recorder.snapshot().warnings.persistent).toBe(true)
  })

  test('a stop without a recording is refused', async () => {
    const world = createRecorderWorld()
    await expect(world.recorder.stop()).rejects.toMatchObject({ code: 'NO_ACTIVE_RECORDING' })
  })

  test('discard deletes the recording and closes the microphone', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    await world.clock.advance(7_000)
    await discarded(world)
    expect(world.recorder.snapshot().state.kind).toBe('idle')
    expect(world.microphone.last().closed).toBe(true)
    expect(await world.stored()).toEqual([])
    expect((await world.recovery.list()).recordings).toEqual([])
  })

  test('a microphone that opens after a discard is closed at once', async () => {
    const world = createRecorderWorld()
    const open = world.microphone.open
    let openNow: () => void = () => undefined
    world.microphone.open = wish =>
      new Promise(resolve => {
        openNow = () => resolve(open(wish))
      })
    const named = namedSessions(world)
    const started = world.recorder.start()
    await turns()
    world.microphone.emits('withdrawn')
    await world.recorder.discard()
    openNow()
    await started
    expect(world.recorder.snapshot().state.kind).toBe('idle')
    expect([...named]).toEqual([null])
    expect(world.microphone.last().closed).toBe(true)
  })
})
