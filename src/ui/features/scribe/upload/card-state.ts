import { QUEUE } from '../../../../db/document.ts'
import type { RecordingFacts } from '../../../../db/queries/recording-facts.ts'
import { type WaitFacts, type WaitState, waitState } from '../../../../db/queries/wait-state.ts'

/** The state of a recording: not yet on the server (WaitState), or there. */
export type CardState =
  | WaitState
  /** On the server, but a later change of it was refused. */
  | { kind: 'edit-refused'; code: string; errorType: string | null }
  | { kind: 'processing'; transcribing: boolean }
  | { kind: 'not-processed'; errorKey: string | null }
  /** No transcript will be made: no speech engine is configured. */
  | { kind: 'no-engine' }
  | { kind: 'synced' }

/** The server's error key of a recording that waits, because no speech engine is configured. */
export const NO_ENGINE = 'scribe.transcription.noEngine'

/** True if the recording is not on the server yet. */
export const isOnDevice = (facts: RecordingFacts): boolean => facts.queue === QUEUE.upload || facts.id === null

/** True if the server has the recording but not its last change. */
export const changeWaits = (facts: RecordingFacts): boolean => !isOnDevice(facts) && facts.queue === QUEUE.push

/** `now` by the device's clock, milliseconds. */
export const cardState = (facts: RecordingFacts, known: WaitFacts, now: number): CardState =>
  isOnDevice(facts) ? waitState(facts, known, now) : serverState(facts)

function serverState({ status, errorKey, preview, parked }: RecordingFacts): CardState {
  if (parked) return { kind: 'edit-refused', code: parked.code, errorType: parked.errorType }
  switch (status) {
    case 'error':
      return { kind: 'not-processed', errorKey }
    case 'uploaded':
      if (errorKey !== NO_ENGINE) return { kind: 'processing', transcribing: false }
      // A transcript may have been typed that the server does not have yet.
      return preview === null ? { kind: 'no-engine' } : { kind: 'synced' }
    case 'processing':
      return { kind: 'processing', transcribing: false }
    case 'transcribing':
      return { kind: 'processing', transcribing: true }
    case 'processed':
      return { kind: 'synced' }
  }
}
