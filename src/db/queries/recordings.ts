import { map } from 'rxjs'
import type { RecordingDocument } from '../documents.ts'
import type { Database } from '../open.ts'
import type { Live } from './live.ts'

/** Every recording that nobody deleted, newest first. */
export function allRecordings(database: Database): Live<RecordingDocument[]> {
  return database.recordings
    .find({ selector: { recordType: 'ambient-scribe', deletedAt: null }, sort: [{ order: 'asc' }] })
    .$.pipe(map(documents => documents.map(one => one.toMutableJSON())))
}

/** The recording with the server's number, which is how its details are addressed (decision 14). */
export function recordingByNumber(database: Database, id: number): Live<RecordingDocument | null> {
  return database.recordings
    .findOne({ selector: { id, recordType: 'ambient-scribe', deletedAt: null } })
    .$.pipe(map(document => document?.toMutableJSON() ?? null))
}
