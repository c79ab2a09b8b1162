import { and, eq, gt, isNull } from 'drizzle-orm'
import { ContractError } from '../../../contract/errors.ts'
import type { AnyId } from '../../../contract/ids.ts'
import { assetTokens, documentAssets } from '../../database/schema/documents.ts'
import { healthRecords } from '../../database/schema/records.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { hashToken, newToken } from '../account/tokens.ts'

/** Long enough to open a document or to fetch a recording, short enough to be worthless in a history. */
const LIFE_MS = 5 * 60_000

export const ASSETS_PATH = '/api/assets'

export type AssetRow = typeof documentAssets.$inferSelect

/** A document of the account whose record still exists, or null; by either kind of id. */
export async function lookForAsset(db: Db | Tx, userId: number, assetId: AnyId): Promise<AssetRow | null> {
  const matches = typeof assetId === 'number' ? eq(documentAssets.id, assetId) : eq(documentAssets.clientId, assetId)
  const [found] = await db
    .select({ asset: documentAssets })
    .from(documentAssets)
    .leftJoin(healthRecords, eq(healthRecords.id, documentAssets.healthRecordId))
    .where(
      and(
        eq(documentAssets.userId, userId),
        matches,
        isNull(documentAssets.deletedAt),
        isNull(healthRecords.deletedAt),
      ),
    )
  return found?.asset ?? null
}

/** NOT_FOUND alike for what does not exist, belongs to somebody else, or belongs to another record than is said. */
export async function findAsset(
  db: Db | Tx,
  userId: number,
  assetId: AnyId,
  healthRecordId: number | undefined,
): Promise<AssetRow> {
  const asset = await lookForAsset(db, userId, assetId)
  if (!asset || (healthRecordId !== undefined && asset.healthRecordId !== healthRecordId)) {
    throw new ContractError('NOT_FOUND', 'There is no such document.')
  }
  return asset
}

export interface AssetLink {
  token: string
  url: string
  expiresAt: string
}

/** S4: 256 random bits, of which only the hash is kept. */
export async function createAssetLink(db: Db | Tx, { id: assetId, userId }: AssetRow, now: Date): Promise<AssetLink> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  await db.insert(assetTokens).values({ tokenHash: hashToken(token), assetId, userId, createdAt: now, expiresAt })
  return { token, url: `${ASSETS_PATH}/${token}`, expiresAt: expiresAt.toISOString() }
}

/** The document that a token opens, or null for every reason there may be. */
export async function assetOfToken(db: Db, token: string, now: Date): Promise<AssetRow | null> {
  const [found] = await db
    .select({ asset: documentAssets })
    .from(assetTokens)
    .innerJoin(documentAssets, eq(documentAssets.id, assetTokens.assetId))
    .leftJoin(healthRecords, eq(healthRecords.id, documentAssets.healthRecordId))
    .where(
      and(
        eq(assetTokens.tokenHash, hashToken(token)),
        gt(assetTokens.expiresAt, now),
        isNull(documentAssets.deletedAt),
        isNull(healthRecords.deletedAt),
      ),
    )
  return found?.asset ?? null
}
