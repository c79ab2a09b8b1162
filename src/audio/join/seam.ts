import { LONGEST_PACKET_MS } from '../capture/timing.ts'
import { firstFrames, readOpusPacket } from './opus-packet.ts'
import type { Packet } from './segment-packets.ts'

/** Where a segment lies on its session's own clock; milliseconds. */
export interface SegmentPlace {
  startedMs: number
  /** From its start to the stop of its recorder; `null` after a crash. */
  stoppedMs: number | null
}

/** Browsers give audio to a recorder in buffers of 10 ms; on a busy machine a start is up to six of them late. */
const START_ERROR_MS = 60

/**
 * Returns the seconds to keep of a segment that `next` overlaps: the distance of the starts, within what the audio's
 * length less the overlap allows, so that lost input does not stretch the seam. Some 60 ms are kept twice, so that none is missing.
 */
export function keptSeconds(segment: SegmentPlace, next: SegmentPlace, seconds: number): number {
  const startsApart = (next.startedMs - segment.startedMs + START_ERROR_MS) / 1000
  if (segment.stoppedMs === null) return startsApart
  const together = (segment.startedMs + segment.stoppedMs - next.startedMs) / 1000
  const earliest = seconds - together
  const latest = earliest + (LONGEST_PACKET_MS + START_ERROR_MS) / 1000
  return Math.min(latest, Math.max(earliest, startsApart))
}

/** The packets up to `seconds`, the last one cut between its frames where the codec allows. */
export function cutPackets(packets: readonly Packet[], codec: 'opus' | 'aac', seconds: number): Packet[] {
  const kept: Packet[] = []
  let at = 0
  for (const packet of packets) {
    // Tolerance of a microsecond, because seconds are sums of floats.
    if (at >= seconds - 1e-6) break
    kept.push(at + packet.seconds > seconds && codec === 'opus' ? cutOpus(packet, seconds - at) : packet)
    at += packet.seconds
  }
  return kept
}

function cutOpus(packet: Packet, seconds: number): Packet {
  const read = readOpusPacket(packet.data)
  if (!read) return packet
  const count = Math.ceil(seconds / read.frameSeconds - 1e-6)
  if (count >= read.frames.length) return packet
  return { data: firstFrames(read, count), seconds: read.frameSeconds * count }
}
