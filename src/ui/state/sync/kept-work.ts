import { REPLICATED } from '../../../db/collections/replicated.ts'
import { QUEUE } from '../../../db/document.ts'
import type { Database } from '../../../db/open.ts'
import type { UploadStore } from '../../../db/uploads/upload-store.ts'
import { deviceValues } from '../../../platform/browser/storage.ts'

/** Unsent work that stays on this device for its owner, shown at the sign-in (decision 19). */
export interface KeptWork {
  accountId: string
  count: number
}

const KEY = 'keptWork'

/** An account's work that is only on this device: number of documents and of recordings, and the recordings' bytes. */
export async function unsentWork(
  database: Database,
  uploads: UploadStore,
  accountId: string,
): Promise<{ count: number; recordings: number; bytes: number }> {
  const counts = await Promise.all(
    REPLICATED.map(name => database[name].count({ selector: { queue: { $gt: QUEUE.none } } }).exec()),
  )
  const waiting = await database.recordings.find({ selector: { queue: QUEUE.upload } }).exec()
  const blobs = await Promise.all(waiting.map(({ clientId }) => uploads.blob(accountId, clientId)))
  const bytes = blobs.reduce((sum, blob) => sum + (blob?.bytes.size ?? 0), 0)
  return { count: counts.reduce((sum, one) => sum + one, 0), recordings: waiting.length, bytes }
}

export function rememberKept(kept: KeptWork): void {
  if (kept.count > 0) deviceValues.set(KEY, JSON.stringify(kept))
  else deviceValues.remove(KEY)
}

export function keptWork(): KeptWork | null {
  const stored = deviceValues.get(KEY)
  return stored ? (JSON.parse(stored) as KeptWork) : null
}

/** Call it when the owner signs in, who needs no notice. */
export function forgetKept(accountId: string): void {
  if (keptWork()?.accountId === accountId) deviceValues.remove(KEY)
}
