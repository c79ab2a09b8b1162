import type { RecorderSnapshot } from '../../../audio/recorder/recorder-snapshot.ts'

/** The state of a recording that the bar above other screens shows (R5). */
export type RecordingBarState =
  | 'recording'
  | 'paused'
  /** R4: ten seconds without a sound. */
  | 'silent'
  /** R1: new audio is not stored, and would be lost with the tab. */
  | 'unstored'
  /** R3: the microphone is gone; what was recorded is kept. */
  | 'no-microphone'
  /** R8: the device is full; what was recorded is kept. */
  | 'no-room'
  /** Stopped, and not yet saved as a record. */
  | 'unsaved'

export function recordingBarState({ state, warnings }: RecorderSnapshot): RecordingBarState {
  switch (state.kind) {
    case 'recording':
      if (warnings.storing !== null) return 'unstored'
      return warnings.silent ? 'silent' : 'recording'
    case 'interrupted':
      return state.reason === 'storage' ? 'no-room' : 'no-microphone'
    case 'stopping':
    case 'stopped':
      return 'unsaved'
    case 'idle':
    case 'requesting':
    case 'paused':
    case 'failed':
      return 'paused'
  }
}
