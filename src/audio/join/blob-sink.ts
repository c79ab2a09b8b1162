import type { StreamTargetChunk } from 'mediabunny'

/** A muxer rewrites the first bytes (duration, index) and the current cluster, and nothing between. */
const HEAD_BYTES = 256 * 1024
const TAIL_BYTES = 1024 * 1024
const SEAL_BYTES = 4 * TAIL_BYTES

/**
 * Builds a Blob from positioned writes without holding the whole file in memory: the part between the head and the last
 * megabyte is given to the browser, which may put it on disk. A write into that part fails with RangeError.
 */
export function createBlobSink(type: string): { writable: WritableStream<StreamTargetChunk>; blob(): Blob } {
  const head = new Uint8Array(HEAD_BYTES)
  const sealed: Blob[] = []
  let sealedEnd = HEAD_BYTES
  let tail = new Uint8Array(SEAL_BYTES)
  let end = 0

  const write = (data: Uint8Array, position: number) => {
    if (position < HEAD_BYTES) {
      const inHead = data.subarray(0, HEAD_BYTES - position)
      head.set(inHead, position)
      end = Math.max(end, position + inHead.length)
      if (inHead.length < data.length) write(data.subarray(inHead.length), HEAD_BYTES)
      return
    }
    if (position < sealedEnd) throw new RangeError('The muxer wrote into a part of the file that is already sealed.')
    const offset = position - sealedEnd
    if (offset + data.length > tail.length) grow(offset + data.length)
    tail.set(data, offset)
    end = Math.max(end, position + data.length)
    if (end - sealedEnd >= SEAL_BYTES) seal()
  }

  const grow = (needed: number) => {
    const larger = new Uint8Array(Math.max(needed, tail.length * 2))
    larger.set(tail)
    tail = larger
  }

  const seal = () => {
    const count = end - sealedEnd - TAIL_BYTES
    sealed.push(new Blob([tail.slice(0, count)]))
    tail.copyWithin(0, count, end - sealedEnd)
    sealedEnd += count
  }

  return {
    writable: new WritableStream({ write: ({ data, position }) => write(data, position) }),
    blob: () =>
      new Blob(
        [head.subarray(0, Math.min(end, HEAD_BYTES)), ...sealed, tail.subarray(0, Math.max(0, end - sealedEnd))],
        {
          type,
        },
      ),
  }
}
