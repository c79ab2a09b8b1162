import type { UploadItem } from '../../db/upload-store.ts'
import type { SyncStatus } from '../../sync/bridge.ts'

/** Uploads are manual; the app must be updated; there is no network; the last try failed. */
export type WaitReason = 'held' | 'outdated' | 'network' | 'retry'

/** What is known of one thing that waits. */
export interface Waits {
  /** Its recording waits for the person's word. */
  held: boolean
  /** A recording with its upload job, where it has one; else it goes with the cycle of the engine. */
  upload: { job: UploadItem | undefined } | null
  online: boolean
  phase: SyncStatus['phase'] | undefined
}

/** Why something is not sent now; undefined where it only waits for its turn. */
export function waitReason({ held, upload, online, phase }: Waits): WaitReason | undefined {
  // What a person let go is not held any more, whatever the mode.
  if (held && !upload?.job) return 'held'
  if (phase === 'upgrade-required') return 'outdated'
  if (!online) return 'network'
  const failed = upload ? (upload.job?.retryCount ?? 0) > 0 : phase === 'backing-off'
  return failed ? 'retry' : undefined
}
