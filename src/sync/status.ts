import type { EngineState } from './state.ts'

/** Bytes of one upload that the server has confirmed. */
export interface UploadProgress {
  clientId: string
  sentBytes: number
  totalBytes: number
}

/** The engine's state as the interface sees it. The interface counts what waits by its own queries. */
export interface SyncStatus {
  phase: Exclude<EngineState['name'], 'follower' | 'closed'> | 'starting'
  /**
   * Device clock of the end of the last complete cycle, milliseconds, also of an earlier run; null before the first
   * one.
   */
  lastComplete: number | null
  /** True if the last cycle left nothing to send or fetch, and the engine knows of no change since (I19). */
  upToDate: boolean
  uploads: UploadProgress[]
  /** Device clock, milliseconds, since when the server has not been reached; null while it is reached. */
  offlineSince: number | null
  /** Milliseconds from this device's clock to the server's; null until it is known. */
  clockOffsetMs: number | null
  /** Rows wait for room in the account on the server. */
  full: boolean
}

export const STARTING: SyncStatus = {
  phase: 'starting',
  lastComplete: null,
  upToDate: false,
  uploads: [],
  offlineSince: null,
  clockOffsetMs: null,
  full: false,
}

/** From the last complete cycle of an earlier run if this run has completed none, else from now. */
export function offlineSince(
  state: EngineState,
  { lastComplete, offlineSince }: SyncStatus,
  { silent, reached, now }: { silent: boolean; reached: boolean; now: number },
): number | null {
  if (state.name === 'offline' || silent) return offlineSince ?? ((!reached && lastComplete) || now)
  // A running cycle finds out whether the server is back.
  return state.name === 'cycling' ? offlineSince : null
}
