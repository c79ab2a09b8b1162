import { describe, expect, test } from 'vitest'
import { discarded, lastPiece, longestHole, START, stopped } from '../../../factories/audio/recorder-actions.ts'
import { createRecorderWorld, startRecording } from '../../../factories/audio/recorder-world.ts'
import { turns, until } from '../../../factories/audio/virtual-clock.ts'

describe('storage', () => {
  test('R8 with room for less than five minutes it warns at the start with the remaining time', async () => {
    const world = createRecorderWorld()
    // 16,000 bytes per second, each needed twice.
    world.room.quota = 299 * 2 * 16_000
    await startRecording(world)
    expect(world.recorder.snapshot().warnings.storageSeconds).toBe(299)
    await discarded(world)
    world.room.quota = 301 * 2 * 16_000
    await startRecording(world)
    expect(world.recorder.snapshot().warnings.storageSeconds).toBeNull()
  })

  test('R8 the room is measured again while recording', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    world.room.quota = 60 * 2 * 16_000
    await world.clock.advance(31_000)
    expect(world.recorder.snapshot().warnings.storageSeconds).toBeLessThan(60)
  })

  test('I12 R8 on a full disk recording continues in memory with a warning, and is stored when there is room again', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    await world.clock.advance(8_050)
    const before = world.recorder.snapshot().storedSeconds
    world.writes(() => 'quota')
    await world.clock.advance(4_000)
    expect(world.recorder.snapshot()).toMatchObject({
      state: { kind: 'recording' },
      storedSeconds: before,
      warnings: { storing: { code: 'RECORDING_FAILED', detail: 'storage-full' } },
    })
    expect(longestHole(await world.stored(), START, START + lastPiece(8_050))).toBeLessThan(60)
    world.writes(() => 'stored')
    await world.clock.advance(6_000)
    expect(world.recorder.snapshot().warnings.storing).toBeNull()
    await stopped(world)
    expect(longestHole(await world.stored(), START, START + 18_000)).toBe(0)
  })

  test('I12 a stop on a full disk returns everything, and is not marked as complete', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    await world.clock.advance(8_000)
    world.writes(() => 'quota')
    await world.clock.advance(4_000)
    const finished = await stopped(world)
    expect(finished.complete).toBe(false)
    expect(finished.durationSeconds).toBe(12)
    const [segment] = await finished.segments()
    const sound = new Float64Array((await segment?.arrayBuffer()) ?? new ArrayBuffer(0))
    expect(sound[0]).toBe(START)
    expect(sound.at(-1)).toBeGreaterThanOrEqual(START + 12_000)
    world.writes(() => 'stored')
    await world.clock.advance(6_000)
    await until(() => finished.complete, 'everything is stored')
  })

  test('I12 when memory is full too, recording is interrupted until the user resumes it', async () => {
    const world = createRecorderWorld()
    world.microphone.pieceBytes = 4 * 1024 * 1024
    await startRecording(world)
    await world.clock.advance(6_000)
    world.writes(() => 'quota')
    await world.clock.advance(9_000)
    expect(world.recorder.snapshot().state).toMatchObject({ kind: 'interrupted', reason: 'storage' })
    world.microphone.emits('devices')
    await world.clock.advance(5_000)
    expect(world.recorder.snapshot().state).toMatchObject({ kind: 'interrupted', reason: 'storage' })
    world.writes(() => 'stored')
    await world.clock.advance(6_000)
    world.recorder.resume()
    await turns()
    expect(world.recorder.snapshot().state.kind).toBe('recording')
  })
})

describe('release', () => {
  test('rows stay until the release, which deletes all of them', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    await world.clock.advance(8_000)
    const finished = await stopped(world)
    expect(world.recorder.snapshot().state).toMatchObject({
      kind: 'stopped',
      finished: { sessionId: finished.sessionId },
    })
    expect(await world.stored()).not.toEqual([])
    await finished.release()
    expect(await world.stored()).toEqual([])
    expect(world.recorder.snapshot().state.kind).toBe('idle')
  })

  test('a new recording may start before the last one is released, and that release does not touch the new one', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    await world.clock.advance(8_000)
    const first = await stopped(world)
    await startRecording(world)
    await world.clock.advance(6_000)
    await first.release()
    expect(world.recorder.snapshot().state.kind).toBe('recording')
    await world.clock.advance(1_000)
    const second = await stopped(world)
    expect(second.durationSeconds).toBeCloseTo(7, 6)
    expect(second.sessionId).not.toBe(first.sessionId)
  })

  test('a closed recorder keeps its recording for recovery', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    await world.clock.advance(8_000)
    const closing = world.recorder.close()
    await world.clock.advance(100)
    await closing
    expect(world.microphone.last().closed).toBe(true)
    expect(world.awake()).toBe(0)
    const { recordings } = await world.recovery.list()
    expect(recordings).toMatchObject([{ durationSeconds: expect.closeTo(8, 0), finished: false }])
  })
})
