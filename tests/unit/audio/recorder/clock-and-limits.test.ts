import { describe, expect, test } from 'vitest'
import { createRecorder } from '../../../../src/audio/recorder/recorder.ts'
import { checkTriageRecording } from '../../../../src/domain/triage/recording/recording-limits.ts'
import { longestHole, START, stopped } from '../../../factories/audio/recorder-actions.ts'
import { createRecorderWorld, startRecording } from '../../../factories/audio/recorder-world.ts'
import { turns } from '../../../factories/audio/virtual-clock.ts'

describe('the clock of the recorder', () => {
  test('R7 pauses do not count, and a wall clock that jumps changes nothing', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    await world.clock.advance(6_000)
    world.recorder.pause()
    world.clock.setWall(0)
    await world.clock.advance(30_000)
    expect(world.recorder.snapshot()).toMatchObject({ state: { kind: 'paused', fault: null }, seconds: 6 })
    world.recorder.resume()
    await turns()
    await world.clock.advance(4_500)
    const finished = await stopped(world)
    expect(finished.durationSeconds).toBeCloseTo(10.5, 6)
    expect(finished.gaps).toEqual([])
  })

  test('snapshots change ten times a second while recording and are the same object in between', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    await world.clock.advance(1_000)
    const before = world.recorder.snapshot()
    expect(world.recorder.snapshot()).toBe(before)
    const seen: number[] = []
    world.recorder.subscribe(() => seen.push(world.recorder.snapshot().seconds))
    await world.clock.advance(1_000)
    const ticks = new Set(seen.map(seconds => Math.round(seconds * 10)))
    expect([...ticks]).toEqual(expect.arrayContaining([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]))
  })

  test('the stored length never exceeds the recorded one and lags by less than a second', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    for (let i = 0; i < 40; i++) {
      await world.clock.advance(130)
      const { seconds, storedSeconds } = world.recorder.snapshot()
      expect(storedSeconds).toBeLessThanOrEqual(seconds)
      expect(storedSeconds).toBeGreaterThan(seconds - 1)
    }
  })
})

describe('limits', () => {
  test('decision 64: a recording that is too short is refused with the minimum, kept, and can continue', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    await world.clock.advance(3_000)
    await expect(stopped(world)).rejects.toMatchObject({ code: 'RECORDING_TOO_SHORT', detail: '5' })
    expect(world.recorder.snapshot().state).toMatchObject({ kind: 'paused', fault: { code: 'RECORDING_TOO_SHORT' } })
    expect((await world.stored()).length).toBe(1)
    world.recorder.resume()
    await turns()
    await world.clock.advance(3_000)
    expect((await stopped(world)).durationSeconds).toBeCloseTo(6, 6)
  })

  test('decision 63: at 30:00 a medical recording is marked and continues', async () => {
    const world = createRecorderWorld({ timing: { timesliceMs: 30_000, stallMs: 120_000, segmentMs: 600_000 } })
    await startRecording(world)
    await world.clock.advance(1_799_000)
    expect(world.recorder.snapshot().warnings.pastMaximum).toBe(false)
    await world.clock.advance(2_000)
    expect(world.recorder.snapshot()).toMatchObject({
      state: { kind: 'recording' },
      warnings: { pastMaximum: true },
    })
  })

  test('decision 63: a note stops automatically at its maximum and keeps the finished recording', async () => {
    const world = createRecorderWorld({ preset: 'notes' })
    await startRecording(world)
    await world.clock.advance(121_000)
    const { state } = world.recorder.snapshot()
    expect(state.kind).toBe('stopped')
    if (state.kind === 'stopped') expect(state.finished.durationSeconds).toBeCloseTo(120, 1)
  })

  test.each([
    [4_999, 'paused'],
    [5_000, 'stopped'],
  ])('D §5: a triage of %d ms ends as %s, because the minimum is five seconds', async (ms, ends) => {
    const world = createRecorderWorld({ preset: 'triage', moduleId: 'triage' })
    await startRecording(world)
    await world.clock.advance(ms)
    const stopping = world.recorder.stop().catch(() => null)
    await world.clock.advance(500)
    const finished = await stopping
    expect(world.recorder.snapshot().state.kind).toBe(ends)
    expect(finished?.durationSeconds ?? null).toBe(ends === 'stopped' ? 5 : null)
  })

  test.each([
    ['a second', 960],
    ['a minute', 60_000],
  ])(
    'D §5: a triage stops automatically before it is too long, in a hidden tab with timers %s late',
    async (_, heldBack) => {
      const world = createRecorderWorld({ preset: 'triage', moduleId: 'triage' })
      const clock = { ...world.clock, after: (ms: number, task: () => void) => world.clock.after(ms + heldBack, task) }
      const recorder = createRecorder(
        { ...world.ports, clock },
        { ownerId: world.ownerId, moduleId: 'triage', preset: 'triage', timing: { timesliceMs: 790 } },
      )
      const started = recorder.start()
      await turns()
      await started
      await world.clock.advance(590_000)
      expect(recorder.snapshot().state.kind).toBe('recording')
      await world.clock.advance(11_000 + 2 * heldBack)
      const { state } = recorder.snapshot()
      if (state.kind !== 'stopped') throw new Error(`it is ${state.kind}`)
      const { durationSeconds, size: bytes, mimeType } = state.finished
      expect(checkTriageRecording({ durationSeconds, bytes, mimeType })).toBeNull()
      expect(durationSeconds).toBeGreaterThan(595)
    },
  )

  test('decision 63: at 95 % of the size limit a new part starts automatically, without a gap between them', async () => {
    const world = createRecorderWorld({ preset: 'notes', timing: { segmentMs: 20_000, timesliceMs: 800 } })
    world.microphone.pieceBytes = 256 * 1024
    await startRecording(world)
    await world.clock.advance(45_000)
    expect(world.recorder.snapshot().part).toBe(2)
    const finished = await stopped(world)
    expect(finished).toMatchObject({ part: 2, complete: true })
    expect(finished.earlierParts).toHaveLength(1)
    const [first] = finished.earlierParts
    expect(first).toMatchObject({ part: 1, complete: true })
    expect(first?.size).toBeGreaterThanOrEqual(0.95 * 10 * 1024 * 1024)
    expect(first?.size).toBeLessThan(10 * 1024 * 1024)
    expect((first?.durationSeconds ?? 0) + finished.durationSeconds).toBeCloseTo(45, 6)
    expect(longestHole(await world.stored(), START, START + 45_000)).toBe(0)
    await first?.release()
    expect(world.recorder.snapshot().state.kind).toBe('stopped')
    await finished.release()
    expect(world.recorder.snapshot().state.kind).toBe('idle')
    expect(await world.stored()).toEqual([])
  })

  test('an AAC recording begins a new part when the sample rate of the microphone changes', async () => {
    const world = createRecorderWorld({ timing: { segmentMs: 20_000 } })
    world.microphone.supported = ['audio/mp4;codecs=mp4a.40.2']
    await startRecording(world)
    await world.clock.advance(6_000)
    world.microphone.sampleRate = 24_000
    world.microphone.last().dies()
    await world.clock.advance(10_000)
    const finished = await stopped(world)
    expect(finished.part).toBe(2)
    expect(finished.earlierParts.map(part => part.durationSeconds)).toEqual([expect.closeTo(6, 1)])
  })
})
