import { LONGEST_PACKET_MS } from '../capture/timing.ts'
import { firstFrames, readOpusPacket } from './opus-packet.ts'
import type { Packet } from './segment-packets.ts'

/** Where a segment lies on the own clock of its session; milliseconds. */
export interface SegmentPlace {
  startedMs: number
  /** From its start to the stop of its recorder; `null` after a crash. */
  stoppedMs: number | null
}

/** The browser hands audio to a recorder in buffers of 10 ms: a start can be off by one of them, never more. */
const BUFFER_MS = 10

/**
 * How many seconds of a segment to keep when the next one began while it still ran. Two measures agree on it: the
 * distance of the two starts, and the audio's end less the time both ran. The second holds the first within what a
 * recorder may drop at its stop, so that a microphone that stumbled for 50 ms does not stretch the seam by 50 ms.
 * In doubt more is kept: a few milliseconds twice, none lost.
 */
export function keptSeconds(segment: SegmentPlace, next: SegmentPlace, seconds: number): number {
  const startsApart = (next.startedMs - segment.startedMs + BUFFER_MS) / 1000
  if (segment.stoppedMs === null) return startsApart
  const together = (segment.startedMs + segment.stoppedMs - next.startedMs) / 1000
  const earliest = seconds - together
  const latest = earliest + (LONGEST_PACKET_MS + BUFFER_MS) / 1000
  return Math.min(latest, Math.max(earliest, startsApart))
}

/** The packets up to `seconds`, the last one cut between its frames where the codec allows. */
export function cutPackets(packets: readonly Packet[], codec: 'opus' | 'aac', seconds: number): Packet[] {
  const kept: Packet[] = []
  let at = 0
  for (const packet of packets) {
    // Seconds are sums of floats: a packet that ends a microsecond beyond is complete.
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
