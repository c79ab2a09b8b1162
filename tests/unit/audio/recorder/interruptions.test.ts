import { describe, expect, test } from 'vitest'
import { lastPiece, longestHole, START, stopped } from '../../../factories/audio/recorder-actions.ts'
import { createRecorderWorld, type RecorderWorld, startRecording } from '../../../factories/audio/recorder-world.ts'
import { turns } from '../../../factories/audio/virtual-clock.ts'

describe('R3 interruptions', () => {
  const causes: Record<string, { cut(world: RecorderWorld): void; back(world: RecorderWorld): void; reason: string }> =
    {
      'an unplugged microphone': {
        cut: world => world.microphone.last().dies(),
        back: world => world.microphone.emits('devices'),
        reason: 'ended',
      },
      'a device change that ended the track without a word': {
        cut(world) {
          world.microphone.last().dies(true)
          world.microphone.emits('devices')
        },
        back: world => world.microphone.emits('devices'),
        // The recorder stops with its track and may report it first.
        reason: 'ended',
      },
      'a phone call': {
        cut: world => world.microphone.last().mutes(),
        back: world => world.microphone.last().unmutes(),
        reason: 'muted',
      },
      'a permission withdrawn': {
        cut: world => world.microphone.emits('withdrawn'),
        back: world => world.microphone.emits('granted'),
        reason: 'withdrawn',
      },
      'a phone that slept': {
        cut(world) {
          world.microphone.last().dies(true)
          world.shows()
        },
        back: world => world.shows(),
        reason: 'ended',
      },
    }

  for (const [name, { cut, back, reason }] of Object.entries(causes)) {
    test(`R3 ${name}: the segment is kept, a new one starts when a microphone is back, the gap is marked`, async () => {
      const world = createRecorderWorld()
      await startRecording(world)
      await world.clock.advance(7_000)
      world.microphone.refuses('busy')
      cut(world)
      await world.clock.advance(500)
      expect(world.recorder.snapshot()).toMatchObject({ state: { kind: 'interrupted', reason }, seconds: 7 })
      expect((await world.stored()).every(segment => segment.ended)).toBe(true)
      await world.clock.advance(500)
      world.microphone.refuses(null)
      back(world)
      await turns()
      expect(world.recorder.snapshot().state.kind).toBe('recording')
      await world.clock.advance(4_000)
      const finished = await stopped(world)
      expect(finished.durationSeconds).toBeCloseTo(11, 3)
      expect(finished.gaps).toMatchObject([{ reason, atSeconds: 7 }])
      expect((finished.gaps[0]?.endedAt ?? 0) - (finished.gaps[0]?.startedAt ?? 0)).toBe(1_000)
      expect(await world.stored()).toHaveLength(2)
    })
  }

  test('R3 a microphone that stops delivering without an event is noticed, and the clock stops at its last piece', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    await world.clock.advance(8_000)
    world.microphone.last().stalls()
    world.microphone.refuses('busy')
    await world.clock.advance(6_000)
    expect(world.recorder.snapshot().state).toMatchObject({ kind: 'interrupted', reason: 'stalled' })
    expect(world.recorder.snapshot().seconds).toBeCloseTo(lastPiece(8_000) / 1000, 3)
  })

  test('R3 R7 the time a machine slept is a gap, not recorded time, whether the watchdog or a piece notices it first', async () => {
    for (const first of ['the watchdog', 'a piece'] as const) {
      const world = createRecorderWorld()
      await startRecording(world)
      await world.clock.advance(8_000)
      world.clock.sleep(3_600_000)
      if (first === 'a piece') world.hides()
      await world.clock.advance(6_000)
      const finished = await stopped(world)
      expect(finished.durationSeconds).toBeCloseTo(14, 0)
      expect(finished.gaps).toMatchObject([{ reason: 'stalled', atSeconds: lastPiece(8_000) / 1000 }])
    }
  })

  test('R6 R7 a recording killed after its machine slept is found with only the recorded time', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    await world.clock.advance(8_000)
    world.clock.sleep(3_600_000)
    world.hides()
    await world.clock.advance(2_000)
    const { recordings } = await world.kill().recovery.list()
    expect(recordings).toMatchObject([{ durationSeconds: expect.closeTo(10, 0) }])
  })

  test('R3 another available microphone takes over at once', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    await world.clock.advance(6_000)
    world.microphone.last().dies()
    await world.clock.advance(50)
    expect(world.recorder.snapshot().state.kind).toBe('recording')
    await world.clock.advance(4_000)
    const finished = await stopped(world)
    const [gap] = finished.gaps
    expect((gap?.endedAt ?? 0) - (gap?.startedAt ?? 0)).toBeLessThan(50)
  })

  test('R3 without any event the microphone is retried automatically', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    await world.clock.advance(6_000)
    world.microphone.refuses('busy')
    world.microphone.last().dies()
    await world.clock.advance(9_000)
    expect(world.recorder.snapshot().state.kind).toBe('interrupted')
    world.microphone.refuses(null)
    await world.clock.advance(2_100)
    expect(world.recorder.snapshot().state.kind).toBe('recording')
  })

  test('R3 an interrupted recording can be stopped and is complete up to the interruption', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    await world.clock.advance(9_000)
    world.microphone.refuses('missing')
    world.microphone.last().dies()
    await world.clock.advance(20_000)
    const finished = await stopped(world)
    expect(finished.durationSeconds).toBe(9)
    expect(finished.gaps).toMatchObject([{ reason: 'ended', atSeconds: 9 }])
    expect(longestHole(await world.stored(), START, START + 9_000)).toBeLessThan(60)
  })

  test('a microphone lost while paused is reopened when the recording resumes', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    await world.clock.advance(6_000)
    world.recorder.pause()
    await world.clock.advance(1_000)
    world.microphone.last().dies()
    await world.clock.advance(1_000)
    expect(world.recorder.snapshot().state.kind).toBe('paused')
    world.recorder.resume()
    await turns()
    expect(world.recorder.snapshot().state.kind).toBe('recording')
    expect(world.microphone.streams).toHaveLength(2)
  })
})
