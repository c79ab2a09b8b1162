import { and, eq } from 'drizzle-orm'
import { newBlobKey } from '../../blobs/blob-key.ts'
import type { BlobStore } from '../../blobs/blob-store.ts'
import type { Database } from '../../database/open.ts'
import { uploadChunks, uploads } from '../../database/schema/documents.ts'
import type { UploadRow } from './find-upload.ts'

/** Discards the bytes of an upload that is joined but not complete; all of them have to be sent again. */
export async function discardChunks(
  database: Database,
  blobs: BlobStore,
  { id, storageKey }: UploadRow,
): Promise<void> {
  const isReset = await database.transaction(async tx => {
    const [row] = await tx
      .update(uploads)
      .set({ state: 'open', storageKey: newBlobKey() })
      .where(and(eq(uploads.id, id), eq(uploads.state, 'completing'), eq(uploads.storageKey, storageKey)))
      .returning({ id: uploads.id })
    if (row) await tx.delete(uploadChunks).where(eq(uploadChunks.uploadId, id))
    return row !== undefined
  })
  if (isReset) await blobs.delete(storageKey)
}
