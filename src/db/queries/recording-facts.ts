import type { RxDocument } from 'rxdb/plugins/core'
import { concat, defer, map, switchMap } from 'rxjs'
import type { Parked, Queue, RecordingDocument, RecordingSyncStatus } from '../documents.ts'
import type { Database } from '../open.ts'
import type { Live } from './live.ts'

/** What a list says of a recording: a recording without its weight (the transcript and the peaks). */
export interface RecordingFacts {
  clientId: string
  id: number | null
  name: string
  /** NO_PATIENT where nobody was chosen. */
  patientClientId: string
  /** ISO times. */
  createdAt: string
  updatedAt: string
  subtype: string | null
  /** Seconds; null where nobody knows. */
  duration: number | null
  status: RecordingDocument['status']
  /** Why the server stopped, as a key that the interface says. */
  errorKey: string | null
  /** The beginning of the transcript; null when there is none. */
  preview: string | null
  reports: number
  documentAssetId: number | null
  /** Something can be heard, here or from the server; what was made by typing is silent. */
  hasAudio: boolean
  queue: Queue
  syncStatus: RecordingSyncStatus
  syncErrorMessage: string | null
  /** The server refused an edit. */
  parked: Parked | null
}

/** D §2: the preview of a card. */
export const PREVIEW_LENGTH = 150

/** What can be said of the recordings at this moment. */
export interface KnownRecordings {
  /** Newest first. */
  recordings: RecordingFacts[]
  /** False while only the newest are read: more may follow. */
  complete: boolean
}

/** More than a screen has room for, and read at once however many there are (P5). */
const FIRST_SIGHT = 20

/**
 * Every recording of a visit that nobody deleted: the newest at first, then, once `shown` resolves, all of them, live. A recording
 * that did not change is the same object as before.
 */
export function recordingFacts(database: Database, shown: () => Promise<void>): Live<KnownRecordings> {
  const known = new WeakMap<object, RecordingFacts>()
  const remembered = (document: RxDocument<RecordingDocument>) => {
    // RxDB hands out one object per revision of a document.
    const facts = known.get(document) ?? factsOf(document.toJSON() as RecordingDocument)
    known.set(document, facts)
    return facts
  }
  const selector = { recordType: 'ambient-scribe', deletedAt: null } as const
  const present = { selector, sort: [{ order: 'asc' as const }] }
  const newest = defer(() => database.recordings.find({ ...present, limit: FIRST_SIGHT }).exec())
  const all = defer(shown).pipe(switchMap(() => database.recordings.find(present).$))
  return concat(
    newest.pipe(map(found => ({ recordings: found.map(remembered), complete: found.length < FIRST_SIGHT }))),
    all.pipe(map(found => ({ recordings: found.map(remembered), complete: true }))),
  )
}

export function factsOf(recording: RecordingDocument): RecordingFacts {
  const { data, sync } = recording
  return {
    clientId: recording.clientId,
    id: recording.id,
    name: recording.name,
    patientClientId: recording.patientClientId,
    createdAt: recording.createdAt,
    updatedAt: recording.updatedAt,
    subtype: data.subtype ?? null,
    duration: data.duration ?? null,
    status: recording.status,
    errorKey: data.errorKey ?? null,
    preview: previewOf(data.transcription?.text ?? ''),
    reports: data.reports?.length ?? 0,
    documentAssetId: data.documentAssetId ?? null,
    hasAudio: data.documentAssetId != null || (recording.id === null && data.sourceType !== 'manual'),
    queue: recording.queue,
    syncStatus: recording.syncStatus,
    syncErrorMessage: recording.syncErrorMessage,
    parked: sync.parked,
  }
}

/** One line, cut between letters and never within one. */
function previewOf(text: string): string | null {
  const line = text
    .slice(0, PREVIEW_LENGTH * 4)
    .replace(/\s+/g, ' ')
    .trim()
  const letters = Array.from(line)
  if (letters.length === 0) return null
  return letters.length > PREVIEW_LENGTH ? `${letters.slice(0, PREVIEW_LENGTH).join('').trimEnd()}…` : line
}
