import { and, eq, isNull, lt, ne } from 'drizzle-orm'
import type { BlobStore } from '../../blobs/blob-store.ts'
import type { Database } from '../../database/open.ts'
import { documentAssets, uploads } from '../../database/schema/documents.ts'
import { healthRecords } from '../../database/schema/records.ts'

const DAY_MS = 86_400_000
/** As long as a deleted record keeps its content. */
const DELETED_RECORD_DAYS = 90

/** Takes away what was received of uploads that nobody went on with for a week (decision 51). */
export async function forgetUploads({ db }: Database, blobs: BlobStore, now: Date): Promise<void> {
  const expired = await db
    .select({ id: uploads.id, storageKey: uploads.storageKey })
    .from(uploads)
    .where(and(lt(uploads.expiresAt, now), ne(uploads.state, 'completed')))
  for (const { id, storageKey } of expired) {
    // The row last: where the process ends in between, the next run finds both again.
    await blobs.delete(storageKey)
    await db.delete(uploads).where(and(eq(uploads.id, id), lt(uploads.expiresAt, now), ne(uploads.state, 'completed')))
  }
}

/** Takes away the bytes of records that were deleted long ago. */
export async function forgetAssets({ db }: Database, blobs: BlobStore, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - DELETED_RECORD_DAYS * DAY_MS)
  const due = await db
    .select({ id: documentAssets.id, storageKey: documentAssets.storageKey })
    .from(documentAssets)
    .innerJoin(healthRecords, eq(healthRecords.id, documentAssets.healthRecordId))
    .where(and(isNull(documentAssets.deletedAt), lt(healthRecords.deletedAt, longAgo)))
  for (const { id, storageKey } of due) {
    await blobs.delete(storageKey)
    await db.update(documentAssets).set({ deletedAt: now }).where(eq(documentAssets.id, id))
  }
}
