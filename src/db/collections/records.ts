import type { MigrationStrategies } from 'rxdb/plugins/core'
import type { HealthRecordData, RecordStatus, RecordType } from '../../contract/entities/health-record.ts'
import { NO_PATIENT } from '../document.ts'
import { anything, bag, integer, keyText, text } from './schema.ts'

/* What health records and recordings share: on the server they are rows of one table. */

export type RecordContent = {
  name: string
  recordType: RecordType
  status: RecordStatus
  patientClientId: string
  data: HealthRecordData
}

export type UploadStatus = 'pending' | 'syncing' | 'synced' | 'error'

/** State of the upload of a document's file (D §3); never sent. */
export type UploadLocal = {
  syncStatus: UploadStatus
  syncAttempts: number
  /** ISO time of the last attempt, by the device's clock. */
  lastSyncAttempt: string | null
  syncErrorMessage: string | null
}

/** The server has the document's file, or the document never had one. */
export const UPLOADED: UploadLocal = {
  syncStatus: 'synced',
  syncAttempts: 0,
  lastSyncAttempt: null,
  syncErrorMessage: null,
}

/** A file on its way into another record, or that was added to one: never shown as a record. */
export const isAttached = (document: object): boolean => attachedTo(document) !== null

/** clientId of that other record. */
export function attachedTo(document: object): string | null {
  const { data } = document as { data?: { attachTo?: unknown } }
  return typeof data?.attachTo === 'string' ? data.attachTo : null
}

/** No upload has been tried yet. */
export const UNTRIED: UploadLocal = { ...UPLOADED, syncStatus: 'pending' }

export const recordProperties = {
  name: text,
  recordType: keyText(32),
  status: keyText(32),
  patientClientId: keyText(64),
  data: bag,
  syncStatus: keyText(16),
  syncAttempts: integer,
  lastSyncAttempt: anything,
  syncErrorMessage: anything,
}

/** Version 1 adds an index by record type, and the upload state of a file to every record. */
export const recordMigrations: MigrationStrategies = { 1: document => ({ ...UPLOADED, ...document }) }

export const patientOf = ({ patientClientId }: Pick<RecordContent, 'patientClientId'>) =>
  patientClientId === NO_PATIENT ? null : { collection: 'patients', clientId: patientClientId }
