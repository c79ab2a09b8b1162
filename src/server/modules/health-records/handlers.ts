import { extentOf } from '../../audit/extent.ts'
import { type Clock, moment } from '../../clock.ts'
import { readPage, readRow } from '../../replicated/read.ts'
import { deleteRow } from '../../replicated/write.ts'
import { type Handler, read, write } from '../../rpc/handlers.ts'
import { createAssetLink, findAssetOrNull } from '../assets/asset-tokens.ts'
import type { RecordJobs } from '../record-kinds/record-kind.ts'
import { exportRecords } from './export-records.ts'
import { recordsInProgress } from './in-progress.ts'
import { RECORDS } from './record.ts'
import { createRecord, updateRecord, writeTranscript } from './record-writes.ts'
import { withoutLongTexts } from './short-texts.ts'

const { toWire } = RECORDS

export const healthRecordHandlers = ({ clock, jobs }: { clock: Clock; jobs: RecordJobs }): Handler[] => [
  read('healthRecords:list', async (call, params) => {
    const { rows, meta } = await readPage(RECORDS, call, params)
    const records = rows.map(toWire)
    return { result: params.fullData ? records : records.map(withoutLongTexts), meta }
  }),

  read('healthRecords:listRecordsInProgress', async call => {
    const groups = await recordsInProgress(call.db, call.userId, moment(clock))
    const found = Object.values(groups).flat()
    if (found.length > 0) call.audit({ objectType: RECORDS.objectType, extent: extentOf(found) })
    return { result: groups }
  }),

  read('healthRecords:get', async (call, { clientId, id, healthRecordId, includeResourceUrl }) => {
    const record = toWire(await readRow(RECORDS, call, clientId ?? id ?? healthRecordId))
    const { documentAssetId } = record.data
    if (!includeResourceUrl || !documentAssetId) return { result: record }
    const asset = await findAssetOrNull(call.db, call.userId, documentAssetId)
    if (asset?.healthRecordId !== record.id) return { result: record }
    const { url: resourceUrl } = await createAssetLink(call.db, asset, moment(clock))
    return { result: { ...record, data: { ...record.data, resourceUrl } } }
  }),

  read('healthRecords:export', async call => ({ result: await exportRecords(call) })),

  write('healthRecords:create', async (call, { record, ...flat }) => ({
    result: toWire(await createRecord(call, jobs, record ?? flat)),
  })),

  write('healthRecords:update', async (call, { record, healthRecordId, baseSeq, undelete, patch, ...flat }) => {
    const written = { ...(record ?? flat), patch }
    const id = flat.clientId ?? flat.id ?? healthRecordId ?? written.clientId ?? written.id
    return { result: toWire(await updateRecord(call, jobs, id, written, { baseSeq, undelete })) }
  }),

  write('healthRecords:updateTranscription', async (call, { clientId, id, healthRecordId, text, baseSeq }) => ({
    result: toWire(await writeTranscript(call, jobs, clientId ?? id ?? healthRecordId, text, baseSeq)),
  })),

  write('healthRecords:delete', async (call, { clientId, id, healthRecordId, baseSeq }) => ({
    result: toWire(await deleteRow(RECORDS, call, clientId ?? id ?? healthRecordId, baseSeq)),
  })),
]
