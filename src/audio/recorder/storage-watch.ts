import type { StorageRoom } from '../../platform/storage.ts'

/** R8: warn when less than five minutes of recording fit. */
export const LOW_STORAGE_SECONDS = 300
/** How often the room is measured while recording. */
export const STORAGE_CHECK_MS = 30_000

/**
 * Seconds of recording that still fit, never negative; `null` if the browser reports no quota. Each byte counts twice,
 * because saving copies the recording before its pieces are deleted.
 */
export function secondsLeft(
  room: { usage: number; quota: number },
  recordedBytes: number,
  bitsPerSecond: number,
): number | null {
  if (room.quota <= 0) return null
  const free = room.quota - room.usage - recordedBytes
  return Math.max(0, Math.floor(free / (2 * (bitsPerSecond / 8))))
}

/** Asks the browser not to evict stored data. `false` is a normal result: stored recordings may then be evicted. */
export async function askToPersist(room: StorageRoom): Promise<boolean> {
  return (await room.persisted()) || (await room.persist())
}
