import { TRIAGE_RECORDING } from '../../../contract/upload-limits.ts'

export { TRIAGE_RECORDING }

export type TriageRecordingFault = 'audio-required' | 'too-short' | 'too-long' | 'too-large' | 'unsupported-format'

export interface TriageRecordingFacts {
  readonly durationSeconds: number
  readonly bytes: number
  /** With parameters or without: `audio/webm;codecs=opus`. */
  readonly mimeType: string
}

/** Returns the first fault in the order of D §5; null if the recording is usable. An unknown duration is too short. */
export function checkTriageRecording(recording: TriageRecordingFacts | null): TriageRecordingFault | null {
  if (!recording || !(recording.bytes > 0)) return 'audio-required'
  if (!(recording.durationSeconds >= TRIAGE_RECORDING.minSeconds)) return 'too-short'
  if (recording.durationSeconds > TRIAGE_RECORDING.maxSeconds) return 'too-long'
  if (recording.bytes > TRIAGE_RECORDING.maxBytes) return 'too-large'
  const type = recording.mimeType.split(';', 1)[0]?.trim().toLowerCase()
  return TRIAGE_RECORDING.types.some(allowed => allowed === type) ? null : 'unsupported-format'
}
