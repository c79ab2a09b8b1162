import { map } from 'rxjs'
import type { RecordingDocument } from '../collections/recordings.ts'
import type { Database } from '../open.ts'
import type { Live } from './live.ts'

/** A triage is a recording of its own type: it is queued, sent and received like one. */
const IS_TRIAGE = { recordType: 'triage', deletedAt: null } as const

/** Every triage that is not deleted, newest first. */
export function allTriages(database: Database): Live<RecordingDocument[]> {
  return database.recordings
    .find({ selector: IS_TRIAGE, sort: [{ order: 'asc' }] })
    .$.pipe(map(documents => documents.map(one => one.toMutableJSON())))
}

/** One triage by the server's number or the clientId; null if it is not on this device. */
export function oneTriage(
  database: Database,
  by: { id: number } | { clientId: string },
): Live<RecordingDocument | null> {
  return database.recordings
    .findOne({ selector: { ...by, ...IS_TRIAGE } })
    .$.pipe(map(document => document?.toMutableJSON() ?? null))
}
