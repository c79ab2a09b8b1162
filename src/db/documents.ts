import type { HealthRecordData, RecordStatus, RecordType } from '../contract/entities/health-record.ts'
import type { PatientData } from '../contract/entities/patient.ts'
import type { UserData } from '../contract/entities/user.ts'

/** Which queue a document waits in; indexed, so that the engine finds its work without reading the rest. */
export const QUEUE = { none: 0, push: 1, upload: 2, parked: 3 } as const
export type Queue = (typeof QUEUE)[keyof typeof QUEUE]

/** A deletion stays on the device this long before it is sent, so that it can be taken back with one tap. */
export const DELETION_HELD_MS = 6000

/** Why the server refused a document; it stays here until somebody corrects, exports or discards it (I5). */
export interface Parked {
  /** A name from the contract's errors. */
  code: string
  errorType: string | null
  /** The server's sentence for people, if it sent one. */
  userMessage: string | null
  /** Where the input was wrong, by path. */
  issues: { path: string; message: string }[]
  /** Device clock, milliseconds. For showing only. */
  at: number
}

/**
 * The state of replication of one document, written in the same write as the edit (I9): the document is dirty exactly
 * while `localRev` is not `ackedRev`.
 */
export interface SyncState<Content> {
  localRev: number
  ackedRev: number
  /** The operation that `localRev` stands for; a new one with every edit. */
  opId: string
  /** The server's `seq` of the row that this document was built on; null while the server never answered with it. */
  serverSeq: number | null
  /** The server's epoch in which `serverSeq` was given. */
  epoch: string | null
  /** What the server had when the first unsent edit began; null for a clean document and for a new one. */
  base: Content | null
  parked: Parked | null
  /** Set when this write gives back what a restored server lost (I8); travels as `meta.restoredFrom`. */
  restoredFrom: { epoch: string; seq: number } | null
  /** Device clock of the last edit, milliseconds. For showing only. */
  editedAt: number
}

/** A document of a replicated collection: the content, its identity, and the state of its replication. */
export type Replicated<Content> = Content & {
  /** Made on the device; the primary key. */
  clientId: string
  /** The server's number, once it is known. */
  id: number | null
  createdAt: string
  updatedAt: string
  /** Set from the moment somebody deletes it until the server confirms; such documents are hidden. */
  deletedAt: string | null
  /** Lists sort ascending on this: ORDER_ORIGIN minus the time of creation, so that the newest comes first. */
  order: number
  queue: Queue
  sync: SyncState<Content>
}

export type PatientContent = { name: string; data: PatientData }
export type PatientDocument = Replicated<PatientContent>

export type AccountContent = { name: string; email: string | null; avatar: string | null; data: UserData }
export type AccountDocument = Replicated<AccountContent>

export type RecordContent = {
  name: string
  recordType: RecordType
  status: RecordStatus
  patientClientId: string
  data: HealthRecordData
}
export type HealthRecordDocument = Replicated<RecordContent>

export type RecordingSyncStatus = 'pending' | 'syncing' | 'synced' | 'error'
/** Device-local fields of a recording (D §3); never sent. */
export type RecordingLocal = {
  syncStatus: RecordingSyncStatus
  syncAttempts: number
  /** ISO time of the last attempt, by the device's clock. */
  lastSyncAttempt: string | null
  syncErrorMessage: string | null
}
export type RecordingDocument = HealthRecordDocument & RecordingLocal

/** A version that lost a merge, kept beside the document (I10). */
export type ConflictDocument = {
  /** `${collection}|${clientId}|${field}|${time}` made unique by the operation. */
  key: string
  /** The collection of the document; RxDB keeps the word `collection` for itself. */
  kind: ReplicatedName
  clientId: string
  /** Dotted path of the field, or `deleted` for an edit against a deletion. */
  field: string
  title: string
  /** What stands in the document now, and where it came from. */
  kept: unknown
  keptDevice: string | null
  keptAt: string
  /** What was displaced. */
  lost: unknown
  lostDevice: string | null
  lostAt: string
  order: number
}

/** A row of the server that this version cannot read (I20): kept, shown, and not in the way of the others. */
export type QuarantineDocument = {
  /** `${collection}|${clientId or position}` */
  key: string
  kind: ReplicatedName
  row: unknown
  /** What did not fit, by path. */
  issues: { path: string; message: string }[]
  seq: number
  at: number
}

export type Documents = {
  account: AccountDocument
  patients: PatientDocument
  healthRecords: HealthRecordDocument
  recordings: RecordingDocument
  conflicts: ConflictDocument
  quarantine: QuarantineDocument
}
export const REPLICATED = ['account', 'patients', 'healthRecords', 'recordings'] as const
export type ReplicatedName = (typeof REPLICATED)[number]

/** After every date that a record can carry, so that `order` is never negative. */
export const ORDER_ORIGIN = 4e12

/** The sort key of a time: newest first when ascending. An unreadable time sorts last. */
export function orderOf(createdAt: string): number {
  const time = Date.parse(createdAt)
  return Number.isFinite(time) ? Math.min(ORDER_ORIGIN, Math.max(0, ORDER_ORIGIN - time)) : ORDER_ORIGIN
}

/** RxDB indexes strings only; a record without a patient carries this. */
export const NO_PATIENT = ''
