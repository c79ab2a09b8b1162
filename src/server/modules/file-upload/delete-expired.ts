import { and, eq, exists, inArray, isNotNull, isNull, lt, ne, not, or, sql } from 'drizzle-orm'
import type { BlobStore } from '../../blobs/blob-store.ts'
import type { Database } from '../../database/open.ts'
import { documentAssets, readPages, uploads } from '../../database/schema/documents.ts'
import { healthRecords } from '../../database/schema/records.ts'
import { emptiedBefore } from '../../replicated/tombstones.ts'

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
 * Deletes the bytes, names and pages of files whose record was deleted 90 days ago, or stopped naming them. Until then a
 * person may put them back; a device that still has the bytes can upload them again later, so the receipt goes too.
 */
export async function deleteOldAssets({ db }: Database, blobs: BlobStore, now: Date): Promise<void> {
  const before = emptiedBefore(now)
  const due = await db
    .select({ id: documentAssets.id, storageKey: documentAssets.storageKey })
    .from(documentAssets)
    .innerJoin(healthRecords, eq(healthRecords.id, documentAssets.healthRecordId))
    .where(
      and(
        isNull(documentAssets.deletedAt),
        or(lt(healthRecords.deletedAt, before), lt(documentAssets.removedAt, before)),
        not(isHeldSince(before)),
      ),
    )
  for (const { id, storageKey } of due) {
    await blobs.delete(storageKey)
    await db.update(documentAssets).set({ deletedAt: now }).where(eq(documentAssets.id, id))
  }
  // By what is stored, so that a kill in between leaves no copy.
  await db
    .update(documentAssets)
    .set({ fileName: '' })
    .where(and(isNotNull(documentAssets.deletedAt), ne(documentAssets.fileName, '')))
  const gone = db
    .select({ id: documentAssets.id })
    .from(documentAssets)
    .where(and(isNotNull(documentAssets.deletedAt), uploadOf))
  await db.delete(uploads).where(and(eq(uploads.state, 'completed'), exists(gone)))
  const ids = db.select({ id: documentAssets.id }).from(documentAssets).where(isNotNull(documentAssets.deletedAt))
  await db.delete(readPages).where(inArray(readPages.assetId, ids))
}

const uploadOf = and(eq(documentAssets.userId, uploads.userId), eq(documentAssets.clientId, uploads.clientId))

/** True if a record names the file that is there, or was deleted after `before`. */
const isHeldSince = (before: Date) => sql`exists (
  select 1 from ${healthRecords} holder
  where (holder.deleted_at is null or holder.deleted_at >= ${before}) and holder.user_id = ${documentAssets.userId}
    and (
      (holder.id = ${documentAssets.healthRecordId} and (${documentAssets.removedAt} is null or ${documentAssets.removedAt} >= ${before}))
      or holder.data->'documentAssetId' = to_jsonb(${documentAssets.id})
    )
)`
