import type { Database } from '../../database/open.ts'
import { type Handler, read, write } from '../../rpc/handlers.ts'
import { newestRecords, pullRecords } from './list-records.ts'
import { toHealthRecord } from './record-row.ts'
import { createRecord, deleteRecord, updateRecord } from './record-writes.ts'
import { withoutLongTexts } from './short-texts.ts'

export const healthRecordHandlers = ({ epoch }: Pick<Database, 'epoch'>): Handler[] => [
  read('healthRecords:list', async (call, params) => {
    const { rows, meta } =
      params.since === undefined
        ? await newestRecords(call.db, epoch, call.userId, params)
        : await pullRecords(call.db, epoch, call.userId, params.since, params)
    if (rows.length > 0) call.audit({ action: 'healthRecords:list', objectType: 'health-record' })
    const records = rows.map(toHealthRecord)
    return { result: params.fullData ? records : records.map(withoutLongTexts), meta }
  }),

  write('healthRecords:create', async (call, { record, ...flat }) => ({
    result: await createRecord(call, record ?? flat),
  })),

  write('healthRecords:update', async (call, { record, healthRecordId, baseSeq, ...flat }) => {
    const written = record ?? flat
    const id = flat.clientId ?? flat.id ?? healthRecordId ?? written.clientId ?? written.id
    return { result: await updateRecord(call, id, written, baseSeq) }
  }),

  write('healthRecords:delete', async (call, { clientId, id, healthRecordId, baseSeq }) => ({
    result: await deleteRecord(call, clientId ?? id ?? healthRecordId, baseSeq),
  })),
]
