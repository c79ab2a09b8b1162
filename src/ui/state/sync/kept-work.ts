import { REPLICATED } from '../../../db/collections/replicated.ts'
import { QUEUE } from '../../../db/document.ts'
import type { Database } from '../../../db/open.ts'
import { deviceValues } from '../../../platform/browser/storage.ts'

/** Unsent work that stays on this device for its owner, shown at the sign-in (decision 19). */
export interface KeptWork {
  accountId: string
  count: number
}

const KEY = 'keptWork'

/** Number of documents that the server does not have as they are here. */
export async function unsentDocuments(database: Database): Promise<number> {
  const counts = await Promise.all(
    REPLICATED.map(name => database[name].count({ selector: { queue: { $gt: QUEUE.none } } }).exec()),
  )
  return counts.reduce((sum, one) => sum + one, 0)
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
