import type { EngineState } from './state.ts'

/** Bytes of one upload, as far as the server has confirmed them. */
export interface UploadProgress {
  clientId: string
  sentBytes: number
  totalBytes: number
}

/** The one snapshot of the engine that the interface sees. What waits is counted by the interface's own queries. */
export interface SyncStatus {
  phase: Exclude<EngineState['name'], 'follower' | 'closed'> | 'starting'
  /**
   * Device clock of the last pull that brought everything, milliseconds, also one of an earlier run; null before the
   * first one.
   */
  lastComplete: number | null
  /** True when the last pull brought everything and nothing has happened since that the engine knows of (I19). */
  upToDate: boolean
  /** What is being sent at this moment. */
  sending: number
  uploads: UploadProgress[]
  /** Device clock since when the server has not been reached; null while it is. */
  offlineSince: number | null
}

export const STARTING: SyncStatus = {
  phase: 'starting',
  lastComplete: null,
  upToDate: false,
  sending: 0,
  uploads: [],
  offlineSince: null,
}
