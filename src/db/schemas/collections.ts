import type { RxJsonSchema } from 'rxdb'
import {
  type AccountDocument,
  type ConflictDocument,
  type HealthRecordDocument,
  ORDER_ORIGIN,
  type PatientDocument,
  type QuarantineDocument,
  type RecordingDocument,
} from '../documents.ts'
import { anything, bag, replicatedSchema } from './replicated.ts'

const text = { type: 'string' } as const
const keyText = (maxLength: number) => ({ type: 'string', maxLength }) as const
const order = { type: 'integer', minimum: 0, maximum: ORDER_ORIGIN, multipleOf: 1 } as const

const record = {
  name: text,
  recordType: keyText(32),
  status: keyText(32),
  patientClientId: keyText(64),
  data: bag,
}

export const accountSchema: RxJsonSchema<AccountDocument> = replicatedSchema(
  { name: text, email: anything, avatar: anything, data: bag },
  [],
)
export const patientSchema: RxJsonSchema<PatientDocument> = replicatedSchema({ name: text, data: bag }, [['order']])
export const healthRecordSchema: RxJsonSchema<HealthRecordDocument> = replicatedSchema(record, [
  ['patientClientId', 'order'],
])
export const recordingSchema: RxJsonSchema<RecordingDocument> = replicatedSchema(
  {
    ...record,
    syncStatus: keyText(16),
    syncAttempts: { type: 'integer' },
    lastSyncAttempt: anything,
    syncErrorMessage: anything,
  },
  [['order']],
)

export const conflictSchema: RxJsonSchema<ConflictDocument> = {
  version: 0,
  primaryKey: 'key',
  type: 'object',
  properties: {
    key: keyText(300),
    kind: text,
    clientId: keyText(64),
    field: text,
    title: text,
    kept: anything,
    keptDevice: anything,
    keptAt: text,
    lost: anything,
    lostDevice: anything,
    lostAt: text,
    order,
  },
  required: ['key', 'kind', 'clientId', 'field', 'keptAt', 'lostAt', 'order'],
  indexes: [['order']],
} as unknown as RxJsonSchema<ConflictDocument>

export const quarantineSchema: RxJsonSchema<QuarantineDocument> = {
  version: 0,
  primaryKey: 'key',
  type: 'object',
  properties: { key: keyText(300), kind: text, row: anything, issues: anything, seq: anything, at: anything },
  required: ['key', 'kind', 'row', 'issues', 'seq', 'at'],
} as unknown as RxJsonSchema<QuarantineDocument>
