import type { SyncStatus } from '../../sync/bridge.ts'

/** What waits on this device, counted by the page's own queries, so that an edit shows before the worker knows of it. */
export interface Waiting {
  /** To be sent as soon as that is possible. */
  queued: number
  /** Deletions that can still be taken back; nothing of them is sent until then. */
  takeBack: number
  /** Recordings that wait for the person, because uploads are manual. */
  held: number
  /** Refused, out of tries, or unreadable. */
  needsYou: number
}

export type PillState =
  | { state: 'saved'; at: number }
  | { state: 'sending'; count: number }
  | { state: 'offline'; waiting: number }
  | { state: 'held'; count: number }
  | { state: 'unsaved'; count: number }
  | { state: 'needs-you'; count: number }
  | { state: 'connecting'; lastComplete: number | null }
  | { state: 'paused'; waiting: number }
  | { state: 'retrying'; count: number }
  | { state: 'outdated'; waiting: number }

/**
 * The one line about sync. "All saved" only if nothing is dirty, nothing waits, no recording is `unsaved` (under way, or
 * cut off and not decided about), and the last pull brought everything (I19); whatever is not known is not claimed.
 */
export function pillState(
  status: SyncStatus | null,
  waiting: Waiting | null,
  browserOnline: boolean,
  unsaved: number,
): PillState {
  const lastComplete = status?.lastComplete ?? null
  if (!status || !waiting) return { state: 'connecting', lastComplete }
  const all = waiting.queued + waiting.takeBack + waiting.held + waiting.needsYou + unsaved
  if (status.phase === 'needs-auth') return { state: 'paused', waiting: all }
  if (status.phase === 'upgrade-required') return { state: 'outdated', waiting: all }
  // While a probe is under way nobody knows better than before it.
  if (!browserOnline || status.phase === 'offline' || status.offlineSince !== null)
    return { state: 'offline', waiting: all }
  if (waiting.needsYou > 0) return { state: 'needs-you', count: waiting.needsYou }
  if (waiting.queued > 0) {
    // Recordings have a lane of their own, which a cycle that backs off does not stop.
    const resting = status.phase === 'backing-off' && status.uploads.length === 0
    return { state: resting ? 'retrying' : 'sending', count: waiting.queued }
  }
  const onlyHere = unsaved + waiting.takeBack
  if (waiting.held > 0) return { state: 'held', count: waiting.held + onlyHere }
  if (onlyHere > 0) return { state: 'unsaved', count: onlyHere }
  if (status.upToDate && lastComplete !== null) return { state: 'saved', at: lastComplete }
  return { state: 'connecting', lastComplete }
}
