import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { ContractError } from '../../../contract/errors.ts'
import type { AnyId } from '../../../contract/ids.ts'
import type { Database } from '../../database/open.ts'
import { assetTokens, documentAssets } from '../../database/schema/documents.ts'
import { healthRecords } from '../../database/schema/records.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import type { Download } from '../../http/file-services.ts'
import { ASSETS_PATH } from '../../paths.ts'
import { writeAudit } from '../../rpc/audit.ts'
import { hashToken, newToken } from '../../sessions/tokens.ts'
import type { RecordRow } from '../health-records/record.ts'

/** Long enough to open a document or fetch a recording, too short to be of use in a browser's history. */
const LIFETIME_MS = 5 * 60_000

export type AssetRow = typeof documentAssets.$inferSelect

/** True if a record that is not deleted has the document; a sheet with several sample dates has one for each. */
export const hasRecord = sql`exists (
  select 1 from ${healthRecords} holder
  where holder.deleted_at is null and holder.user_id = ${documentAssets.userId}
    and (holder.id = ${documentAssets.healthRecordId} or holder.data->'documentAssetId' = to_jsonb(${documentAssets.id}))
)`

/** A document of the account by either kind of id; null if there is none or no record has it any more. */
export async function findAssetOrNull(db: Db | Tx, userId: number, assetId: AnyId): Promise<AssetRow | null> {
  const matches = typeof assetId === 'number' ? eq(documentAssets.id, assetId) : eq(documentAssets.clientId, assetId)
  const [found] = await db
    .select()
    .from(documentAssets)
    .where(and(eq(documentAssets.userId, userId), matches, isNull(documentAssets.deletedAt), hasRecord))
  return found ?? null
}

/** Throws the same NOT_FOUND for an unknown document, one of another account, and one of another record than named. */
export async function findAsset(
  db: Db | Tx,
  userId: number,
  assetId: AnyId,
  record: Pick<RecordRow, 'id' | 'data'> | undefined,
): Promise<AssetRow> {
  const asset = await findAssetOrNull(db, userId, assetId)
  const isOfRecord = !record || asset?.healthRecordId === record.id || asset?.id === record.data.documentAssetId
  if (!asset || !isOfRecord) {
    throw new ContractError('NOT_FOUND', 'There is no such document.')
  }
  return asset
}

export interface AssetLink {
  token: string
  url: string
  expiresAt: string
}

/** S4: 256 random bits; only the hash is stored. A link made through a share ends with it. */
export async function createAssetLink(
  db: Db | Tx,
  { id: assetId, userId }: AssetRow,
  now: Date,
  share?: { id: number; expiresAt: Date },
): Promise<AssetLink> {
  const token = newToken()
  const expiresAt = new Date(Math.min(now.getTime() + LIFETIME_MS, share?.expiresAt.getTime() ?? Infinity))
  const shareId = share?.id ?? null
  await db
    .insert(assetTokens)
    .values({ tokenHash: hashToken(token), assetId, userId, shareId, createdAt: now, expiresAt })
  return { token, url: `${ASSETS_PATH}/${token}`, expiresAt: expiresAt.toISOString() }
}

/** Writes down that a token's bytes, or pages, are read, at the first use: a player asks for the same file in many parts. */
export async function noteDownload(
  { transaction }: Pick<Database, 'transaction'>,
  { action, token, asset: { id, userId } }: Download,
  now: Date,
): Promise<void> {
  const column = action === 'asset:page' ? 'pageOpenedAt' : 'fileOpenedAt'
  await transaction(async tx => {
    const unused = and(eq(assetTokens.tokenHash, hashToken(token)), isNull(assetTokens[column]))
    const { rowCount } = await tx
      .update(assetTokens)
      .set({ [column]: now })
      .where(unused)
    if (!rowCount) return
    await writeAudit(tx, { userId, session: null }, [{ action, objectType: 'asset', objectId: id }], 'ok', now)
  })
}

/** The document that a token opens; null for every kind of refusal. */
export async function assetOfToken(db: Db, token: string, now: Date): Promise<AssetRow | null> {
  const [found] = await db
    .select({ asset: documentAssets })
    .from(assetTokens)
    .innerJoin(documentAssets, eq(documentAssets.id, assetTokens.assetId))
    .where(
      and(
        eq(assetTokens.tokenHash, hashToken(token)),
        gt(assetTokens.expiresAt, now),
        isNull(assetTokens.shareId),
        isNull(documentAssets.deletedAt),
        hasRecord,
      ),
    )
  return found?.asset ?? null
}
