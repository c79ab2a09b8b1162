import type { Readable } from 'node:stream'
import { CodedError } from '../coded-error.ts'

/**
 * Where the bytes of recordings and documents are. A blob is written once, whole or in chunks, and never changed. When
 * a promise of a write resolves, the bytes survive a loss of power.
 *
 * Every method throws BlobError; a key that `newBlobKey` did not make is refused before anything is touched.
 */
export interface BlobStore {
  /** Stores a small blob in one piece. The same again changes nothing. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Stores one chunk, in any order and as often as it comes. Throws BAD_CHUNK where it does not fit the layout. */
  putChunk(key: string, layout: ChunkLayout, index: number, bytes: Uint8Array): Promise<void>
  /**
   * Makes the blob of its chunks and answers what the store holds, as it was read back. `chunks` are their SHA-256 in
   * order; throws BlobIncomplete naming those that are missing or damaged, and keeps the others. May be repeated, also
   * after an attempt that was cut off, and then answers the same.
   */
  complete(key: string, layout: ChunkLayout, chunks: readonly string[], signal?: AbortSignal): Promise<BlobReceipt>
  /** The bytes of a complete blob; `range` is inclusive at both ends. Throws NOT_FOUND. */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** Bytes of a complete blob, or null where there is none. */
  size(key: string): Promise<number | null>
  /** Hands `work` a file of the bytes that exists until it ends, for engines that read files. Throws NOT_FOUND. */
  withFile<T>(key: string, work: (path: string) => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Removes the blob and its chunks, where there are any. */
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
  /** Indexes of the chunks that have to be sent again. */
  readonly chunks: readonly number[]

  constructor(chunks: readonly number[]) {
    super('INCOMPLETE', 'Chunks of the upload are missing or damaged')
    this.chunks = chunks
  }
}
