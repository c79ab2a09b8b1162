import type { HealthRecordData, RecordStatus } from '../../../contract/entities/health-record.ts'

export interface Outcome {
  status: RecordStatus
  /** Fields of `data` to write. */
  data: Partial<HealthRecordData>
}

/** Why a recording has no transcript: keys of interface texts. */
export const NO_ENGINE = 'scribe.transcription.noEngine'
export const UNAVAILABLE = 'scribe.transcription.unavailable'
export const FAILED = 'scribe.transcription.failed'

/**
 * Without an engine: captions become the transcript and the record is processed; without captions it waits, with the
 * reason (decision 93).
 */
function withoutEngine(data: HealthRecordData): Outcome {
  if (data.transcription?.text.trim()) return { status: 'processed', data: { errorKey: null } }
  return { status: 'uploaded', data: { errorKey: NO_ENGINE } }
}

/** Whether it has a transcript that no engine may replace: any but captions. */
export function hasFinalTranscript({ transcription }: HealthRecordData): boolean {
  const { text = '', model } = transcription ?? {}
  return text.trim() !== '' && model !== 'captions'
}

/** The next state of a recording whose bytes have arrived; a final transcript completes it. */
export function afterUpload(data: HealthRecordData, hasEngine: boolean): Outcome {
  if (hasFinalTranscript(data)) return { status: 'processed', data: { errorKey: null } }
  return hasEngine ? { status: 'transcribing', data: {} } : withoutEngine(data)
}

/** The next state after a job failed for good, by the code of its last error. */
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
 * Whether a person wrote the transcript: by hand, or by changing the captions since the engine started. No engine
 * replaces it.
 */
export function isWrittenByPerson(data: HealthRecordData, captionsBefore: string | undefined): boolean {
  const { transcription } = data
  if (!transcription) return false
  return transcription.model !== 'captions' || transcription.text !== captionsBefore
}
