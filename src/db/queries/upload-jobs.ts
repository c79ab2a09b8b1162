import { liveQuery } from 'dexie'
import { from } from 'rxjs'
import type { UploadItem, UploadStore } from '../upload-store.ts'
import type { Live } from './live.ts'

/** The upload jobs of one owner, again after every change, whichever tab or worker made it. */
export function uploadJobs(uploads: UploadStore, ownerId: string): Live<UploadItem[]> {
  return from(liveQuery(() => uploads.items(ownerId)))
}

/** Bytes that exist only on this device, by recording: those of the sound, until the server has confirmed all of them. */
export async function unsentBytes(uploads: UploadStore, ownerId: string): Promise<ReadonlyMap<string, number>> {
  const kept = await uploads.keptBytes(ownerId)
  return new Map(kept.filter(({ received }) => !received).map(({ clientId, size }) => [clientId, size]))
}

export const liveUnsentBytes = (uploads: UploadStore, ownerId: string): Live<ReadonlyMap<string, number>> =>
  from(liveQuery(() => unsentBytes(uploads, ownerId)))
