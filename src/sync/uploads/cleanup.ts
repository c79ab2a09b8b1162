import type { UploadStore } from '../../db/upload-store.ts'
import type { Clock } from '../../platform/clock.ts'

/** What one device keeps of recordings that the server has: the medical preset (D §9). */
export interface Keeping {
  files: number
  bytes: number
  /** Milliseconds since the recording was stored, by the device's clock. */
  ageMs: number
}

export const MEDICAL_KEEPING: Keeping = { files: 20, bytes: 1024 ** 3, ageMs: 30 * 24 * 3600_000 }
export const CLEANUP_EVERY_MS = 3600_000

export interface KeptBytes {
  clientId: string
  size: number
  savedAt: number
  /** The server's receipt is here. */
  received: boolean
}

/**
 * Which bytes may go (decision 65): only those with a receipt, oldest first, until the rest is within the limits. What
 * the server has not received counts toward the limits and is never among the answers.
 */
export function mayGo(kept: readonly KeptBytes[], { files, bytes, ageMs }: Keeping, now: number): string[] {
  let count = kept.length
  let total = kept.reduce((sum, one) => sum + one.size, 0)
  const going: string[] = []
  for (const one of kept.filter(each => each.received).toSorted((a, b) => a.savedAt - b.savedAt)) {
    const tooOld = now - one.savedAt > ageMs
    if (!tooOld && count <= files && total <= bytes) continue
    going.push(one.clientId)
    count--
    total -= one.size
  }
  return going
}

/** Frees what may go, now and every hour, until stopped. The receipt is looked at again where the bytes are dropped. */
export function cleanUpHourly(
  store: UploadStore,
  ownerId: string,
  clock: Clock,
  keeping = MEDICAL_KEEPING,
): () => void {
  let cancel: (() => void) | null = null
  const clean = async () => {
    for (const clientId of mayGo(await store.keptBytes(ownerId), keeping, clock.now()))
      await store.dropBytes(clientId, 'receipt')
  }
  const again = () => {
    // A store that refuses now is asked again in an hour: nothing is lost by keeping more.
    void clean().catch(() => undefined)
    cancel = clock.after(CLEANUP_EVERY_MS, again)
  }
  again()
  return () => cancel?.()
}
