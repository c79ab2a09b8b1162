import { describe, expect, test } from 'vitest'
import { inOrder, longestHole, START, stopped } from '../../../factories/audio/recorder-actions.ts'
import { createRecorderWorld, startRecording } from '../../../factories/audio/recorder-world.ts'
import { turns } from '../../../factories/audio/virtual-clock.ts'
import fc from '../../../fast-check.ts'

describe('segments and pieces', () => {
  test('R2 segments follow each other without a gap, each with its own end, pieces in order', async () => {
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

  test('R2 a segment lasts 45 s by default', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    await world.clock.advance(100_000)
    await stopped(world)
    const starts = (await world.stored()).map(segment => (segment.pieces[0]?.from ?? 0) - START)
    expect(starts.length).toBe(3)
    for (const [i, start] of starts.entries()) expect(Math.abs(start - i * 45_500)).toBeLessThan(1_500)
  })

  test('R2 the first row, every segment end and the finished mark are written with strict durability, pieces are not', async () => {
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

  test('R2 a next segment that cannot start, or delivers nothing, does not end the running one', async () => {
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
      // The first segment lasted until the next could start; then segments alternate again.
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

  test('a page that is hidden stores the sound that the browser still buffers', async () => {
    const world = createRecorderWorld()
    await startRecording(world)
    await world.clock.advance(1_100)
    world.hides()
    await turns()
    expect(longestHole(await world.stored(), START, START + 1_100)).toBeLessThan(60)
  })
})
