import type { BlobStore } from '../blobs/blob-store.ts'

/** What the routes of files need from the rest of the server. */
export interface FileServices {
  blobs: BlobStore
  /** The document that a token opens; null for every kind of refusal. */
  assetOfToken(token: string): Promise<StoredFile | null>
  /** Stores a chunk durably and returns the indexes stored so far. Throws ContractError. */
  receiveChunk(userId: number, chunk: UploadedChunk): Promise<number[]>
}

export interface StoredFile {
  id: number
  fileName: string
  mimeType: string
  /** Bytes. */
  size: number
  storageKey: string
}

export interface UploadedChunk {
  uploadId: string
  index: number
  /** As computed by the sender; undefined if it sent none. */
  sha256: string | undefined
  bytes: Uint8Array
}
