import { describe, expect, test } from 'vitest'
import { firstFrames } from '../../../../src/audio/join/opus-packet.ts'
import { cutPackets, keptSeconds } from '../../../../src/audio/join/seam.ts'
import fc from '../../../fast-check.ts'

const FRAMES = [Uint8Array.of(1), Uint8Array.of(2), Uint8Array.of(3)]
const packet = { data: firstFrames({ toc: 31 << 3, frameSeconds: 0.02, frames: FRAMES }, 3), seconds: 0.06 }
const packets = (count: number) => Array.from({ length: count }, () => packet)
const seconds = (cut: readonly { seconds: number }[]) => cut.reduce((sum, each) => sum + each.seconds, 0)

describe('the cut', () => {
  test('it keeps at least the wanted length, and less than one frame of 20 ms more', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 6, noNaN: true }), wanted => {
        const kept = seconds(cutPackets(packets(100), 'opus', wanted))
        expect(kept).toBeGreaterThanOrEqual(wanted - 1e-6)
        expect(kept).toBeLessThan(wanted + 0.02)
      }),
    )
  })

  test('AAC is cut between packets', () => {
    expect(cutPackets(packets(3), 'aac', 0.07)).toEqual([packet, packet])
  })

  test('it keeps everything if the wanted length is longer', () => {
    expect(cutPackets(packets(3), 'opus', 9)).toEqual(packets(3))
  })
})

/**
 * Models a busy browser: sound arrives in buffers of 10 ms, and each start is up to six of them late; packets have
 * 60 ms and an incomplete last one is dropped at the stop; a dropout of the microphone leaves out some milliseconds.
 */
const browser = fc.record({
  startOff: fc.integer({ min: 0, max: 59 }),
  nextOff: fc.integer({ min: 0, max: 59 }),
  startsApart: fc.integer({ min: 2_000, max: 60_000 }),
  together: fc.integer({ min: 200, max: 2_500 }),
  stumble: fc.constantFrom(0, 0, 0, 10, 50, 300),
})

describe('R2 the seam of two segments that overlapped', () => {
  test('no sound is missing, and at most 0.18 s are repeated', () => {
    fc.assert(
      fc.property(browser, ({ startOff, nextOff, startsApart, together, stumble }) => {
        const stoppedMs = startsApart + together
        const sound = stoppedMs - startOff - stumble
        const length = Math.floor(sound / 60) * 0.06
        // Seconds into this segment's sound at which the next one really begins.
        const truth = (startsApart + nextOff - startOff - stumble) / 1000
        const segment = { startedMs: 0, stoppedMs }
        const kept = keptSeconds(segment, { startedMs: startsApart, stoppedMs: null }, length)
        const twice = Math.min(kept, length) - truth
        expect(twice).toBeGreaterThanOrEqual(-1e-9)
        expect(twice).toBeLessThanOrEqual(0.18)
      }),
      { numRuns: 2_000 },
    )
  })

  test('a segment without a stored end is cut by the distance of the starts alone', () => {
    const kept = keptSeconds({ startedMs: 1_000, stoppedMs: null }, { startedMs: 4_000, stoppedMs: null }, 3.5)
    expect(kept).toBeCloseTo(3.06, 6)
  })

  test('two segments that did not overlap are kept whole', () => {
    const kept = keptSeconds({ startedMs: 0, stoppedMs: 3_000 }, { startedMs: 9_000, stoppedMs: 5_000 }, 2.94)
    expect(kept).toBeGreaterThanOrEqual(2.94)
  })
})
