import { BlobSource, EncodedPacketSink, Input, MP4, WEBM } from 'mediabunny'
import { describe, expect, test } from 'vitest'
import { joinSegments } from '../../../../src/audio/join/join.ts'
import { readOpusPacket } from '../../../../src/audio/join/opus-packet.ts'
import { AAC_SEGMENT, CHROMIUM_SEGMENTS, joinSegment } from '../../../factories/audio/segment-files.ts'
import fc from '../../../fast-check.ts'

const [first, second] = CHROMIUM_SEGMENTS

/** Reads the file with an independent reader, as a player would. */
async function play(blob: Blob) {
  const input = new Input({ source: new BlobSource(blob), formats: [WEBM, MP4] })
  const track = await input.getPrimaryAudioTrack()
  if (!track) throw new Error('no audio track')
  const packets: { data: Uint8Array; timestamp: number; duration: number }[] = []
  for await (const each of new EncodedPacketSink(track).packets()) packets.push(each)
  const sought = await new EncodedPacketSink(track).getPacket(packets.length > 1 ? 1 : 0)
  return {
    mime: await input.getMimeType(),
    header: await track.getDurationFromMetadata(),
    computed: await track.computeDuration(),
    packets,
    sought: sought?.timestamp,
  }
}

const lengthOf = (packets: readonly { data: Uint8Array }[]) =>
  packets.reduce((sum, { data }) => {
    const read = readOpusPacket(data)
    return sum + (read ? read.frames.length * read.frameSeconds : 0)
  }, 0)

describe('WebM with Opus', () => {
  test('R2 R7 segments become one file whose header, packets and report agree on the length', async () => {
    const joined = await joinSegments(CHROMIUM_SEGMENTS.map(each => joinSegment(each.bytes, each)))
    const played = await play(joined.blob)
    expect(joined).toMatchObject({
      mimeType: 'audio/webm;codecs=opus',
      starts: [0, expect.closeTo(joined.measuredSeconds - second.packets * 0.06, 6)],
    })
    expect(played.mime).toBe('audio/webm; codecs="opus"')
    expect(played.header).toBeCloseTo(joined.measuredSeconds, 2)
    // Without the last packet, because WebM does not store its length.
    expect(played.computed).toBeCloseTo(joined.measuredSeconds - 0.06, 2)
    expect(lengthOf(played.packets)).toBeCloseTo(joined.measuredSeconds, 6)
    expect(played.sought).toBeGreaterThan(0.9)
    expect(played.sought).toBeLessThanOrEqual(1)
  })

  test('R2 the overlap of two segments is cut: the length equals first start to last stop, within a packet', async () => {
    const { measuredSeconds } = await joinSegments(CHROMIUM_SEGMENTS.map(each => joinSegment(each.bytes, each)))
    const recorded = (second.startedMs + second.stoppedMs) / 1000
    expect(Math.abs(measuredSeconds - recorded)).toBeLessThan(0.08)
  })

  test('segments that did not overlap are kept whole, gaps are not filled', async () => {
    const { measuredSeconds } = await joinSegments([
      joinSegment(first.bytes, { startedMs: 0, stoppedMs: 3261 }),
      joinSegment(second.bytes, { startedMs: 3_200, stoppedMs: 2361 }),
    ])
    expect(measuredSeconds).toBeCloseTo((first.packets + second.packets) * 0.06, 6)
  })

  test('R1 with the last segment cut at any byte, all complete packets are in the file, which plays to its end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: second.bytes.length }), async cut => {
        const joined = await joinSegments([
          joinSegment(first.bytes, first),
          joinSegment(second.bytes.slice(0, cut), { startedMs: second.startedMs, continues: true }),
        ])
        const played = await play(joined.blob)
        expect(played.header).toBeCloseTo(joined.measuredSeconds, 2)
        // About 160 bytes per packet; only the cut packets are missing.
        const expected = second.startedMs / 1000 + (cut / second.bytes.length) * second.packets * 0.06
        const atLeast = Math.max(expected - 0.4, second.startedMs / 1000)
        expect(joined.measuredSeconds).toBeGreaterThan(Math.min(atLeast, first.packets * 0.06))
      }),
      { numRuns: 40, seed: 20_261_120 },
    )
  })

  test('an empty following segment does not shorten the one before it', async () => {
    const { measuredSeconds, starts } = await joinSegments([
      joinSegment(first.bytes, first),
      joinSegment(new Uint8Array(), { startedMs: second.startedMs, continues: true }),
    ])
    expect(starts).toEqual([0])
    expect(measuredSeconds).toBeCloseTo(first.packets * 0.06, 6)
  })

  test('an hour of segments stays in order and is one file', async () => {
    const many = Array.from({ length: 60 }, (_, i) => joinSegment(first.bytes, { startedMs: i * 4_000 }))
    const joined = await joinSegments(many)
    expect(joined.measuredSeconds).toBeCloseTo(60 * first.packets * 0.06, 3)
    const played = await play(joined.blob)
    expect(played.packets).toHaveLength(60 * first.packets)
    expect(played.header).toBeCloseTo(joined.measuredSeconds, 2)
    const [, , third] = played.packets
    expect(played.packets.at(first.packets + 2)?.data).toEqual(third?.data)
  })
})

describe('MP4 with AAC', () => {
  test('segments become one file with the right length', async () => {
    const joined = await joinSegments([
      joinSegment(AAC_SEGMENT.bytes),
      joinSegment(AAC_SEGMENT.bytes, { startedMs: 3e3 }),
    ])
    const played = await play(joined.blob)
    expect(joined.mimeType).toBe('audio/mp4')
    expect(joined.measuredSeconds).toBeCloseTo(2 * AAC_SEGMENT.seconds, 3)
    expect(played.header).toBeCloseTo(joined.measuredSeconds, 2)
    expect(played.packets).toHaveLength(2 * AAC_SEGMENT.packets)
  })

  test('R1 cut off at any byte, all complete fragments are kept', async () => {
    let most = 0
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1_500, max: AAC_SEGMENT.bytes.length }), async cut => {
        const kept = await joinSegments([joinSegment(AAC_SEGMENT.bytes.slice(0, cut))]).then(
          joined => joined.measuredSeconds,
          error => {
            expect(error).toMatchObject({ code: 'RECORDING_FAILED', detail: 'no-audio' })
            return 0
          },
        )
        most = Math.max(most, kept)
        // Fragments have about 0.8 s; at most one of them is lost.
        expect(kept).toBeGreaterThan((cut / AAC_SEGMENT.bytes.length) * AAC_SEGMENT.seconds - 1.1)
      }),
      { numRuns: 40, seed: 20_261_120 },
    )
    expect(most).toBeGreaterThan(1.5)
  })
})

describe('segments that cannot be joined', () => {
  test('segments without sound are no-audio', async () => {
    await expect(joinSegments([])).rejects.toMatchObject({ code: 'RECORDING_FAILED', detail: 'no-audio' })
    await expect(joinSegments([joinSegment(Uint8Array.of(1, 2, 3))])).rejects.toMatchObject({ detail: 'no-audio' })
  })

  test('two codecs are refused as mixed-codecs instead of losing one of them', async () => {
    await expect(joinSegments([joinSegment(first.bytes), joinSegment(AAC_SEGMENT.bytes)])).rejects.toMatchObject({
      code: 'RECORDING_FAILED',
      detail: 'mixed-codecs',
    })
  })

  test('an aborted join stops', async () => {
    const signal = AbortSignal.abort(new DOMException('', 'AbortError'))
    await expect(joinSegments([joinSegment(first.bytes)], signal)).rejects.toMatchObject({ name: 'AbortError' })
  })
})
