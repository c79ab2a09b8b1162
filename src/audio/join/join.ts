import {
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  WebMOutputFormat,
} from 'mediabunny'
import { RecorderError } from '../recorder/recorder-error.ts'
import { createBlobSink } from './blob-sink.ts'
import { cutPackets, keptSeconds, type SegmentPlace } from './seam.ts'
import { type Packet, readSegment, type SegmentPackets } from './segment-packets.ts'

export interface JoinSegment extends SegmentPlace {
  /** It began while the segment before it still ran. */
  continues: boolean
  /** Its pieces in order. Called when the segment is joined, so that at most two segments are in memory at a time. */
  pieces(): Promise<readonly ArrayBuffer[]>
}

export interface JoinedAudio {
  /** One file that plays to its end and is seekable, with its duration in the header. */
  blob: Blob
  mimeType: string
  /** The sum of the packets' lengths. The recording's duration is still its own clock (R7). */
  measuredSeconds: number
  /** Seconds at which each segment that had audio begins in the file. */
  starts: number[]
}

/**
 * Joins segments, each a file of its own, without re-encoding. A segment may be cut off anywhere; gaps are not filled.
 * Runs in a page, a worker and Node. Rejects with RECORDING_FAILED `no-audio`, or `mixed-codecs` for unlike segments.
 */
export async function joinSegments(segments: readonly JoinSegment[], signal?: AbortSignal): Promise<JoinedAudio> {
  const track = createTrack()
  let held: { place: JoinSegment; found: SegmentPackets } | null = null
  for (const place of segments) {
    signal?.throwIfAborted()
    const found = await readSegment(await place.pieces())
    if (!found) continue
    if (held) await track.add(held.found, place.continues ? cut(held.place, held.found, place) : held.found.packets)
    held = { place, found }
  }
  if (!held) throw new RecorderError('RECORDING_FAILED', 'no-audio')
  await track.add(held.found, held.found.packets)
  return track.finish()
}

function cut(place: JoinSegment, { codec, packets }: SegmentPackets, next: JoinSegment): Packet[] {
  const seconds = packets.reduce((sum, packet) => sum + packet.seconds, 0)
  return cutPackets(packets, codec, keptSeconds(place, next, seconds))
}

/** The one audio track of the output; the first segment decides its codec. */
function createTrack() {
  let open: {
    output: Output
    source: EncodedAudioPacketSource
    first: SegmentPackets
    sink: ReturnType<typeof createBlobSink>
    mimeType: string
  } | null = null
  let seconds = 0
  const starts: number[] = []

  const begin = async (first: SegmentPackets) => {
    const isOpus = first.codec === 'opus'
    const mimeType = isOpus ? 'audio/webm;codecs=opus' : 'audio/mp4'
    const sink = createBlobSink(mimeType)
    const output = new Output({
      format: isOpus ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: false }),
      target: new StreamTarget(sink.writable),
    })
    const source = new EncodedAudioPacketSource(first.codec)
    output.addAudioTrack(source)
    await output.start()
    return { output, source, first, sink, mimeType }
  }

  return {
    async add(found: SegmentPackets, packets: readonly Packet[]) {
      open ??= await begin(found)
      if (!sameCodec(open.first, found)) throw new RecorderError('RECORDING_FAILED', 'mixed-codecs')
      starts.push(seconds)
      const meta = { decoderConfig: open.first.config }
      for (const packet of packets) {
        await open.source.add(new EncodedPacket(packet.data, 'key', seconds, packet.seconds), meta)
        seconds += packet.seconds
      }
    },
    async finish(): Promise<JoinedAudio> {
      if (!open) throw new RecorderError('RECORDING_FAILED', 'no-audio')
      await open.output.finalize()
      return { blob: open.sink.blob(), mimeType: open.mimeType, measuredSeconds: seconds, starts }
    },
  }
}

/** Each Opus packet carries its decoding parameters; AAC has them once per file. */
function sameCodec(a: SegmentPackets, b: SegmentPackets): boolean {
  if (a.codec !== b.codec) return false
  if (a.codec === 'opus') return true
  return a.config.sampleRate === b.config.sampleRate && a.config.numberOfChannels === b.config.numberOfChannels
}
