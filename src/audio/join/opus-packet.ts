/**
 * Opus packets as RFC 6716 section 3 lays them out: a table-of-contents byte, then one or more frames of equal length.
 * Browsers put three frames of 20 ms into a packet; cutting a packet between its frames needs no encoding.
 */
export interface OpusFrames {
  toc: number
  /** Seconds of one frame. */
  frameSeconds: number
  frames: Uint8Array[]
}

/** RFC 6716 table 2, by configuration number; milliseconds. */
const SILK_MS = [10, 20, 40, 60]
const HYBRID_MS = [10, 20]
const CELT_MS = [2.5, 5, 10, 20]

function frameMilliseconds(toc: number): number {
  const config = toc >> 3
  if (config < 12) return SILK_MS[config & 3] ?? 20
  if (config < 16) return HYBRID_MS[config & 1] ?? 20
  return CELT_MS[config & 3] ?? 20
}

/** Returns `null` for bytes that are not a valid packet. */
export function readOpusPacket(packet: Uint8Array): OpusFrames | null {
  const toc = packet[0]
  if (toc === undefined) return null
  const frames = readFrames(packet, toc & 3)
  if (!frames) return null
  return { toc, frameSeconds: frameMilliseconds(toc) / 1000, frames }
}

function readFrames(packet: Uint8Array, code: number): Uint8Array[] | null {
  const body = packet.subarray(1)
  if (code === 0) return [body]
  if (code === 1) return equalParts(body, 2)
  if (code === 2) {
    const first = readLength(body, 0)
    if (!first || first.next + first.length > body.length) return null
    return [body.subarray(first.next, first.next + first.length), body.subarray(first.next + first.length)]
  }
  return readCountedFrames(body)
}

/** Code 3 (section 3.2.5): a count, optional padding, and lengths when they differ. */
function readCountedFrames(body: Uint8Array): Uint8Array[] | null {
  const header = body[0]
  if (header === undefined) return null
  const count = header & 0x3f
  let at = 1
  let padding = 0
  if (header & 0x40) {
    for (let more = true; more; ) {
      const byte = body[at++]
      if (byte === undefined) return null
      more = byte === 255
      padding += more ? 254 : byte
    }
  }
  const end = body.length - padding
  if (count === 0 || end < at) return null
  if (!(header & 0x80)) return equalParts(body.subarray(at, end), count)
  const lengths: number[] = []
  for (let i = 0; i < count - 1; i++) {
    const read = readLength(body, at)
    if (!read) return null
    lengths.push(read.length)
    at = read.next
  }
  const frames: Uint8Array[] = []
  for (const length of lengths) {
    if (at + length > end) return null
    frames.push(body.subarray(at, at + length))
    at += length
  }
  return at > end ? null : [...frames, body.subarray(at, end)]
}

function equalParts(bytes: Uint8Array, count: number): Uint8Array[] | null {
  if (bytes.length % count !== 0) return null
  const length = bytes.length / count
  return Array.from({ length: count }, (_, i) => bytes.subarray(i * length, (i + 1) * length))
}

/** Section 3.2.1: one byte up to 251, else two. */
function readLength(bytes: Uint8Array, at: number): { length: number; next: number } | null {
  const first = bytes[at]
  if (first === undefined) return null
  if (first < 252) return { length: first, next: at + 1 }
  const second = bytes[at + 1]
  return second === undefined ? null : { length: second * 4 + first, next: at + 2 }
}

/** Returns a packet of the first `count` frames. */
export function firstFrames({ toc, frames }: OpusFrames, count: number): Uint8Array {
  const kept = frames.slice(0, count)
  const head = [(toc & ~3) | 3, 0x80 | kept.length]
  for (const frame of kept.slice(0, -1)) {
    if (frame.length < 252) head.push(frame.length)
    else head.push(252 + (frame.length & 3), (frame.length - 252 - (frame.length & 3)) / 4)
  }
  const packet = new Uint8Array(head.length + kept.reduce((sum, frame) => sum + frame.length, 0))
  packet.set(head)
  let at = head.length
  for (const frame of kept) {
    packet.set(frame, at)
    at += frame.length
  }
  return packet
}
