import type { SQL } from 'drizzle-orm'
import type { HealthRecordData, RecordStatus, RecordType } from '../../../contract/entities/health-record.ts'
import type { UserData } from '../../../contract/entities/user.ts'
import type { ContractError } from '../../../contract/errors.ts'
import type { UploadOptions } from '../../../contract/methods/file-upload.ts'
import type { BlobReceipt } from '../../blobs/blob-store.ts'
import type { healthRecords } from '../../database/schema/records.ts'
import type { Counter } from '../../database/schema/usage.ts'
import type { Tx } from '../../database/transaction.ts'
import type { WriteCall } from '../../rpc/call.ts'
import type { DetectedType } from '../file-upload/magic-bytes.ts'
import type { Outcome } from '../transcription/outcome.ts'

/** What differs by kind of record; everything else is the same for all. */
export interface RecordKind {
  created(call: WriteCall, jobs: RecordJobs, written: ClientWrite): Promise<NextState>
  updated(call: WriteCall, jobs: RecordJobs, current: StoredRecord, written: ClientWrite): Promise<NextState>
  /** `data` has a person's transcript, which no engine replaces. */
  transcriptWritten(
    call: WriteCall,
    jobs: RecordJobs,
    current: StoredRecord,
    data: HealthRecordData,
  ): Promise<NextState>
  /**
   * Why a record of this kind may not change to another kind; with null, why another record may not change to this
   * kind. Null if it may.
   */
  kindChangeError(current: StoredRecord | null): ContractError | null
  /** Whether a repeated create has the data of the record (I2). */
  sameData(stored: HealthRecordData, written: HealthRecordData): boolean
  /** The next state after an engine's work. */
  transcribed(jobs: Pick<RecordJobs, 'score'>, outcome: Outcome): Outcome & Pick<NextState, 'afterWrite'>
  /** Which records wait for a speech engine, and the data that clears the waiting; null if none do. */
  waiting: { where: SQL; cleared: HealthRecordData } | null
  upload: UploadRules
}

export type StoredRecord = Pick<
  typeof healthRecords.$inferSelect,
  'recordType' | 'status' | 'patientId' | 'data' | 'createdAt'
>

/** A client's write of a record, its data merged with the current data. */
export interface ClientWrite {
  status: RecordStatus | undefined
  patientId: number | null
  data: HealthRecordData
}

/** What the record becomes. */
export interface NextState {
  status: RecordStatus
  data: HealthRecordData
  /** Enqueues the work that follows. Called in the transaction, after the row was written. */
  afterWrite?(tx: Tx, row: { id: number; seq: number }): Promise<void>
}

/** Enqueues work on a record; it exists if and only if the transaction commits. */
export interface RecordJobs {
  score(tx: Tx, job: { recordId: number; seq: number }): Promise<void>
  /** Null for a text without a document. */
  read(tx: Tx, job: { recordId: number; assetId: number | null }): Promise<void>
  report(tx: Tx, job: { recordId: number; requestId: string }): Promise<void>
  insight(tx: Tx, job: { recordId: number }): Promise<void>
  /** `delay` in seconds. */
  remind(tx: Tx, job: { recordId: number; dueAt: number }, delay: number): Promise<void>
  reply(tx: Tx, job: { messageId: number }): Promise<void>
  /** Undefined without a speech engine. */
  transcribe: ((tx: Tx, job: { recordId: number; assetId: number }) => Promise<void>) | undefined
}

/** What differs by the purpose of an upload. */
export interface UploadRules {
  recordType(options: UploadOptions): RecordType
  /** `size` in bytes, above 0. Throws TOO_LARGE. */
  checkSize(size: number, plan: string): void
  /** Throws UNPROCESSABLE. Null and undefined pass: the device does not know the length. */
  checkDuration(seconds: number | null | undefined): void
  /** Throws UNSUPPORTED_MEDIA if the detected type is not accepted (S3). */
  checkType(detected: DetectedType | null): DetectedType
  /** The record's name if neither device nor user gave one. */
  nameOf(fileName: string): string
  /** `data` by the upload; data that the device pushed before takes precedence. */
  dataOf(file: UploadedFile, account: UserData): HealthRecordData
  /** What an upload is counted as; null for recordings and triages, which are never counted (decision 121). */
  counter: Counter | null
  /** The record's next state, with its bytes. */
  uploaded(jobs: RecordJobs, data: HealthRecordData, assetId: number): NextState
}

export interface UploadedFile {
  assetId: number
  fileName: string
  options: UploadOptions
  receipt: BlobReceipt
  type: DetectedType
}
