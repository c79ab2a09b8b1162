import { liveQuery } from 'dexie'
import { combineLatest, from, map, of } from 'rxjs'
import type { HealthRecordDocument } from '../collections/health-records.ts'
import { attachedTo, isAttached } from '../collections/records.ts'
import { NO_PATIENT, QUEUE } from '../document.ts'
import type { Database } from '../open.ts'
import type { StoredFile, UploadStore } from '../uploads/upload-store.ts'
import type { Live } from './live.ts'

/** What is known of the files of this device, without their bytes; by clientId. */
export const liveStoredFiles = (uploads: UploadStore, ownerId: string): Live<ReadonlyMap<string, StoredFile>> =>
  from(liveQuery(async () => new Map((await uploads.files(ownerId)).map(file => [file.clientId, file]))))

/** Documents that are not on the server yet, and those with these ids; newest first, without deleted ones. */
export function uploadedDocuments(database: Database, also: readonly string[]): Live<HealthRecordDocument[]> {
  const waiting = database.healthRecords.find({ selector: { queue: QUEUE.upload } }).$
  const known = also.length > 0 ? database.healthRecords.findByIds([...also]).$ : of(new Map())
  return combineLatest([waiting, known]).pipe(
    map(([waits, named]) => {
      const all = new Map([...waits, ...named.values()].map(one => [one.clientId, one]))
      return [...all.values()]
        .map(one => one.toMutableJSON() as HealthRecordDocument)
        .filter(one => one.deletedAt === null && !isAttached(one))
        .sort((a, b) => a.order - b.order)
    }),
  )
}

/** Files on their way into a record, oldest first. */
export function attachmentsUnderWay(database: Database, clientId: string): Live<HealthRecordDocument[]> {
  const selector = { patientClientId: NO_PATIENT, recordType: 'auto' as const, deletedAt: null }
  return database.healthRecords.find({ selector }).$.pipe(
    map(found =>
      found
        .filter(one => one.queue !== QUEUE.none && attachedTo(one) === clientId)
        .map(one => one.toMutableJSON() as HealthRecordDocument)
        .sort((a, b) => b.order - a.order),
    ),
  )
}

/** A record of this device whose file was chosen again. */
export interface KnownFile {
  clientId: string
  id: number | null
  name: string
  /** ISO 8601. */
  createdAt: string
  patientClientId: string
}

/** The newest record that has one of these files, or whose file was made from one; null if none has. */
export async function recordOfFile(database: Database, hashes: readonly string[]): Promise<KnownFile | null> {
  const selector = {
    deletedAt: null,
    $or: [{ 'data.sha256': { $in: hashes } }, { 'data.madeFrom': { $in: hashes } }],
  }
  const all = await database.healthRecords
    // The schema leaves the content of `data` to the contract.
    .find({ selector: selector as never, sort: [{ order: 'asc' }] })
    .exec()
  const found = all.find(one => !isAttached(one))
  if (!found) return null
  const { clientId, id, name, createdAt, patientClientId } = found
  return { clientId, id, name, createdAt, patientClientId }
}
