import { type Clock, moment } from '../../clock.ts'
import { type Handler, read, write } from '../../rpc/handlers.ts'
import { createAssetLink, lookForAsset } from '../assets/asset-tokens.ts'
import type { TriageWork } from '../triage/write-triage.ts'
import { findLiveRecord } from './find-record.ts'
import { recordsInProgress } from './in-progress.ts'
import { newestRecords, pullRecords } from './list-records.ts'
import { toHealthRecord } from './record-row.ts'
import { createRecord, deleteRecord, updateRecord, writeTranscription } from './record-writes.ts'
import { withoutLongTexts } from './short-texts.ts'

interface Services {
  epoch: string
  clock: Clock
  triageWork: TriageWork
}

export const healthRecordHandlers = ({ epoch, clock, triageWork }: Services): Handler[] => [
  read('healthRecords:list', async (call, params) => {
    const { rows, meta } =
      params.since === undefined
        ? await newestRecords(call.db, epoch, call.userId, params)
        : await pullRecords(call.db, epoch, call.userId, params.since, params)
    if (rows.length > 0) call.audit({ action: 'healthRecords:list', objectType: 'health-record' })
    const records = rows.map(toHealthRecord)
    return { result: params.fullData ? records : records.map(withoutLongTexts), meta }
  }),

  read('healthRecords:listRecordsInProgress', async call => {
    const groups = await recordsInProgress(call.db, call.userId, moment(clock))
    const found = Object.values(groups).some(group => group.length > 0)
    if (found) call.audit({ action: 'healthRecords:listRecordsInProgress', objectType: 'health-record' })
    return { result: groups }
  }),

  read('healthRecords:get', async (call, { clientId, id, healthRecordId, includeResourceUrl }) => {
    const row = await findLiveRecord(call.db, call.userId, clientId ?? id ?? healthRecordId)
    const record = toHealthRecord(row)
    call.audit({ action: 'healthRecords:get', objectType: 'health-record', objectId: row.id })
    const { documentAssetId } = record.data
    if (!includeResourceUrl || !documentAssetId) return { result: record }
    const asset = await lookForAsset(call.db, call.userId, documentAssetId)
    if (asset?.healthRecordId !== row.id) return { result: record }
    const { url: resourceUrl } = await createAssetLink(call.db, asset, moment(clock))
    return { result: { ...record, data: { ...record.data, resourceUrl } } }
  }),

  write('healthRecords:create', async (call, { record, ...flat }) => ({
    result: await createRecord(call, triageWork, record ?? flat),
  })),

  write('healthRecords:update', async (call, { record, healthRecordId, baseSeq, patch, ...flat }) => {
    const written = { ...(record ?? flat), patch }
    const id = flat.clientId ?? flat.id ?? healthRecordId ?? written.clientId ?? written.id
    return { result: await updateRecord(call, triageWork, id, written, baseSeq) }
  }),

  write('healthRecords:updateTranscription', async (call, { clientId, id, healthRecordId, text, baseSeq }) => ({
    result: await writeTranscription(call, triageWork, clientId ?? id ?? healthRecordId, text, baseSeq),
  })),

  write('healthRecords:delete', async (call, { clientId, id, healthRecordId, baseSeq }) => ({
    result: await deleteRecord(call, clientId ?? id ?? healthRecordId, baseSeq),
  })),
]
