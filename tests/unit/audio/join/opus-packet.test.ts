import { describe, expect, test } from 'vitest'
import { firstFrames, readOpusPacket } from '../../../../src/audio/join/opus-packet.ts'
import fc from '../../../fast-check.ts'

/** CELT, full band, 20 ms, as browsers record speech at 128 kbit/s. */
const CELT_20 = 31 << 3

const frame = fc.uint8Array({ minLength: 0, maxLength: 1275 })

describe('RFC 6716 packets', () => {
  test('the length of a frame follows from the configuration number', () => {
    const milliseconds = (config: number) => (readOpusPacket(Uint8Array.of(config << 3, 1))?.frameSeconds ?? 0) * 1000
    expect([0, 1, 2, 3].map(milliseconds)).toEqual([10, 20, 40, 60])
    expect([12, 13, 14, 15].map(milliseconds)).toEqual([10, 20, 10, 20])
    expect([28, 29, 30, 31].map(milliseconds)).toEqual([2.5, 5, 10, 20])
  })

  test('codes 0, 1 and 2 carry one frame, two of equal length, and two', () => {
    const lengths = (...packet: number[]) => readOpusPacket(Uint8Array.from(packet))?.frames.map(each => each.length)
    expect(lengths(CELT_20, 1, 2, 3)).toEqual([3])
    expect(lengths(CELT_20 | 1, 1, 2, 3, 4)).toEqual([2, 2])
    expect(lengths(CELT_20 | 1, 1, 2, 3)).toBeUndefined()
    expect(lengths(CELT_20 | 2, 1, 9, 8, 7)).toEqual([1, 2])
  })

  test('code 3 carries a count, and padding that belongs to no frame', () => {
    // Constant bit rate, three frames, four bytes of padding.
    const packet = Uint8Array.of(CELT_20 | 3, 0x40 | 3, 4, 1, 2, 3, 4, 5, 6, 0, 0, 0, 0)
    expect(readOpusPacket(packet)?.frames.map(each => [...each])).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ])
  })

  test('packed frames are read back, also when only the first few were packed', () => {
    fc.assert(
      fc.property(fc.array(frame, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 6 }), (frames, count) => {
        const packet = firstFrames({ toc: CELT_20, frameSeconds: 0.02, frames }, count)
        expect(readOpusPacket(packet)?.frames).toEqual(frames.slice(0, count))
        expect(readOpusPacket(packet)?.frameSeconds).toBe(0.02)
      }),
    )
  })

  test('any bytes are read without an error, and frames never exceed the packet', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), bytes => {
        const read = readOpusPacket(bytes)
        const held = read?.frames.reduce((sum, each) => sum + each.length, 0) ?? 0
        expect(held).toBeLessThanOrEqual(bytes.length)
      }),
      { numRuns: 2_000 },
    )
  })
})
