import type { BlobStore } from '../blobs/blob-store.ts'

/** What the routes of files need from the rest of the server. */
export interface FileServices {
  blobs: BlobStore
  /** The document that a token opens; null for every kind of refusal. */
  assetOfToken(token: string): Promise<StoredFile | null>
  /** The same for a token that was made through a share link. */
  assetOfShare(token: string): Promise<StoredFile | null>
  /** Writes the first use of a token down, before its bytes leave (S8). */
  noteDownload(download: Download): Promise<void>
  /** A page (from 1) of a document as WebP; null if it has no such page, or cannot be drawn. */
  pageOf(asset: StoredFile, number: number, signal: AbortSignal): Promise<Uint8Array | null>
  /** Stores a chunk durably and returns the indexes stored so far. Throws ContractError. */
  receiveChunk(userId: number, chunk: UploadedChunk): Promise<number[]>
}

export interface Download {
  action: 'asset:download' | 'asset:page' | 'shared:download'
  token: string
  asset: StoredFile
}

export interface StoredFile {
  id: number
  userId: number
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
