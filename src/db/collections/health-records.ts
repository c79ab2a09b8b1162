import type { Replicated } from '../document.ts'
import type { Definition } from './definition.ts'
import {
  patientOf,
  type RecordContent,
  recordMigrations,
  recordProperties,
  UPLOADED,
  type UploadLocal,
} from './records.ts'
import { replicatedSchema } from './schema.ts'

type Kind = 'treatment' | 'healthLog' | 'document' | 'healthRecord'
export type HealthRecordDocument = Replicated<RecordContent> & UploadLocal

export const healthRecords: Definition<RecordContent, UploadLocal, Kind> = {
  name: 'healthRecords',
  contentKeys: ['name', 'recordType', 'patientClientId', 'data'],
  local: UPLOADED,
  schema: replicatedSchema(1, recordProperties, [['patientClientId', 'recordType', 'order']]),
  migrations: recordMigrations,
  title: ({ name }) => name,
  kind({ recordType, data }) {
    if (recordType === 'treatment' || recordType === 'healthLog') return recordType
    return data.sourceType === 'file' ? 'document' : 'healthRecord'
  },
  dependsOn: patientOf,
}
