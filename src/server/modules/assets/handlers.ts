import { type Clock, moment } from '../../clock.ts'
import { find } from '../../replicated/read.ts'
import { writeAudit } from '../../rpc/audit.ts'
import { type Handler, staged } from '../../rpc/handlers.ts'
import { RECORDS } from '../health-records/record.ts'
import { createAssetLink, findAsset } from './asset-tokens.ts'

export const assetHandlers = ({ clock }: { clock: Clock }): Handler[] => [
  // Its result contains a token in clear, so it is never stored for replays; a repeat creates another token.
  staged('healthRecords:createDaAccessToken', async (call, { healthRecordId, documentAssetId }) => {
    const now = moment(clock)
    return call.database.transaction(async tx => {
      const record = healthRecordId === undefined ? undefined : await find(RECORDS, tx, call.userId, healthRecordId)
      const asset = await findAsset(tx, call.userId, documentAssetId, record)
      const opened = { action: 'healthRecords:createDaAccessToken', objectType: 'asset', objectId: asset.id } as const
      await writeAudit(tx, call, [opened], 'ok', now)
      return { result: await createAssetLink(tx, asset, now) }
    })
  }),
]
