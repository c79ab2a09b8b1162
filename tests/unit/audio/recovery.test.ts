import { describe, expect, test } from 'vitest'
import { createRecorderWorld, type RecorderWorld, startRecording } from '../../factories/audio/recorder-world.ts'

/** Kills a tab `ms` into a recording and returns the next one. */
async function killedAfter(
  ms: number,
  options: Parameters<typeof createRecorderWorld>[0] = {},
): Promise<RecorderWorld> {
  const world = createRecorderWorld({ timing: { segmentMs: 3_000 }, ...options })
  await startRecording(world)
  await world.clock.advance(ms)
  return world.kill(options.ownerId)
}

const onlyOne = async (world: RecorderWorld) => {
  const { recordings } = await world.recovery.list()
  expect(recordings).toHaveLength(1)
  const [recording] = recordings
  if (!recording) throw new Error('unreachable')
  return recording
}

describe('finding', () => {
  test('R6 the recording of a killed tab is found with its length, size, module and time', async () => {
    const world = await killedAfter(10_000, { moduleId: 'triage', preset: 'triage' })
    const found = await onlyOne(world)
    expect(found).toMatchObject({
      moduleId: 'triage',
      mimeType: 'audio/webm;codecs=opus',
      finished: false,
      tooShort: false,
      part: 1,
      previousId: null,
    })
    expect(found.durationSeconds).toBeGreaterThan(9)
    expect(found.size).toBeGreaterThan(0)
    expect(found.lastStoredAt).toBeGreaterThan(found.startedAt)
  })

  test('R6 a recording of a running tab is not offered, neither while it records nor stopped but unsaved', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    await world.clock.advance(8_000)
    const other = world.openTab()
    expect((await other.recovery.list()).recordings).toEqual([])
    const stopping = world.recorder.stop()
    await world.clock.advance(500)
    const finished = await stopping
    expect((await other.recovery.list()).recordings).toEqual([])
    await finished.release()
    expect((await other.recovery.list()).recordings).toEqual([])
  })

  test('R6 a recording that was stopped but never saved is found as finished, with its exact length', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    await world.clock.advance(8_120)
    const stopping = world.recorder.stop()
    await world.clock.advance(500)
    await stopping
    const found = await onlyOne(world.kill())
    expect(found).toMatchObject({ finished: true, durationSeconds: 8.12 })
  })

  test('S7 a recording of one account cannot be found, heard, kept, continued or deleted by another', async () => {
    const world = createRecorderWorld({ ownerId: 'owner-1' })
    await startRecording(world)
    await world.clock.advance(8_000)
    const sessionId = world.recorder.snapshot().sessionId ?? ''
    const stranger = world.kill('owner-2')
    expect((await stranger.recovery.list()).recordings).toEqual([])
    expect(await stranger.stored()).toEqual([])
    await expect(stranger.recovery.listen(sessionId)).rejects.toMatchObject({ code: 'RECORDING_NOT_FOUND' })
    await expect(stranger.recovery.keep(sessionId)).rejects.toMatchObject({ code: 'RECORDING_NOT_FOUND' })
    await expect(stranger.recovery.discard(sessionId)).rejects.toMatchObject({ code: 'RECORDING_NOT_FOUND' })
    await expect(stranger.recorder.start({ continueSession: sessionId })).rejects.toMatchObject({
      code: 'RECORDING_NOT_FOUND',
    })
    expect((await stranger.kill('owner-1').recovery.list()).recordings).toHaveLength(1)
  })

  test('an unreadable row is reported, left unchanged, and does not hide other recordings', async () => {
    const world = await killedAfter(10_000)
    const row = { ownerId: world.ownerId, id: 'broken', moduleId: 'scribe' }
    await world.ports.db.table('audioSessions').put(row)
    const { recordings, damaged } = await world.recovery.list()
    expect(damaged).toEqual(['broken'])
    expect(recordings).toHaveLength(1)
    expect(await world.ports.db.table('audioSessions').get([world.ownerId, 'broken'])).toEqual(row)
  })
})

describe('deciding', () => {
  test('R6 keeping returns what a stop would have returned', async () => {
    const world = await killedAfter(10_000)
    const found = await onlyOne(world)
    const finished = await world.recovery.keep(found.sessionId)
    expect(finished).toMatchObject({
      sessionId: found.sessionId,
      ownerId: 'owner-1',
      moduleId: 'scribe',
      durationSeconds: found.durationSeconds,
      complete: true,
      part: 1,
    })
    expect(finished.peaks).toHaveLength(Math.ceil(found.durationSeconds * 10))
    await finished.release()
    expect((await world.recovery.list()).recordings).toEqual([])
  })

  test('R6 while one tab keeps a recording, no other tab can touch it', async () => {
    const world = await killedAfter(10_000)
    const { sessionId } = await onlyOne(world)
    const finished = await world.recovery.keep(sessionId)
    const other = world.openTab()
    await expect(other.recovery.keep(sessionId)).rejects.toMatchObject({ code: 'RECORDING_IN_USE' })
    await expect(other.recovery.discard(sessionId)).rejects.toMatchObject({ code: 'RECORDING_IN_USE' })
    await expect(other.recorder.start({ continueSession: sessionId })).rejects.toMatchObject({
      code: 'RECORDING_IN_USE',
    })
    await finished.release()
    await expect(other.recovery.keep(sessionId)).rejects.toMatchObject({ code: 'RECORDING_NOT_FOUND' })
  })

  test('R6 a recording kept and released unsaved is found, kept, continued or deleted as before', async () => {
    const world = await killedAfter(10_000)
    const { sessionId, durationSeconds } = await onlyOne(world)
    const first = await world.recovery.keep(sessionId)
    await first.unlock()
    expect(await onlyOne(world.openTab())).toMatchObject({ sessionId, durationSeconds, finished: true })
    const second = await world.recovery.keep(sessionId)
    expect(second).toMatchObject({ sessionId, durationSeconds })
    await second.unlock()
    await world.recovery.discard(sessionId)
    expect(await world.stored()).toEqual([])
  })

  test('decision 64: a recording that is too short cannot be kept, but stays and can be continued', async () => {
    const world = await killedAfter(4_000)
    const found = await onlyOne(world)
    expect(found.tooShort).toBe(true)
    await expect(world.recovery.keep(found.sessionId)).rejects.toMatchObject({
      code: 'RECORDING_TOO_SHORT',
      detail: '5',
    })
    expect((await onlyOne(world)).sessionId).toBe(found.sessionId)
  })

  test('R6 a continued recording begins where it ended, has the gap marked, and becomes one recording', async () => {
    const world = await killedAfter(7_000)
    const found = await onlyOne(world)
    const before = await world.stored()
    await world.clock.advance(60_000)
    await startRecording(world, { continueSession: found.sessionId })
    expect(world.recorder.snapshot()).toMatchObject({ sessionId: found.sessionId, seconds: found.durationSeconds })
    expect((await world.openTab().recovery.list()).recordings).toEqual([])
    await world.clock.advance(5_000)
    const stopping = world.recorder.stop()
    await world.clock.advance(500)
    const finished = await stopping
    expect(finished.durationSeconds).toBeCloseTo(found.durationSeconds + 5, 6)
    expect(finished.gaps).toMatchObject([
      { reason: 'crash', startedAt: found.lastStoredAt, atSeconds: found.durationSeconds },
    ])
    expect(finished.peaks).toHaveLength(Math.ceil(finished.durationSeconds * 10))
    const after = await world.stored()
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.length).toBeGreaterThan(before.length)
  })

  test('R6 a continued recording that finds no microphone waits for one, and can be kept as it is', async () => {
    const world = await killedAfter(8_000)
    const found = await onlyOne(world)
    world.microphone.refuses('denied')
    await world.recorder.start({ continueSession: found.sessionId })
    expect(world.recorder.snapshot().state).toMatchObject({ kind: 'interrupted', reason: 'crash' })
    const stopping = world.recorder.stop()
    await world.clock.advance(500)
    expect((await stopping).durationSeconds).toBeCloseTo(found.durationSeconds, 6)
  })

  test('discarding deletes it', async () => {
    const world = await killedAfter(8_000)
    const { sessionId } = await onlyOne(world)
    await world.recovery.discard(sessionId)
    expect(await world.stored()).toEqual([])
    await expect(world.recovery.listen(sessionId)).rejects.toMatchObject({ code: 'RECORDING_NOT_FOUND' })
  })
})
