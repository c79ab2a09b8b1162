import { and, eq, getTableColumns, isNull, lt, ne, not } from 'drizzle-orm'
import type { BlobStore } from '../../blobs/blob-store.ts'
import type { Database } from '../../database/open.ts'
import { documentAssets, uploads } from '../../database/schema/documents.ts'
import { healthRecords } from '../../database/schema/records.ts'
import { emptiedBefore } from '../../replicated/tombstones.ts'
import { hasRecord } from '../assets/asset-tokens.ts'

/**
 * Deletes uploads without progress for a week (decision 51). First cancels them, so that none completes with these
 * bytes; then, outside a transaction, which on PGlite would block the only connection, deletes bytes and rows. Safe to
 * repeat after a kill.
 */
export async function deleteExpiredUploads({ db }: Database, blobs: BlobStore, now: Date): Promise<void> {
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

/**
 * Deletes the bytes of records that were deleted 90 days ago. Until then another device may put the record back with its
 * sound; a device that still has the bytes can upload them again later, so the old receipt is deleted too.
 */
export async function deleteOldAssets({ db }: Database, blobs: BlobStore, now: Date): Promise<void> {
  const due = await db
    .select(getTableColumns(documentAssets))
    .from(documentAssets)
    .innerJoin(healthRecords, eq(healthRecords.id, documentAssets.healthRecordId))
    .where(and(isNull(documentAssets.deletedAt), lt(healthRecords.deletedAt, emptiedBefore(now)), not(hasRecord)))
  for (const { id, userId, clientId, storageKey } of due) {
    await blobs.delete(storageKey)
    await db.update(documentAssets).set({ deletedAt: now }).where(eq(documentAssets.id, id))
    await db.delete(uploads).where(and(eq(uploads.userId, userId), eq(uploads.clientId, clientId)))
  }
}
