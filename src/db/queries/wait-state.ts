import type { AnyDocument, Parked, Queue } from '../document.ts'
import { DELETION_HELD_MS, QUEUE } from '../document.ts'
import { WAITS_FOR_CONSENT, WAITS_FOR_PATIENT, WAITS_FOR_ROOM } from '../uploads/upload-item.ts'
import type { UploadItem } from '../uploads/upload-rows.ts'

/** Why a document is not sent now, the strongest reason first. */
export type WaitReason =
  /** A deletion that can still be undone. */
  | 'undo'
  /** Uploads are manual: a person has to ask for this one. */
  | 'person'
  /** The server refuses this version of the product. */
  | 'outdated'
  | 'network'
  /** Its patient is not on the server yet. */
  | 'patient'
  /** The account's consent was withdrawn. */
  | 'consent'
  /** The account has no room for it on the server. */
  | 'room'
  /** The last try failed. */
  | 'retry'
  | 'turn'

/** State of a document whose local version the server does not have; shown by cards, the pill and the sync centre. */
export type WaitState =
  /** `sentBytes`: where an interrupted upload resumes. */
  | { kind: 'waiting'; because: WaitReason; sentBytes: number; totalBytes: number }
  | { kind: 'sending'; sentBytes: number; totalBytes: number }
  /** Its patient is neither here nor on the server: a person has to choose one. */
  | { kind: 'no-patient' }
  /** Its file was refused or has no tries left; `said` is the message of the server or the engine. */
  | { kind: 'failed'; code: string | null; outOfTries: boolean }
  /** The server refused the document or its last change. */
  | { kind: 'refused'; code: string; errorType: string | null }

/** The fields of a document that determine its WaitState. */
export interface Waits {
  clientId: string
  queue: Queue
  deletedAt: string | null
  parked: Parked | null
  /** Device clock of the last edit, milliseconds. */
  editedAt: number
  patientClientId?: string
  syncStatus?: string
}

/** The facts beside the document that determine its WaitState. */
export interface WaitFacts {
  online: boolean
  outdated: boolean
  /** The engine backs off after a failure. */
  resting: boolean
  /** The server has refused a row because the account is full. */
  full: boolean
  /** Running uploads, with the bytes that the server has confirmed. */
  sending: ReadonlyMap<string, { sentBytes: number; totalBytes: number }>
  /** The jobs of the upload queue; a file held for a person has none. Null until they are read. */
  jobs: ReadonlyMap<string, UploadItem> | null
  /** The patients on this device, by clientId. Null until they are read. */
  patients: ReadonlyMap<string, unknown> | null
  /** Those of them that the server has never had. */
  unsentPatients?: ReadonlySet<string>
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

export const waitsOf = ({ clientId, queue, deletedAt, sync, ...document }: AnyDocument): Waits => ({
  ...{ clientId, queue, deletedAt, parked: sync.parked, editedAt: sync.editedAt },
  ...{ patientClientId: text(document.patientClientId), syncStatus: text(document.syncStatus) },
})

/** `now` by the device's clock, milliseconds. */
export function waitState(document: Waits, facts: WaitFacts, now: number): WaitState {
  const { clientId, parked } = document
  const sending = facts.sending.get(clientId)
  const isMoving = sending && facts.online
  if (isMoving) return { kind: 'sending', sentBytes: sending.sentBytes, totalBytes: sending.totalBytes }
  const job = facts.jobs?.get(clientId)
  if (isOrphaned(document, job, facts)) return { kind: 'no-patient' }
  if (parked) return { kind: 'refused', code: parked.code, errorType: parked.errorType }
  const isUpload = document.queue === QUEUE.upload
  if (isUpload && document.syncStatus === 'error') return failedUpload(job, facts)
  const { sentBytes, totalBytes } = sending ?? job ?? { sentBytes: 0, totalBytes: 0 }
  return { kind: 'waiting', because: because(document, job, facts, now), sentBytes, totalBytes }
}

/** True if the server reported the patient missing and this device does not have it either. */
const isOrphaned = ({ patientClientId, parked }: Waits, job: UploadItem | undefined, { patients }: WaitFacts) =>
  patientClientId !== undefined &&
  patients?.has(patientClientId) === false &&
  (parked?.errorType ?? job?.error?.code) === WAITS_FOR_PATIENT

function because(document: Waits, job: UploadItem | undefined, facts: WaitFacts, now: number): WaitReason {
  const isUpload = document.queue === QUEUE.upload
  // Only `pending`: a job that has just ended leaves its document `syncing` for a moment.
  if (isUpload && document.syncStatus === 'pending' && facts.jobs !== null && !job) return 'person'
  if (!isUpload && document.deletedAt !== null && now < document.editedAt + DELETION_HELD_MS) return 'undo'
  if (facts.outdated) return 'outdated'
  if (!facts.online) return 'network'
  const awaited = facts.unsentPatients?.has(document.patientClientId ?? '')
  if (job?.error?.code === WAITS_FOR_PATIENT || (isUpload && awaited)) return 'patient'
  if (job?.error?.code === WAITS_FOR_CONSENT) return 'consent'
  if (isUpload ? job?.error?.code === WAITS_FOR_ROOM : facts.full) return 'room'
  const failed = isUpload ? (job?.retryCount ?? 0) > 0 : facts.resting
  return failed ? 'retry' : 'turn'
}

function failedUpload(job: UploadItem | undefined, { jobs }: WaitFacts): WaitState {
  // The engine keeps failed jobs: a failed upload without a job has no bytes on this device (decision 71).
  if (!job) return { kind: 'failed', code: jobs && 'RecordingNotFound', outOfTries: false }
  return { kind: 'failed', code: job.error?.code ?? null, outOfTries: job.retryCount >= job.maxRetries }
}

/** True if it is sent only after a person decides. */
export const needsPerson = ({ kind }: WaitState): boolean =>
  kind === 'failed' || kind === 'refused' || kind === 'no-patient'
