import { and, eq } from 'drizzle-orm'
import type { AnyId } from '../../../contract/ids.ts'
import { extentOf } from '../../audit/extent.ts'
import { type Clock, moment } from '../../clock.ts'
import { healthRecords } from '../../database/schema/records.ts'
import type { Tx } from '../../database/transaction.ts'
import { SHARED_PATH } from '../../paths.ts'
import { findOrNull, find as findRow, isRow } from '../../replicated/read.ts'
import { writeAudit } from '../../rpc/audit.ts'
import { type Handler, read, staged, write } from '../../rpc/handlers.ts'
import { type SharedHandler, shared, shareRefused } from '../../rpc/shared.ts'
import { type AssetRow, createAssetLink, findAssetOrNull } from '../assets/asset-tokens.ts'
import { RECORDS, type RecordRow } from '../health-records/record.ts'
import { findOpenShare, openShare, type ShareRow } from './open-share.ts'
import { createShare, listShares, revokeShare } from './own-shares.ts'
import { sharedRecord } from './shared-record.ts'

const { toWire } = RECORDS

/** What the owner of records does with links to them. */
export const sharingHandlers = ({ clock }: { clock: Clock }): Handler[] => [
  // Its result contains a token in clear, so it is never stored for replays; a repeat makes another link.
  staged('healthRecords:createShareToken', async (call, params) => {
    const now = moment(clock)
    return call.database.transaction(async tx => {
      const result = await createShare(tx, call.userId, params, now)
      const { id, healthRecordId } = result.share
      const entries = [
        { action: 'healthRecords:createShareToken', objectType: RECORDS.objectType, objectId: healthRecordId },
        { action: 'healthRecords:createShareToken', objectType: 'share', objectId: id },
      ]
      await writeAudit(tx, call, entries, 'ok', now)
      return { result }
    })
  }),

  read('healthRecords.shares:list', async ({ db, userId, audit }, { healthRecordId }) => {
    const record = healthRecordId === undefined ? undefined : await findRow(RECORDS, db, userId, healthRecordId)
    const shares = await listShares(db, userId, record?.id, moment(clock))
    if (shares.length > 0) audit({ objectType: 'share', extent: extentOf(shares) })
    return { result: { shares } }
  }),

  write('healthRecords.shares:revoke', async (call, { id }) => {
    const share = await revokeShare(call.tx, call.userId, id, call.now)
    call.audit({ objectType: 'share', objectId: id })
    return { result: { share } }
  }),
]

/** What the holder of a link does with it; a session plays no part. */
export const sharedHandlers = ({ clock }: { clock: Clock }): SharedHandler[] => [
  shared('healthRecords:get', ({ database }, { shareToken, clientId, id, healthRecordId }) => {
    const now = moment(clock)
    return database.transaction(async tx => {
      const share = await openShare(tx, shareToken, now)
      const record = share && (await recordOf(tx, share, [clientId, id, healthRecordId]))
      if (!record) throw shareRefused()
      const source = await sourceOf(tx, share, record)
      await auditOpening(tx, share, 'healthRecords:get', RECORDS.objectType, record.id, now)
      const { expiresAt } = share
      return {
        result: sharedRecord(toWire(record), {
          expiresAt: expiresAt.toISOString(),
          source: source && wireSource(source),
        }),
      }
    })
  }),

  shared('healthRecords:createDaAccessToken', ({ database }, { shareToken, healthRecordId, documentAssetId }) => {
    const now = moment(clock)
    return database.transaction(async tx => {
      const share = await findOpenShare(tx, shareToken, now)
      const record = share && (await recordOf(tx, share, [healthRecordId]))
      const source = record && (await sourceOf(tx, share, record))
      if (!source || (source.id !== documentAssetId && source.clientId !== documentAssetId)) throw shareRefused()
      await auditOpening(tx, share, 'healthRecords:createDaAccessToken', 'asset', source.id, now)
      const { token, expiresAt } = await createAssetLink(tx, source, now, share)
      return { result: { token, url: `${SHARED_PATH}/${token}`, expiresAt } }
    })
  }),
]

/** The record of a link; null if it is gone, or if the call names another one. */
async function recordOf(tx: Tx, share: ShareRow, named: (AnyId | undefined)[]): Promise<RecordRow | null> {
  for (const id of named) {
    if (id === undefined) continue
    const [same] = await tx
      .select({ id: healthRecords.id })
      .from(healthRecords)
      .where(and(isRow(healthRecords, share.userId, id), eq(healthRecords.id, share.healthRecordId)))
    if (!same) return null
  }
  return await findOrNull(RECORDS, tx, share.userId, share.healthRecordId)
}

/** The source document of a record whose link allows it. */
async function sourceOf(tx: Tx, share: ShareRow, { data }: RecordRow): Promise<AssetRow | null> {
  if (!share.allowSourceAccess || !data.documentAssetId) return null
  return await findAssetOrNull(tx, share.userId, data.documentAssetId)
}

const wireSource = ({ id, fileName, mimeType, size }: AssetRow) => ({
  documentAssetId: id,
  ...{ name: fileName.slice(0, 500), mimeType, size },
})

/** Two rows: which link, and what it opened. The account is that of the record; there is no session. */
async function auditOpening(
  tx: Tx,
  { id, userId }: ShareRow,
  action: string,
  objectType: string,
  objectId: number,
  now: Date,
): Promise<void> {
  const entries = [
    { action, objectType: 'share', objectId: id },
    { action, objectType, objectId },
  ]
  await writeAudit(tx, { userId, session: null }, entries, 'ok', now)
}
