import { createHash } from 'node:crypto'
import { BlobError, BlobIncomplete, type BlobReceipt, type ChunkLayout } from './blob-store.ts'

export const chunkCount = ({ size, chunkSize }: ChunkLayout): number => Math.ceil(size / chunkSize)

/** Expected size of the chunk in bytes. */
export const chunkLength = ({ size, chunkSize }: ChunkLayout, index: number): number =>
  Math.min(chunkSize, size - index * chunkSize)

export function checkChunk(layout: ChunkLayout, index: number, bytes: Uint8Array): void {
  const exists = Number.isInteger(index) && index >= 0 && index < chunkCount(layout)
  if (!exists || bytes.length !== chunkLength(layout, index)) {
    throw new BlobError('BAD_CHUNK', 'A chunk does not fit its place in the upload')
  }
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/**
 * Verifies the chunks of a blob one by one as they are read back, and hashes the whole: the receipt is of what is
 * stored, not of what was sent.
 */
export class ChunkCheck {
  readonly #layout: ChunkLayout
  readonly #expected: readonly string[]
  readonly #whole = createHash('sha256')
  readonly #bad: number[] = []
  #next = 0

  constructor(layout: ChunkLayout, expected: readonly string[]) {
    this.#layout = layout
    this.#expected = expected
  }

  /** `null` for a missing chunk. */
  add(bytes: Uint8Array | null): void {
    if (bytes === null || sha256(bytes) !== this.#expected[this.#next]) this.#bad.push(this.#next)
    else this.#whole.update(bytes)
    this.#next += 1
  }

  /** Throws BlobIncomplete unless every chunk matched. */
  receipt(): BlobReceipt {
    for (; this.#next < chunkCount(this.#layout); this.#next += 1) this.#bad.push(this.#next)
    if (this.#bad.length > 0) throw new BlobIncomplete(this.#bad)
    return { size: this.#layout.size, sha256: this.#whole.digest('hex') }
  }
}
