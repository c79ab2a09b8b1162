import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FinishedRecording } from '../../../src/audio/finished-recording.ts'
import { createRecorder } from '../../../src/audio/recorder.ts'
import { checkTriageRecording } from '../../../src/domain/triage/recording-limits.ts'
import type { Piece } from '../../factories/audio/fake-microphone.ts'
import {
  createRecorderWorld,
  type RecorderWorld,
  type StoredSegment,
  startRecording,
} from '../../factories/audio/recorder-world.ts'
import { turns, until } from '../../factories/audio/virtual-clock.ts'

const START = 1_000

async function stopped(world: RecorderWorld): Promise<FinishedRecording> {
  const stopping = world.recorder.stop()
  stopping.catch(() => undefined)
  await world.clock.advance(500)
  return stopping
}

async function discarded(world: RecorderWorld): Promise<void> {
  const discarding = world.recorder.discard()
  await world.clock.advance(500)
  await discarding
}

/** The longest stretch between `from` and `to` of which no stored piece has the sound. */
function longestHole(segments: readonly StoredSegment[], from: number, to: number): number {
  const pieces = segments.flatMap(segment => segment.pieces).sort((a, b) => a.from - b.from)
  let heard = from
  let hole = 0
  for (const piece of pieces) {
    if (piece.from > heard) hole = Math.max(hole, piece.from - heard)
    heard = Math.max(heard, piece.to)
  }
  return Math.max(hole, to - heard)
}

const inOrder = (pieces: readonly Piece[]) => pieces.every((piece, i) => i === 0 || piece.from === pieces[i - 1]?.to)

describe('segments and pieces', () => {
  test('R2 segments follow one another without a hole, each with an end of its own, pieces in order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2_000, max: 20_000 }),
        fc.integer({ min: 6_000, max: 60_000 }),
        async (segmentMs, length) => {
          const world = createRecorderWorld({ timing: { segmentMs } })
          await startRecording(world)
          await world.clock.advance(length)
          const finished = await stopped(world)
          const segments = await world.stored()
          expect(finished.durationSeconds).toBe(length / 1000)
          expect(segments.length).toBeGreaterThanOrEqual(Math.floor(length / (segmentMs + 1700)))
          expect(segments.every(segment => segment.ended && inOrder(segment.pieces))).toBe(true)
          expect(longestHole(segments, START, START + length)).toBe(0)
        },
      ),
      { numRuns: 15 },
    )
  })

  test('R2 a segment lasts 45 s unless told otherwise', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    await world.clock.advance(100_000)
    await stopped(world)
    const starts = (await world.stored()).map(segment => (segment.pieces[0]?.from ?? 0) - START)
    expect(starts.length).toBe(3)
    for (const [i, start] of starts.entries()) expect(Math.abs(start - i * 45_500)).toBeLessThan(1_500)
  })

  test('R2 the first row, every segment end and the finished mark are written strictly, pieces are not', async () => {
    const world = createRecorderWorld({ timing: { segmentMs: 3_000 } })
    await startRecording(world)
    await world.clock.advance(8_000)
    await stopped(world)
    const segments = await world.stored()
    expect(world.durabilities[0]).toBe('strict')
    expect(world.durabilities.at(-1)).toBe('strict')
    expect(world.durabilities.filter(durability => durability === 'strict')).toHaveLength(1 + segments.length + 1)
    expect(world.durabilities.filter(durability => durability === 'relaxed').length).toBeGreaterThan(8)
  })

  test('R2 a successor that the browser refuses, or that never speaks, leaves the running segment in peace', async () => {
    for (const trouble of ['refusesToRecord', 'mutesRecorders'] as const) {
      const world = createRecorderWorld({ timing: { segmentMs: 3_000 } })
      await startRecording(world)
      world.microphone[trouble](true)
      await world.clock.advance(14_000)
      expect(world.recorder.snapshot().state.kind).toBe('recording')
      world.microphone[trouble](false)
      await world.clock.advance(10_000)
      await stopped(world)
      const segments = await world.stored()
      expect(longestHole(segments, START, START + 24_000)).toBe(0)
      // The first lasted as long as nobody could take over; then they changed again.
      expect(segments[0]?.pieces.at(-1)?.to).toBeGreaterThan(START + 14_000)
      expect(segments.length).toBeGreaterThan(2)
    }
  })

  test('R1 whenever the tab is killed, all but the last second is stored and found', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1_000, max: 15_000 }), async lived => {
        const world = createRecorderWorld({ timing: { segmentMs: 3_000 } })
        await startRecording(world)
        await world.clock.advance(lived)
        const next = world.kill()
        const { recordings, damaged } = await next.recovery.list()
        expect(damaged).toEqual([])
        expect(recordings).toHaveLength(1)
        expect(longestHole(await next.stored(), START, START + lived)).toBeLessThan(1_000)
        expect(recordings[0]?.durationSeconds).toBeGreaterThan(lived / 1000 - 1)
        expect(recordings[0]?.durationSeconds).toBeLessThanOrEqual(lived / 1000)
      }),
      { numRuns: 25 },
    )
  })

  test('a page that is about to be hidden hands over what the browser still holds', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    await world.clock.advance(1_100)
    world.hides()
    await turns()
    expect(longestHole(await world.stored(), START, START + 1_100)).toBeLessThan(60)
  })
})

describe('the own clock', () => {
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

  test('what is stored never runs ahead of what was recorded and lags by less than a second', async () => {
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
  test('decision 64: too short is refused with the minimum, kept, and can go on', async () => {
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

  test('decision 63: at 30:00 a medical recording is marked and goes on', async () => {
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

  test('decision 63: a note stops by itself at its maximum and holds the finished recording', async () => {
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
  ])('D §5: a triage of %d ms ends as %s: five seconds are the least', async (ms, ends) => {
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
    'D §5: a triage stops by itself before it is too long, in a hidden tab whose timers come %s late',
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

  test('decision 63: at 95 % of the size limit a new part starts by itself and nothing is left out between them', async () => {
    const world = createRecorderWorld({ preset: 'notes', timing: { segmentMs: 20_000 } })
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

describe('R3 interruptions', () => {
  const causes: Record<string, { cut(world: RecorderWorld): void; back(world: RecorderWorld): void; reason: string }> =
    {
      'an unplugged microphone': {
        cut: world => world.microphone.last().dies(),
        back: world => world.microphone.tells('devices'),
        reason: 'ended',
      },
      'a device change that ended the track without a word': {
        cut(world) {
          world.microphone.last().dies(true)
          world.microphone.tells('devices')
        },
        back: world => world.microphone.tells('devices'),
        // The recorder ends with its track and may be the first to tell.
        reason: 'ended',
      },
      'a phone call': {
        cut: world => world.microphone.last().mutes(),
        back: world => world.microphone.last().unmutes(),
        reason: 'muted',
      },
      'a permission withdrawn': {
        cut: world => world.microphone.tells('withdrawn'),
        back: world => world.microphone.tells('granted'),
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

  test('R3 a microphone that goes quiet without any event is noticed, and the clock stops where it was last heard', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    await world.clock.advance(8_000)
    world.microphone.last().stalls()
    world.microphone.refuses('busy')
    await world.clock.advance(6_000)
    expect(world.recorder.snapshot().state).toMatchObject({ kind: 'interrupted', reason: 'stalled' })
    expect(world.recorder.snapshot().seconds).toBeCloseTo(8, 3)
  })

  test('R3 R7 the time that a machine slept is a gap and not recorded time, whichever notices it first', async () => {
    for (const first of ['the watch', 'a piece'] as const) {
      const world = createRecorderWorld()
      await startRecording(world)
      await world.clock.advance(8_000)
      world.clock.sleep(3_600_000)
      if (first === 'a piece') world.hides()
      await world.clock.advance(6_000)
      const finished = await stopped(world)
      expect(finished.durationSeconds).toBeCloseTo(14, 0)
      expect(finished.gaps).toMatchObject([{ reason: 'stalled', atSeconds: 8 }])
    }
  })

  test('R6 R7 a tab that is killed after its machine slept is found with the time that was recorded', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    await world.clock.advance(8_000)
    world.clock.sleep(3_600_000)
    world.hides()
    await world.clock.advance(2_000)
    const { recordings } = await world.kill().recovery.list()
    expect(recordings).toMatchObject([{ durationSeconds: expect.closeTo(10, 0) }])
  })

  test('R3 another microphone that is there takes over at once', async () => {
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

  test('R3 without any event the microphone is tried again by itself', async () => {
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

  test('R3 an interrupted recording can be stopped and is whole up to the interruption', async () => {
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

  test('a microphone lost while paused is taken anew when the recording goes on', async () => {
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

describe('starting', () => {
  const refusals = [
    ['unsupported', 'BROWSER_NOT_SUPPORTED'],
    ['denied', 'MICROPHONE_ACCESS_DENIED'],
    ['missing', 'DEVICE_NOT_FOUND'],
    ['failed', 'RECORDING_FAILED'],
  ] as const
  for (const [fault, code] of refusals) {
    test(`a microphone that is ${fault} is ${code}, leaves nothing behind, and can be tried again`, async () => {
      const world = createRecorderWorld()
      world.microphone.refuses(fault)
      const started = world.recorder.start()
      await expect(started).rejects.toMatchObject({ code })
      expect(world.recorder.snapshot().state).toMatchObject({ kind: 'failed', fault: { code } })
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

  test('the screen is kept awake while recording and let go afterwards; storage is asked to persist once', async () => {
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

  test('discard deletes what was recorded and lets go of the microphone', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    await world.clock.advance(7_000)
    await discarded(world)
    expect(world.recorder.snapshot().state.kind).toBe('idle')
    expect(world.microphone.last().closed).toBe(true)
    expect(await world.stored()).toEqual([])
    expect((await world.recovery.list()).recordings).toEqual([])
  })

  test('a microphone that opens after the person went away is let go at once', async () => {
    const world = createRecorderWorld()
    const open = world.microphone.open
    let answer: () => void = () => undefined
    world.microphone.open = wish =>
      new Promise(resolve => {
        answer = () => resolve(open(wish))
      })
    const started = world.recorder.start()
    await turns()
    await world.recorder.discard()
    answer()
    await started
    expect(world.recorder.snapshot().state.kind).toBe('idle')
    expect(world.microphone.last().closed).toBe(true)
  })
})

describe('microphones', () => {
  const DEVICES = [
    { id: 'built-in', label: 'Built-in' },
    { id: 'headset', label: 'Headset' },
  ]

  test('the chosen microphone is remembered for the module', async () => {
    const world = createRecorderWorld()
    world.microphone.plugs(DEVICES)
    await world.recorder.setDevice('headset')
    const next = world.kill()
    next.microphone.plugs(DEVICES)
    await startRecording(next)
    expect(next.recorder.snapshot().device).toEqual({ id: 'headset', label: 'Headset' })
  })

  test('when the remembered microphone is not there the default one is taken', async () => {
    const world = createRecorderWorld()
    world.microphone.plugs(DEVICES)
    await world.recorder.setDevice('headset')
    world.microphone.plugs([{ id: 'built-in', label: 'Built-in' }])
    await startRecording(world)
    expect(world.recorder.snapshot().device?.id).toBe('built-in')
  })

  test('changing the microphone while recording leaves no hole', async () => {
    const world = createRecorderWorld()
    world.microphone.plugs(DEVICES)
    await startRecording(world)
    await world.clock.advance(6_000)
    const changing = world.recorder.setDevice('headset')
    await world.clock.advance(4_000)
    await changing
    expect(world.recorder.snapshot()).toMatchObject({ state: { kind: 'recording' }, device: { id: 'headset' } })
    expect(world.microphone.streams.map(stream => stream.closed)).toEqual([true, false])
    await stopped(world)
    expect(longestHole(await world.stored(), START, START + 10_000)).toBe(0)
  })

  test('a microphone that cannot be had leaves the one that records', async () => {
    const world = createRecorderWorld()
    world.microphone.plugs(DEVICES)
    await startRecording(world)
    await world.clock.advance(6_000)
    world.microphone.refuses('busy')
    await expect(world.recorder.setDevice('headset')).rejects.toMatchObject({ code: 'RECORDING_FAILED' })
    await world.clock.advance(4_000)
    expect(world.recorder.snapshot()).toMatchObject({ state: { kind: 'recording' }, device: { id: 'built-in' } })
    await stopped(world)
    expect(longestHole(await world.stored(), START, START + 10_000)).toBe(0)
  })

  test('noise reduction is on, and the choices reach the microphone', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    expect(world.microphone.last().wish).toMatchObject({ noiseSuppression: true, sampleRate: 48_000, channels: 1 })
    await discarded(world)
    await world.recorder.choose({ noiseSuppression: false, echoCancellation: false })
    await startRecording(world)
    expect(world.microphone.last().wish).toMatchObject({ noiseSuppression: false, echoCancellation: false })
  })
})

describe('silence', () => {
  test('R4 ten seconds of silence while recording warn, and the first sound ends the warning', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    world.microphone.last().sounds(0)
    await world.clock.advance(9_900)
    expect(world.recorder.snapshot().warnings.silent).toBe(false)
    await world.clock.advance(300)
    expect(world.recorder.snapshot().warnings.silent).toBe(true)
    world.microphone.last().sounds(0.1)
    await world.clock.advance(200)
    expect(world.recorder.snapshot().warnings.silent).toBe(false)
  })

  test('R4 an audio graph that sleeps is unmeasured, not silent', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    world.microphone.last().sounds(null)
    await world.clock.advance(15_000)
    expect(world.recorder.snapshot().warnings).toMatchObject({ silent: false, unmeasured: true })
  })
})

describe('storage', () => {
  test('R8 with room for less than five minutes it says so at the start, and how much is left', async () => {
    const world = createRecorderWorld()
    // Every byte is needed twice at 16,000 bytes a second.
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

  test('I12 R8 on a full disk recording goes on in memory, says so, and is stored when there is room again', async () => {
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
    expect(longestHole(await world.stored(), START, START + 8_000)).toBeLessThan(60)
    world.writes(() => 'stored')
    await world.clock.advance(6_000)
    expect(world.recorder.snapshot().warnings.storing).toBeNull()
    await stopped(world)
    expect(longestHole(await world.stored(), START, START + 18_000)).toBe(0)
  })

  test('I12 a stop on a disk that stays full gives everything, and does not claim that it is stored', async () => {
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

  test('I12 when memory is full too, recording stops where it is, and goes on when the person says so', async () => {
    const world = createRecorderWorld()
    world.microphone.pieceBytes = 4 * 1024 * 1024
    await startRecording(world)
    await world.clock.advance(6_000)
    world.writes(() => 'quota')
    await world.clock.advance(9_000)
    expect(world.recorder.snapshot().state).toMatchObject({ kind: 'interrupted', reason: 'storage' })
    world.microphone.tells('devices')
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
  test('rows stay until the bytes are safe elsewhere, then all of them go', async () => {
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

  test('a new recording may begin before the last one is released, and its release does not touch the new one', async () => {
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

  test('a recorder that is closed keeps what it recorded for recovery', async () => {
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
