import type { Bag } from '../../contract/bag.ts'
import { HealthRecord } from '../../contract/entities/health-record.ts'
import { type AnyDocument, NO_PATIENT } from '../../db/document.ts'
import { baseOf, type Wire } from './collection.ts'

const reference = ({ clientId }: AnyDocument): Bag => ({ id: clientId, healthRecordId: clientId })

const written = (document: AnyDocument): Bag => ({
  clientId: document.clientId,
  name: document.name,
  recordType: document.recordType,
  patientClientId: document.patientClientId === NO_PATIENT ? null : document.patientClientId,
  data: document.data,
})

/** Health records and recordings are rows of one table on the server; `listParams` selects between them. */
export const recordWire = (
  listParams: Bag,
  { merge, uploadSides }: Required<Pick<Wire, 'merge' | 'uploadSides'>>,
): Wire => ({
  row: HealthRecord,
  list: { method: 'healthRecords:list', params: { ...listParams, fullData: true }, pages: true },
  fromRow: row => ({
    name: row.name,
    recordType: row.recordType,
    status: row.status,
    patientClientId: row.patientClientId ?? NO_PATIENT,
    data: row.data,
  }),
  create: document => ({
    method: 'healthRecords:create',
    params: { ...written(document), status: document.status, createdAt: document.createdAt },
  }),
  update: document => ({
    method: 'healthRecords:update',
    params: { ...written(document), ...reference(document), ...baseOf(document) },
  }),
  remove: document => ({
    method: 'healthRecords:delete',
    params: { ...reference(document), baseSeq: document.sync.serverSeq ?? undefined },
  }),
  merge,
  uploadSides,
})
