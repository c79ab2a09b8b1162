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

export type RecordingDocument = Replicated<RecordContent> & UploadLocal

/** Visits and triages: recorded, brought as a file, or typed (decision 66). */
export const recordings: Definition<RecordContent, UploadLocal, 'recording' | 'triage'> = {
  name: 'recordings',
  contentKeys: ['name', 'recordType', 'patientClientId', 'data'],
  local: UPLOADED,
  schema: replicatedSchema(1, recordProperties, [['recordType', 'order']]),
  migrations: recordMigrations,
  title: ({ name }) => name,
  kind: ({ recordType }) => (recordType === 'triage' ? 'triage' : 'recording'),
  dependsOn: patientOf,
}
