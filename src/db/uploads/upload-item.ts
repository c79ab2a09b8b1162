import type { BlobRow, UploadChange, UploadItem } from './upload-rows.ts'

/** Tries of an upload whose bytes the server rejects; the third failure is final (D §9). */
export const UPLOAD_TRIES = 3

/** D §9: the sync of a file begins 1 s after it was scheduled. */
const SCHEDULE_DELAY_MS = 1000

/** `error.code` of a job whose patient is not on the server yet; waiting for it counts as no try (I5). */
export const WAITS_FOR_PATIENT = 'PatientNotFound'
/** The same for the record to which the file is added. */
export const WAITS_FOR_RECORD = 'RecordNotFound'
/** The same for the consent of the account, which was withdrawn. */
export const WAITS_FOR_CONSENT = 'ConsentNeeded'
/** The same for room in the account on the server. */
export const WAITS_FOR_ROOM = 'AccountFull'
const HELD = [WAITS_FOR_PATIENT, WAITS_FOR_RECORD, WAITS_FOR_CONSENT, WAITS_FOR_ROOM] as const
export type WaitsFor = (typeof HELD)[number]

export const isWaitsFor = (code: string | null | undefined): code is WaitsFor => HELD.some(one => one === code)

export const isHeldJob = ({ error }: Pick<UploadItem, 'error'>): boolean => isWaitsFor(error?.code)

/** A new job for a file whose bytes are, or are about to be, in the store; due after `delayMs`. */
export function uploadItem(blob: BlobRow, now: number, delayMs = SCHEDULE_DELAY_MS): UploadItem {
  const { clientId, ownerId, bytes } = blob
  const ofType =
    blob.type === 'recording' ? { type: blob.type, data: blob.details } : { type: blob.type, data: blob.details }
  return {
    id: clientId,
    ownerId,
    ...ofType,
    priority: 'normal',
    state: 'waiting',
    retryCount: 0,
    maxRetries: UPLOAD_TRIES,
    nextRetryAt: now + delayMs,
    notFoundCount: 0,
    sentBytes: 0,
    totalBytes: bytes.size,
    uploadId: null,
    sha256: null,
    error: null,
    addedAt: now,
  }
}

/** Restarts a job that a person asked for: counts reset, due at once; bytes on the server are kept. */
export const retriedItem = (now: number) =>
  ({
    state: 'waiting',
    retryCount: 0,
    notFoundCount: 0,
    nextRetryAt: now,
    error: null,
  }) satisfies UploadChange
