import { and, desc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import { ContractError } from '../../../contract/errors.ts'
import type { AnyId } from '../../../contract/ids.ts'
import type { Share } from '../../../contract/methods/health-record-sharing.ts'
import { daysBefore, SHARE_DAYS } from '../../database/delete-expired.ts'
import { healthRecords } from '../../database/schema/records.ts'
import { shareLinks } from '../../database/schema/shares.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { find } from '../../replicated/read.ts'
import { emptiedBefore } from '../../replicated/tombstones.ts'
import { hashToken, newToken } from '../../sessions/tokens.ts'
import { findAsset } from '../assets/asset-tokens.ts'
import { RECORDS, type RecordRow } from '../health-records/record.ts'
import type { ShareRow } from './open-share.ts'

/** Links to one record that work at the same time. */
const MOST_LINKS = 100

export interface NewShare {
  healthRecordId: AnyId
  documentAssetId?: AnyId | null | undefined
  /** Seconds. */
  ttl: number
  allowSourceAccess?: boolean | undefined
  recipient?: string | undefined
}

/** Throws NOT_FOUND for a record of another account, GONE for a deleted one, UNPROCESSABLE for one that is not ready. */
export async function createShare(
  tx: Tx,
  userId: number,
  { healthRecordId, documentAssetId, ttl, allowSourceAccess = false, recipient }: NewShare,
  now: Date,
): Promise<{ token: string; share: Share }> {
  const record = await find(RECORDS, tx, userId, healthRecordId)
  if (record.deletedAt) throw new ContractError('GONE', 'The record was deleted.')
  if (record.recordType === 'ambient-scribe' || record.recordType === 'triage' || record.status !== 'processed') {
    throw new ContractError('UNPROCESSABLE', 'Only a health record that is read to its end can be shared.')
  }
  const asset = documentAssetId ?? record.data.documentAssetId ?? null
  if (allowSourceAccess && asset === null) throw new ContractError('UNPROCESSABLE', 'The record has no document.')
  if (asset !== null && (allowSourceAccess || documentAssetId)) {
    const { id } = await findAsset(tx, userId, asset, record)
    // Only the record's own document is its source; what is attached beside it is not shared.
    if (id !== record.data.documentAssetId) throw new ContractError('NOT_FOUND', 'There is no such document.')
  }
  await refuseTooMany(tx, record.id, now)
  const token = newToken()
  const values = {
    ...{ tokenHash: hashToken(token), userId, healthRecordId: record.id, allowSourceAccess },
    recipient: recipient?.trim() || null,
    ...{ createdAt: now, expiresAt: new Date(now.getTime() + ttl * 1000) },
  }
  const [made] = await tx.insert(shareLinks).values(values).returning()
  if (!made) throw new TypeError('a link was not stored')
  return { token, share: toWire(made, record) }
}

async function refuseTooMany(tx: Tx, recordId: number, now: Date): Promise<void> {
  const working = and(
    eq(shareLinks.healthRecordId, recordId),
    isNull(shareLinks.revokedAt),
    gt(shareLinks.expiresAt, now),
  )
  if ((await tx.$count(shareLinks, working)) < MOST_LINKS) return
  throw new ContractError('UNPROCESSABLE', 'There are too many links to this record; revoke one.')
}

/** The account's links to records that are not deleted: with those the links have ended for good. */
export async function listShares(db: Db, userId: number, recordId: number | undefined, now: Date): Promise<Share[]> {
  const since = daysBefore(now, SHARE_DAYS)
  const rows = await db
    .select({ share: shareLinks, record: healthRecords })
    .from(shareLinks)
    .innerJoin(healthRecords, eq(healthRecords.id, shareLinks.healthRecordId))
    .where(
      and(
        eq(shareLinks.userId, userId),
        recordId === undefined ? undefined : eq(shareLinks.healthRecordId, recordId),
        isNull(healthRecords.deletedAt),
        gt(shareLinks.expiresAt, since),
        or(isNull(shareLinks.revokedAt), gt(shareLinks.revokedAt, since)),
      ),
    )
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id))
  return rows.map(({ share, record }) => toWire(share, record))
}

/** Ends the link; one that has ended stays as it is. Throws NOT_FOUND for a link of another account. */
export async function revokeShare(tx: Tx, userId: number, id: number, now: Date): Promise<Share> {
  const own = and(eq(shareLinks.id, id), eq(shareLinks.userId, userId))
  await tx
    .update(shareLinks)
    .set({ revokedAt: now })
    .where(and(own, isNull(shareLinks.revokedAt)))
  const [found] = await tx
    .select({ share: shareLinks, record: healthRecords })
    .from(shareLinks)
    .innerJoin(healthRecords, eq(healthRecords.id, shareLinks.healthRecordId))
    .where(own)
  if (!found) throw new ContractError('NOT_FOUND', 'There is no such link.')
  return toWire(found.share, found.record)
}

/** Links to records that have lost their content. */
export async function deleteEmptyLinks({ db }: { db: Db }, now: Date): Promise<void> {
  const emptied = db
    .select({ id: healthRecords.id })
    .from(healthRecords)
    .where(lt(healthRecords.deletedAt, emptiedBefore(now)))
  await db.delete(shareLinks).where(inArray(shareLinks.healthRecordId, emptied))
}

const toWire = (
  { id, healthRecordId, recipient, allowSourceAccess, openedCount, ...times }: ShareRow,
  { clientId, name, recordType }: Pick<RecordRow, 'clientId' | 'name' | 'recordType'>,
): Share => ({
  ...{ id, healthRecordId, recordClientId: clientId, recordName: name, recordType },
  ...{ recipient, allowSourceAccess, openedCount },
  createdAt: times.createdAt.toISOString(),
  expiresAt: times.expiresAt.toISOString(),
  revokedAt: times.revokedAt?.toISOString() ?? null,
  lastOpenedAt: times.lastOpenedAt?.toISOString() ?? null,
})
