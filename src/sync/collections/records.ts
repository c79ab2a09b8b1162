import { HealthRecord } from '../../contract/entities/health-record.ts'
import { NO_PATIENT, type ReplicatedName } from '../../db/documents.ts'
import { threeWay } from '../merge/three-way.ts'
import type { AnyDocument, Bag } from '../replica/outcome.ts'
import type { Push, ReplicatedCollection } from './collection.ts'

const patientOf = (document: Bag) =>
  document.patientClientId === NO_PATIENT ? null : (document.patientClientId as string)

const written = (document: AnyDocument): Bag => ({
  clientId: document.clientId,
  name: document.name,
  recordType: document.recordType,
  patientClientId: patientOf(document),
  data: document.data,
})

/** Health records and recordings are rows of one list on the server and differ here in type and device-local fields. */
export function recordCollection(
  name: ReplicatedName & ('healthRecords' | 'recordings'),
  listParams: Bag,
  local: Bag,
  merge: ReplicatedCollection['merge'] = threeWay,
): ReplicatedCollection {
  const reference = ({ clientId }: AnyDocument): Bag => ({ id: clientId, healthRecordId: clientId })
  return {
    name,
    contentKeys: ['name', 'recordType', 'patientClientId', 'data'],
    serverFields: ['status'],
    dependsOn(document) {
      const clientId = patientOf(document)
      return clientId ? { collection: 'patients', clientId } : null
    },
    row: HealthRecord,
    list: { method: 'healthRecords:list', params: { ...listParams, fullData: true }, pages: true },
    fromRow: row => ({
      name: row.name,
      recordType: row.recordType,
      status: row.status,
      patientClientId: row.patientClientId ?? NO_PATIENT,
      data: row.data,
    }),
    local,
    create: (document): Push => ({
      method: 'healthRecords:create',
      params: { ...written(document), status: document.status, createdAt: document.createdAt },
    }),
    update: (document): Push => ({
      method: 'healthRecords:update',
      params: { ...written(document), ...reference(document), baseSeq: document.sync.serverSeq ?? undefined },
    }),
    remove: (document): Push => ({
      method: 'healthRecords:delete',
      params: { ...reference(document), baseSeq: document.sync.serverSeq ?? undefined },
    }),
    merge,
    title: ({ name: title }) => String(title),
  }
}
