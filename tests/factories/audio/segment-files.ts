import { readFileSync } from 'node:fs'
import type { JoinSegment } from '../../../src/audio/join/join.ts'

const bytesOf = (name: string): Uint8Array<ArrayBuffer> => Uint8Array.from(readFileSync(new URL(name, import.meta.url)))

/**
 * Two segments that Chromium 156 recorded from one microphone (24 kbit/s, pieces of 0.84 s); the second started while
 * the first was running. The times were measured. 54 and 39 packets of 60 ms.
 */
export const CHROMIUM_SEGMENTS = [
  {
    bytes: bytesOf('first-segment.webm'),
    pieces: [2232, 2264, 2193, 2075],
    packets: 54,
    startedMs: 0,
    stoppedMs: 3261.2,
    continues: false,
  },
  {
    bytes: bytesOf('second-segment.webm'),
    pieces: [2280, 2121, 1836],
    packets: 39,
    startedMs: 2401,
    stoppedMs: 2360.9,
    continues: true,
  },
] as const

/** 2.5 s of AAC in a fragmented MP4 written by ffmpeg, structured like Safari's recordings. */
export const AAC_SEGMENT = { bytes: bytesOf('aac-segment.mp4'), packets: 119, seconds: 121_024 / 48_000 }

/** A segment cut into two pieces in the middle of a block, because pieces need not end with a block. */
export function joinSegment(
  bytes: Uint8Array<ArrayBuffer>,
  place: { startedMs?: number; stoppedMs?: number | null; continues?: boolean } = {},
): JoinSegment {
  const { startedMs = 0, stoppedMs = null, continues = false } = place
  const middle = bytes.length >> 1
  const pieces = [bytes.slice(0, middle).buffer, bytes.slice(middle).buffer]
  return { startedMs, stoppedMs, continues, pieces: async () => pieces }
}
