import { describe, expect, test } from 'vitest'
import { readWebm } from '../../../../src/audio/join/webm-packets.ts'
import { CHROMIUM_SEGMENTS } from '../../../factories/audio/segment-files.ts'
import fc from '../../../fast-check.ts'

const [{ bytes, packets, pieces }] = CHROMIUM_SEGMENTS
const whole = readWebm(bytes)?.packets ?? []

describe('a WebM segment as Chromium records it', () => {
  test('all its packets are found', () => {
    expect(readWebm(bytes)).toMatchObject({ codecId: 'A_OPUS', channels: 2 })
    expect(whole).toHaveLength(packets)
  })

  // End of each packet, searched in the bytes so that the expectation does not depend on the reader's positions.
  const ends = whole.map(packet => Buffer.from(bytes).indexOf(Buffer.from(packet)) + packet.length)

  test('R1 cut off at any byte, it keeps every complete packet', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: bytes.length }), cut => {
        const found = readWebm(bytes.subarray(0, cut))?.packets ?? []
        expect(found).toHaveLength(ends.filter(end => end <= cut).length)
        expect(found).toEqual(whole.slice(0, found.length))
      }),
      { numRuns: 300, seed: 20_261_120 },
    )
  })

  test('damage loses packets only up to the next cluster', () => {
    const damaged = bytes.slice()
    damaged.fill(0, ends[2], (ends[2] ?? 0) + 3)
    const cluster = Buffer.from(bytes).indexOf(Buffer.from('1f43b675', 'hex'), 1_000)
    const after = whole.filter((_, i) => (ends[i] ?? 0) > cluster)
    expect(after.length).toBeGreaterThan(30)
    expect(readWebm(damaged)?.packets).toEqual([...whole.slice(0, 3), ...after])
  })

  test('a missing piece in the middle loses its own packets and no others', () => {
    const pieceEnds = pieces.map((_, i) => pieces.slice(0, i + 1).reduce((sum, size) => sum + size, 0))
    const [first = 0, second = 0] = pieceEnds
    const packetsUpTo = (end: number) => readWebm(bytes.subarray(0, end))?.packets.length ?? 0
    const damaged = Uint8Array.from([...bytes.subarray(0, first), ...bytes.subarray(second)])
    expect(readWebm(damaged)?.packets).toEqual([
      ...whole.slice(0, packetsUpTo(first)),
      ...whole.slice(packetsUpTo(second)),
    ])
  })

  test('any bytes are read without an error; no bytes give null', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), noise => {
        expect(() => readWebm(noise)).not.toThrow()
      }),
      { numRuns: 1_000 },
    )
    expect(readWebm(new Uint8Array())).toBeNull()
  })
})
