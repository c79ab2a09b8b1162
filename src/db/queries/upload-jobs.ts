import { liveQuery } from 'dexie'
import { from } from 'rxjs'
import type { UploadItem } from '../uploads/upload-rows.ts'
import type { UploadStore } from '../uploads/upload-store.ts'
import type { Live } from './live.ts'

/** The upload jobs of one owner; emits again after every change by any tab or worker. */
export function uploadJobs(uploads: UploadStore, ownerId: string): Live<UploadItem[]> {
  return from(liveQuery(() => uploads.items(ownerId)))
}

/** Bytes of the files that exist only on this device, by clientId: a file counts until the server's receipt. */
export async function unsentBytes(uploads: UploadStore, ownerId: string): Promise<ReadonlyMap<string, number>> {
  const kept = await uploads.keptBytes(ownerId)
  return new Map(kept.filter(({ received }) => !received).map(({ clientId, size }) => [clientId, size]))
}

export const liveUnsentBytes = (uploads: UploadStore, ownerId: string): Live<ReadonlyMap<string, number>> =>
  from(liveQuery(() => unsentBytes(uploads, ownerId)))
