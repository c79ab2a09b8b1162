import type { UploadStore } from '../../db/uploads/upload-store.ts'
import type { Clock } from '../../platform/clock.ts'

/** How much one device keeps of the files that the server has; the medical preset is MEDICAL_LIMITS (D §9). */
export interface KeepLimits {
  files: number
  bytes: number
  /** Milliseconds since the recording was stored, by the device's clock. */
  ageMs: number
}

export const MEDICAL_LIMITS: KeepLimits = { files: 20, bytes: 1024 ** 3, ageMs: 30 * 24 * 3600_000 }
export const CLEANUP_EVERY_MS = 3600_000

export interface KeptBytes {
  clientId: string
  size: number
  savedAt: number
  /** The server's receipt is on this device. */
  received: boolean
}

/**
 * Returns the ids of the bytes to remove (decision 65): only with a receipt, oldest first, until the rest is within the
 * limits. Bytes without a receipt count toward the limits and are never returned.
 */
export function removableBytes(kept: readonly KeptBytes[], { files, bytes, ageMs }: KeepLimits, now: number): string[] {
  let count = kept.length
  let total = kept.reduce((sum, one) => sum + one.size, 0)
  const removable: string[] = []
  for (const one of kept.filter(each => each.received).toSorted((a, b) => a.savedAt - b.savedAt)) {
    const tooOld = now - one.savedAt > ageMs
    if (!tooOld && count <= files && total <= bytes) continue
    removable.push(one.clientId)
    count--
    total -= one.size
  }
  return removable
}

export interface CleanUpPorts {
  store: UploadStore
  ownerId: string
  clock: Clock
  /** Ids of the documents of which a version waits for a person. */
  undecided(): Promise<ReadonlySet<string>>
}

/**
 * Removes bytes beyond the limits, now and every hour, until the returned function is called; `dropBytes` checks the
 * receipt again. Files of documents with an undecided version stay.
 */
export function cleanUpHourly(
  { store, ownerId, clock, undecided }: CleanUpPorts,
  keeping = MEDICAL_LIMITS,
): () => void {
  let cancel: (() => void) | null = null
  const clean = async () => {
    const kept = await store.keptBytes(ownerId)
    const held = await undecided()
    const removable = removableBytes(
      kept.map(one => (held.has(one.clientId) ? { ...one, received: false } : one)),
      keeping,
      clock.now(),
    )
    for (const clientId of removable) await store.dropBytes(clientId, 'receipt')
  }
  const again = () => {
    // A store that fails now is tried again in an hour: keeping more loses nothing.
    void clean().catch(() => undefined)
    cancel = clock.after(CLEANUP_EVERY_MS, again)
  }
  again()
  return () => cancel?.()
}
