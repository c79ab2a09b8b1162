import type { StorageRoom } from '../platform/storage.ts'

/** R8: with less than five minutes left it says so. */
export const LOW_STORAGE_SECONDS = 300
/** How often the room is measured while recording. */
export const STORAGE_CHECK_MS = 30_000

/**
 * Seconds of recording that still fit, or `null` when the browser does not say. Saving copies the recording before the
 * pieces go, so every byte needs its room twice. Never negative.
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

/** Asks the browser once not to evict; `false` is a normal answer and says that the recording may not be kept for long. */
export async function askToPersist(room: StorageRoom): Promise<boolean> {
  return (await room.persisted()) || (await room.persist())
}
