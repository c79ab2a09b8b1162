import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { users } from '../../database/schema/accounts.ts'
import { assetTokens, documentAssets } from '../../database/schema/documents.ts'
import { healthRecords } from '../../database/schema/records.ts'
import { shareLinks } from '../../database/schema/shares.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { hashToken } from '../../sessions/tokens.ts'
import { type AssetRow, hasRecord } from '../assets/asset-tokens.ts'

export type ShareRow = typeof shareLinks.$inferSelect

/** True if the record of a link can be read: neither it nor its patient is deleted, its account stays and agrees. */
const recordStays = sql`exists (
  select 1 from ${healthRecords} shared
  join ${users} owner on owner.id = shared.user_id
  left join patients person on person.id = shared.patient_id
  where shared.id = ${shareLinks.healthRecordId} and shared.user_id = ${shareLinks.userId}
    and shared.deleted_at is null and person.deleted_at is null
    and owner.deleted_at is null and owner.delete_after is null
    and owner.data #> '{activity,consent}' = 'true'
)`

/** A link that has neither expired nor been revoked, and whose record stays. */
const opens = (now: Date) => and(gt(shareLinks.expiresAt, now), isNull(shareLinks.revokedAt), recordStays)

/** Counts an opening of the link. Null for every kind of refusal. */
export async function openShare(tx: Tx, token: string, now: Date): Promise<ShareRow | null> {
  const [opened] = await tx
    .update(shareLinks)
    .set({ openedCount: sql`${shareLinks.openedCount} + 1`, lastOpenedAt: now })
    .where(and(eq(shareLinks.tokenHash, hashToken(token)), opens(now)))
    .returning()
  return opened ?? null
}

/** The link, without counting. Null for every kind of refusal. */
export async function findOpenShare(db: Db | Tx, token: string, now: Date): Promise<ShareRow | null> {
  const [found] = await db
    .select()
    .from(shareLinks)
    .where(and(eq(shareLinks.tokenHash, hashToken(token)), opens(now)))
  return found ?? null
}

/** The document that a token made through a share link opens, while that link does. Null for every kind of refusal. */
export async function assetOfShare(db: Db, token: string, now: Date): Promise<AssetRow | null> {
  const [found] = await db
    .select({ asset: documentAssets })
    .from(assetTokens)
    .innerJoin(shareLinks, eq(shareLinks.id, assetTokens.shareId))
    .innerJoin(documentAssets, eq(documentAssets.id, assetTokens.assetId))
    .where(
      and(
        eq(assetTokens.tokenHash, hashToken(token)),
        gt(assetTokens.expiresAt, now),
        eq(shareLinks.allowSourceAccess, true),
        opens(now),
        isNull(documentAssets.deletedAt),
        hasRecord,
      ),
    )
  return found?.asset ?? null
}
