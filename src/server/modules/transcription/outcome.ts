import type { HealthRecordData, RecordStatus } from '../../../contract/entities/health-record.ts'

export interface Outcome {
  status: RecordStatus
  /** Fields of `data` to write. */
  data: Partial<HealthRecordData>
}

/** Why a recording has no transcript, as keys that the interface says. */
export const NO_ENGINE = 'scribe.transcription.noEngine'
export const UNAVAILABLE = 'scribe.transcription.unavailable'
export const FAILED = 'scribe.transcription.failed'

/**
 * Without an engine: what the browser heard while recording is the transcript, and the record is done; otherwise it
 * waits and says why (decision 93).
 */
export function withoutEngine(data: HealthRecordData): Outcome {
  if (data.transcription?.text.trim()) return { status: 'processed', data: { errorKey: null } }
  return { status: 'uploaded', data: { errorKey: NO_ENGINE } }
}

/** Whether it has a transcript that no engine is to make better: any but what the browser heard. */
export function hasOwnTranscript({ transcription }: HealthRecordData): boolean {
  const { text = '', model } = transcription ?? {}
  return text.trim() !== '' && model !== 'captions'
}

/** How a recording goes on once its bytes are here: a person's own transcript is the last word. */
export function afterBytes(data: HealthRecordData, hasEngine: boolean): Outcome {
  if (hasOwnTranscript(data)) return { status: 'processed', data: { errorKey: null } }
  return hasEngine ? { status: 'transcribing', data: {} } : withoutEngine(data)
}

/** A job that will not be tried again, by the code of its last error. */
export function afterFailure(code: string, data: HealthRecordData): Outcome {
  switch (code) {
    case 'NO_ENGINE':
      return withoutEngine(data)
    case 'UNAVAILABLE':
    case 'MISCONFIGURED':
    case 'TIMED_OUT':
    case 'INTERRUPTED':
      return { status: 'error', data: { errorKey: UNAVAILABLE } }
    default:
      return { status: 'error', data: { errorKey: FAILED } }
  }
}

/**
 * Whether the transcript is a person's: written by hand, or another than what the browser had heard when the engine
 * began. No engine replaces it.
 */
export function isPersonsOwn(data: HealthRecordData, heardBefore: string | undefined): boolean {
  const { transcription } = data
  if (!transcription) return false
  return transcription.model !== 'captions' || transcription.text !== heardBefore
}
