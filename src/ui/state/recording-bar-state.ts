import type { RecorderSnapshot } from '../../audio/recorder-snapshot.ts'

/** What the bar above other screens says of a recording (R5). */
export type RecordingBarState =
  | 'recording'
  | 'paused'
  /** R4: ten seconds without a sound. */
  | 'silent'
  /** R1: what is said now would be lost with the tab. */
  | 'unstored'
  /** R3: the microphone is gone; what was recorded is kept. */
  | 'no-microphone'
  /** R8: the device is full; what was recorded is kept. */
  | 'no-room'
  /** Ended, and not yet among the recordings. */
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
