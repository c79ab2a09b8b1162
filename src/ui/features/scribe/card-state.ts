import { QUEUE } from '../../../db/documents.ts'
import type { RecordingFacts } from '../../../db/queries/recording-facts.ts'
import { WAITS_FOR_PATIENT } from '../../../db/upload-item.ts'
import type { UploadItem } from '../../../db/upload-store.ts'

/** Where a recording stands, each state with what its card has to say. */
export type CardState =
  /** Only here. `sentBytes` of an upload that was cut off: it goes on from there. */
  | {
      kind: 'waiting'
      because: 'network' | 'person' | 'patient' | 'no-patient' | 'turn' | 'retry'
      sentBytes: number
      totalBytes: number
    }
  | { kind: 'sending'; sentBytes: number; totalBytes: number }
  /** Out of tries, or refused; `said` is the server's or the engine's own sentence. */
  | { kind: 'failed'; code: string | null; outOfTries: boolean; said: string | null }
  /** On the server, but a later change of it was refused. */
  | { kind: 'edit-refused'; code: string; said: string | null }
  | { kind: 'processing'; transcribing: boolean }
  | { kind: 'not-processed'; errorKey: string | null }
  /** Nobody will make a transcript: no speech engine is configured. */
  | { kind: 'no-engine' }
  | { kind: 'synced' }

/** What is known beside the document. */
export interface Circumstances {
  online: boolean
  /** Uploads of this moment, as far as the server has confirmed them. */
  sending: ReadonlyMap<string, { sentBytes: number; totalBytes: number }>
  /** The jobs of the upload queue; a recording held for the person has none. null while the store has not answered. */
  jobs: ReadonlyMap<string, UploadItem> | null
  /** The names of the patients that are here, by clientId. null while the store has not answered. */
  patients: ReadonlyMap<string, string> | null
}

/** The server's key for a recording that waits for an engine that nobody configured. */
export const NO_ENGINE = 'scribe.transcription.noEngine'

/** Not on the server yet. */
export const isOnDevice = (facts: RecordingFacts): boolean => facts.queue === QUEUE.upload || facts.id === null

/** The server has the recording, and not the last change of it. */
export const changeWaits = (facts: RecordingFacts): boolean => !isOnDevice(facts) && facts.queue === QUEUE.push

export function cardState(facts: RecordingFacts, circumstances: Circumstances): CardState {
  return isOnDevice(facts) ? unsentState(facts, circumstances) : serverState(facts)
}

function unsentState(facts: RecordingFacts, { online, sending, jobs, patients }: Circumstances): CardState {
  const { clientId, parked, patientClientId } = facts
  const now = sending.get(clientId)
  if (now) return { kind: 'sending', ...now }
  const job = jobs?.get(clientId)
  // Neither here nor on the server: no connection and no time will bring the patient.
  const orphaned = patients?.has(patientClientId) === false
  if (orphaned && (parked?.errorType ?? job?.error?.code) === WAITS_FOR_PATIENT)
    return { kind: 'waiting', because: 'no-patient', sentBytes: 0, totalBytes: 0 }
  if (parked) return { kind: 'failed', code: parked.code, outOfTries: false, said: parked.userMessage }
  if (facts.syncStatus === 'error') return failedUpload(job ?? (jobs ? 'none' : null), facts.syncErrorMessage)
  const { sentBytes, totalBytes } = job ?? { sentBytes: 0, totalBytes: 0 }
  // A job that has just ended leaves a document that is still called syncing.
  const held = facts.queue === QUEUE.upload && facts.syncStatus === 'pending' && jobs !== null && !job
  const because = held ? 'person' : online ? becauseOf(job) : 'network'
  return { kind: 'waiting', because, sentBytes, totalBytes }
}

function becauseOf(job: UploadItem | undefined): 'patient' | 'retry' | 'turn' {
  if (job?.error?.code === WAITS_FOR_PATIENT) return 'patient'
  return job && job.retryCount > 0 ? 'retry' : 'turn'
}

/** `job` of the recording: `none` where there is none, null while that is not known. */
export function failedUpload(
  job: UploadItem | 'none' | null,
  said: string | null,
): Extract<CardState, { kind: 'failed' }> {
  // The engine drops no job that failed: without one the bytes are not on this device (decision 71).
  if (job === null || job === 'none')
    return { kind: 'failed', code: job && 'RecordingNotFound', outOfTries: false, said }
  const outOfTries = job.retryCount >= job.maxRetries
  return { kind: 'failed', code: job.error?.code ?? null, outOfTries, said: job.error?.message ?? null }
}

function serverState({ status, errorKey, preview, parked }: RecordingFacts): CardState {
  if (parked) return { kind: 'edit-refused', code: parked.code, said: parked.userMessage }
  switch (status) {
    case 'error':
      return { kind: 'not-processed', errorKey }
    case 'uploaded':
      if (errorKey !== NO_ENGINE) return { kind: 'processing', transcribing: false }
      // Somebody typed one, and the server has not heard of it yet.
      return preview === null ? { kind: 'no-engine' } : { kind: 'synced' }
    case 'processing':
      return { kind: 'processing', transcribing: false }
    case 'transcribing':
      return { kind: 'processing', transcribing: true }
    case 'processed':
      return { kind: 'synced' }
  }
}
