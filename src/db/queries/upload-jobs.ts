import { liveQuery } from 'dexie'
import { from } from 'rxjs'
import type { UploadItem, UploadStore } from '../upload-store.ts'
import type { Live } from './live.ts'

/** The upload jobs of one owner, again after every change, whichever tab or worker made it. */
export function uploadJobs(uploads: UploadStore, ownerId: string): Live<UploadItem[]> {
  return from(liveQuery(() => uploads.items(ownerId)))
}
