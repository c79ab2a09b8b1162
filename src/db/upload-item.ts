import type { RecordingDetails, UploadItem } from './upload-store.ts'

/** D §9: three tries; the third failure is the last. */
export const UPLOAD_MAX_RETRIES = 3

/** D §9: the sync of a recording begins 1 s after it was scheduled. */
export const SCHEDULE_DELAY_MS = 1000

/** `error.code` of a job that waits because its patient is not on the server yet; nothing is counted (I5). */
export const WAITS_FOR_PATIENT = 'PatientNotFound'

/** A new job for a recording whose bytes are, or are about to be, in the store. */
export function uploadItem(
  id: string,
  ownerId: string,
  data: RecordingDetails,
  totalBytes: number,
  now: number,
): UploadItem {
  return {
    id,
    ownerId,
    type: 'recording',
    data,
    priority: 'normal',
    state: 'waiting',
    retryCount: 0,
    maxRetries: UPLOAD_MAX_RETRIES,
    nextRetryAt: now + SCHEDULE_DELAY_MS,
    notFoundCount: 0,
    sentBytes: 0,
    totalBytes,
    uploadId: null,
    sha256: null,
    error: null,
    addedAt: now,
  }
}

/** Starts a job over, as a person asked: counts reset, due at once; what the server holds already is kept. */
export const retriedItem = (now: number): Partial<UploadItem> => ({
  state: 'waiting',
  retryCount: 0,
  notFoundCount: 0,
  nextRetryAt: now,
  error: null,
})
