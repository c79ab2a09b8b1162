import type { Readable } from 'node:stream'
import { CodedError } from '../coded-error.ts'

/**
 * Stores the bytes of recordings and documents. A blob is written once, whole or in chunks, and never changed. When the
 * promise of a write resolves, the bytes survive a power loss.
 *
 * Every method throws BlobError; keys that `newBlobKey` did not make are rejected before anything is touched.
 */
export interface BlobStore {
  /** Stores a small blob in one piece. Storing the same blob again changes nothing. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Stores one chunk, in any order, any number of times. Throws BAD_CHUNK if it does not fit the layout. */
  putChunk(key: string, layout: ChunkLayout, index: number, bytes: Uint8Array): Promise<void>
  /**
   * Joins the chunks and returns the receipt of what was read back from the store. `chunks` are their SHA-256 in order.
   * Throws BlobIncomplete with the missing or damaged chunks, and keeps the others. Safe to repeat, also after an
   * interrupted attempt.
   */
  complete(key: string, layout: ChunkLayout, chunks: readonly string[], signal?: AbortSignal): Promise<BlobReceipt>
  /** The bytes of a complete blob; `range` is inclusive at both ends. Throws NOT_FOUND. */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** Bytes of a complete blob, or null if there is none. */
  size(key: string): Promise<number | null>
  /** Passes `work` a path to the bytes, valid until `work` settles, for engines that read files. Throws NOT_FOUND. */
  withFile<T>(key: string, work: (path: string) => Promise<T>, signal?: AbortSignal): Promise<T>
  /** True if there is no complete blob. */
  isEmpty(): Promise<boolean>
  /** Removes the blob and its chunks, if any. */
  delete(key: string): Promise<void>
}

/** All chunks but the last are `chunkSize` long; both in bytes. */
export interface ChunkLayout {
  size: number
  chunkSize: number
}

export interface BlobReceipt {
  size: number
  /** Hexadecimal. */
  sha256: string
}

/** Offsets of the first and the last byte. */
export interface ByteRange {
  first: number
  last: number
}

export class BlobError extends CodedError<
  'BAD_KEY' | 'BAD_CHUNK' | 'NOT_FOUND' | 'INCOMPLETE' | 'NO_SPACE' | 'UNAVAILABLE'
> {
  override readonly name: string = 'BlobError'
}

export class BlobIncomplete extends BlobError {
  override readonly name = 'BlobIncomplete'
  /** Indexes of the chunks to send again. */
  readonly chunks: readonly number[]

  constructor(chunks: readonly number[]) {
    super('INCOMPLETE', 'Chunks of the upload are missing or damaged')
    this.chunks = chunks
  }
}
