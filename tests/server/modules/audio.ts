import { createHash } from 'node:crypto'

/** Bytes that start like a WebM recording; the rest varies by position, so that no two chunks are equal. */
export function webmBytes(size: number): Buffer {
  const bytes = Buffer.alloc(size)
  for (let at = 0; at + 4 <= size; at += 4) bytes.writeUInt32LE((at * 2_654_435_761) >>> 0, at)
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3]).copy(bytes)
  return bytes
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export const chunksOf = (bytes: Buffer, chunkSize: number): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / chunkSize) }, (_, index) =>
    bytes.subarray(index * chunkSize, (index + 1) * chunkSize),
  )
