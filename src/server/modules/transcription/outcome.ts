import type { HealthRecordData, RecordStatus } from '../../../contract/entities/health-record.ts'

export interface Outcome {
  status: RecordStatus
  /** Fields of `data` to write. */
  data: Partial<HealthRecordData>
}

/** Said by the interface: no speech engine is configured. */
export const NO_ENGINE = 'scribe.transcription.noEngine'
export const ENGINE_FAILED = 'scribe.transcription.failed'

/**
 * Without an engine: what the browser heard while recording is the transcript, and the record is done; otherwise it
 * waits and says why (decision 93).
 */
export function withoutEngine(data: HealthRecordData): Outcome {
  if (data.transcription?.text.trim()) return { status: 'processed', data: { errorKey: null } }
  return { status: 'uploaded', data: { errorKey: NO_ENGINE } }
}

/** Whether a person wrote the transcript: no engine replaces it. */
export const isWrittenByHand = (data: HealthRecordData): boolean => data.transcription?.model === 'manual'
