import { map } from 'rxjs'
import type { RecordingDocument } from '../collections/recordings.ts'
import type { Database } from '../open.ts'
import type { Live } from './live.ts'

/** The recording with this number of the server, which addresses its details (decision 14). */
export function recordingByNumber(database: Database, id: number): Live<RecordingDocument | null> {
  return database.recordings
    .findOne({ selector: { id, recordType: 'ambient-scribe', deletedAt: null } })
    .$.pipe(map(document => document?.toMutableJSON() ?? null))
}

/** A recording of this device, sent or not; null once it is deleted. */
export function recordingHere(database: Database, clientId: string): Live<RecordingDocument | null> {
  return database.recordings
    .findOne({ selector: { clientId, recordType: 'ambient-scribe', deletedAt: null } })
    .$.pipe(map(document => document?.toMutableJSON() ?? null))
}
