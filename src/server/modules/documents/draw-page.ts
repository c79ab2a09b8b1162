import { BlobError, type BlobStore } from '../../blobs/blob-store.ts'
import { DocumentError } from '../../engines/documents/document-error.ts'
import type { DocumentReader } from '../../engines/documents/document-reader.ts'

interface DrawServices {
  blobs: BlobStore
  reader: Pick<DocumentReader, 'drawPage'>
}

/** A page (from 1) of a stored document as WebP; null if it has no such page, or cannot be drawn. */
export async function drawPage(
  { blobs, reader }: DrawServices,
  { storageKey }: { storageKey: string },
  number: number,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  try {
    return await blobs.withFile(storageKey, path => reader.drawPage(path, number, signal), signal)
  } catch (error) {
    const isMissing = error instanceof BlobError && error.code === 'NOT_FOUND'
    if (isMissing || error instanceof DocumentError) return null
    throw error
  }
}
