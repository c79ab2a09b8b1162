import { and, eq, isNull, lt, ne } from 'drizzle-orm'
import type { BlobStore } from '../../blobs/blob-store.ts'
import type { Database } from '../../database/open.ts'
import { documentAssets, uploads } from '../../database/schema/documents.ts'
import { healthRecords } from '../../database/schema/records.ts'

const DAY_MS = 86_400_000
/** As long as a deleted record keeps its content. */
const DELETED_RECORD_DAYS = 90

/**
 * Takes away what was received of uploads that nobody went on with for a week (decision 51). Cancelled first: from then
 * on nothing completes with these bytes, and an `init` begins anew under another key, however long the store takes. No
 * transaction is open meanwhile; on PGlite it would hold the only connection. The rows go last: where the process ends in
 * between, the next run finds both again.
 */
export async function forgetUploads({ db }: Database, blobs: BlobStore, now: Date): Promise<void> {
  const expired = await db
    .update(uploads)
    .set({ state: 'cancelled' })
    .where(and(lt(uploads.expiresAt, now), ne(uploads.state, 'completed')))
    .returning({ storageKey: uploads.storageKey })
  for (const { storageKey } of expired) {
    await blobs.delete(storageKey)
    await db.delete(uploads).where(eq(uploads.storageKey, storageKey))
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
