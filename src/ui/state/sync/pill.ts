import type { SyncStatus } from '../../../sync/bridge.ts'

/** Waiting work on this device, counted by the page's own queries, so that an edit shows before the worker knows it. */
export interface Waiting {
  /** To be sent as soon as possible. */
  queued: number
  /** Of the queued, those whose last try failed. */
  retrying: number
  /** Deletions that can still be undone; they are not sent while that is possible. */
  undoable: number
  /** Recordings that wait for the user, because uploads are manual. */
  held: number
  /** Refused, out of tries, or unreadable. */
  needsYou: number
}

/**
 * The state of sync as the user sees it. Each state carries only its own data; `needsYou` counts what waits for the user
 * beside the state of the connection: neither hides the other.
 */
export type PillState =
  /** I19: only if nothing is dirty, nothing waits and the last pull was complete. */
  | { state: 'saved'; at: number }
  | { state: 'sending'; count: number; needsYou: number }
  | { state: 'offline'; waiting: number; needsYou: number }
  | { state: 'needs-you'; count: number }
  /** Uploads are manual: recordings wait until the user sends them. */
  | { state: 'held'; count: number }
  /** Only on this device: recordings under way or interrupted, an unfinished triage, deletions that can be undone. */
  | { state: 'unsaved'; count: number }
  /** Starting, or retrying; `lastComplete` is null before the first complete sync on this device. */
  | { state: 'connecting'; lastComplete: number | null }
  /** The session ended: waiting work is kept until the same user signs in. */
  | { state: 'paused'; waiting: number; needsYou: number }
  /** The last attempt failed; nothing is sent until the next one. */
  | { state: 'retrying'; count: number; needsYou: number }
  /** The server no longer accepts calls of this version. */
  | { state: 'outdated'; waiting: number; needsYou: number }

/**
 * The state of the sync pill. "All saved" only if nothing is dirty, nothing waits, no recording is `unsaved` (under way
 * or interrupted), and the last pull was complete (I19). An unknown fact is never claimed.
 */
export function pillState(
  status: SyncStatus | null,
  waiting: Waiting | null,
  browserOnline: boolean,
  unsaved: number,
): PillState {
  const lastComplete = status?.lastComplete ?? null
  if (!status || !waiting) return { state: 'connecting', lastComplete }
  const { needsYou } = waiting
  const all = waiting.queued + waiting.undoable + waiting.held + needsYou + unsaved
  if (status.phase === 'needs-auth') return { state: 'paused', waiting: all, needsYou }
  if (status.phase === 'upgrade-required') return { state: 'outdated', waiting: all, needsYou }
  // While the server is being probed, the state from before the probe is shown.
  if (!browserOnline || status.phase === 'offline' || status.offlineSince !== null)
    return { state: 'offline', waiting: all, needsYou }
  if (waiting.queued > 0) {
    // Recordings are uploaded separately, and go on while the sync cycle waits to retry.
    const failed = status.phase === 'backing-off' || waiting.retrying === waiting.queued
    const resting = failed && status.uploads.length === 0
    return { state: resting ? 'retrying' : 'sending', count: waiting.queued, needsYou }
  }
  // The server is reached, and nothing is on its way.
  if (needsYou > 0) return { state: 'needs-you', count: needsYou }
  const onlyHere = unsaved + waiting.undoable
  if (waiting.held > 0) return { state: 'held', count: waiting.held + onlyHere }
  if (onlyHere > 0) return { state: 'unsaved', count: onlyHere }
  if (status.upToDate && lastComplete !== null) return { state: 'saved', at: lastComplete }
  return { state: 'connecting', lastComplete }
}
