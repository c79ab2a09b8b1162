import type { RecordingGap } from '../../contract/entities/health-record.ts'
import type { TypedTriage } from '../../contract/entities/triage-input.ts'
import type { Assessment } from '../../domain/triage/assess.ts'
import type { ProfileId } from '../../domain/triage/profiles/profile.ts'
import type { ReplicatedName } from '../collections/replicated.ts'

/** What the device knows of a triage when it is finished. */
export interface TriageDetails {
  profileId: ProfileId
  usePatientNameAsRecordingName: boolean
  /** ISO 8601. */
  startedAt: string
  typed: TypedTriage
  /** Null if nothing but the recording is known. */
  provisional: { assessment: Assessment; at: string } | null
}

/** Sent with the bytes of a file; its document can be rebuilt from these details (decision 66). */
interface FileDetails {
  fileName: string
  /** Name of the document. */
  name: string
  mimeType: string
  patientClientId: string
  /** ISO 8601. */
  createdAt: string
  /** Language of the interface, for reading or transcribing the file. */
  locale: string
}

export interface RecordingDetails extends FileDetails {
  subtype: string
  /** Seconds, by the recorder's clock. */
  duration: number
  peaks: number[]
  /** Absent if nothing is missing. */
  gaps?: RecordingGap[]
  /** Captions made on the device, if there were any. */
  transcription: { text: string; duration: number; model: string } | null
  /** Set for the recording of a triage. */
  triage?: TriageDetails
}

/** A photo, scan or PDF of a health record. */
export interface DocumentDetails extends FileDetails {
  /** One of the contract's DOCUMENT_ASSET_TYPES; `auto` lets the server decide. */
  documentAssetType: string
  /** SHA-256 of the bytes. */
  sha256: string
  /** SHA-256 of the chosen files, if the bytes were made from them: reduced, converted or joined. */
  madeFrom?: string[]
  /** Size of the chosen file in bytes, if the bytes were made from it. */
  chosenBytes?: number
  /** Number of photos that were joined. */
  pageCount?: number
  /** clientId of the record to which the file is added, as an attachment. */
  attachTo?: string
}

export type UploadType = 'recording' | 'document'

/** The collection of the document that a file belongs to. */
export const COLLECTION_OF = { recording: 'recordings', document: 'healthRecords' } as const satisfies Record<
  UploadType,
  ReplicatedName
>
export type UploadCollection = (typeof COLLECTION_OF)[UploadType]
export const UPLOAD_COLLECTIONS: readonly UploadCollection[] = Object.values(COLLECTION_OF)

/** The bytes of a file, kept until the server's receipt (I16). */
export type BlobRow = {
  /** clientId of the document that the file belongs to. */
  clientId: string
  ownerId: string
  bytes: Blob
  /** Milliseconds by the device's clock. For showing only. */
  savedAt: number
} & ({ type: 'recording'; details: RecordingDetails } | { type: 'document'; details: DocumentDetails })

/** Adds the type to a row stored before documents had files: it is a recording. */
export const storedBlob = (row: BlobRow): BlobRow => ({ ...row, type: row.type ?? 'recording' }) as BlobRow

/** The server's receipt for an uploaded file; without one the local bytes are never freed. */
export interface MappingRow {
  clientId: string
  ownerId: string
  /** Absent in rows that were stored before documents had files. */
  type?: UploadType
  /** Number of the record on the server; of the document asset if no record was returned. */
  id: number
  documentAssetId: number | null
  sha256: string
  size: number
  /** The record as the server returned it; null once the engine has merged it into the document. */
  row: Record<string, unknown> | null
}

export type JobState =
  /** Waits for its turn, or for `nextRetryAt`. */
  | 'waiting'
  /** Out of tries, or refused; waits for a person. */
  | 'error'

export type UploadItem = {
  /** The clientId of the document that the file belongs to. */
  id: string
  ownerId: string
  priority: 'normal'
  state: JobState
  /** Failed tries of the present kind of failure. */
  retryCount: number
  /** Tries that the present kind of failure gets; the last one is final. */
  maxRetries: number
  /** Device clock, milliseconds; a time further ahead than any back-off counts as due (I13). */
  nextRetryAt: number
  /** The wait that the server asked for when it set `nextRetryAt`, milliseconds; may be longer than our own waits. */
  askedMs?: number
  /** Consecutive tries that the network cut off before the server confirmed a byte. */
  cutOffs?: number
  /** Number of "recording not found" results so far (decision 71). */
  notFoundCount: number
  /** Bytes that the server has confirmed. */
  sentBytes: number
  totalBytes: number
  uploadId: string | null
  /** SHA-256 of the whole file, once computed. */
  sha256: string | null
  error: { code: string; message: string } | null
  addedAt: number
} & ({ type: 'recording'; data: RecordingDetails } | { type: 'document'; data: DocumentDetails })

/** The fields of a job that may change. */
export type UploadChange = Partial<Omit<UploadItem, 'type' | 'data'>>
