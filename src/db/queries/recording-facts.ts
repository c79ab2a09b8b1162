import type { RxDocument } from 'rxdb/plugins/core'
import { concat, defer, map, switchMap } from 'rxjs'
import type { RecordingGap } from '../../contract/entities/health-record.ts'
import type { RecordingDocument } from '../collections/recordings.ts'
import type { UploadStatus } from '../collections/records.ts'
import { orderOf } from '../document.ts'
import type { Database } from '../open.ts'
import type { Live } from './live.ts'
import type { Waits } from './wait-state.ts'

/** What a list shows of a recording, without its large fields (the transcript and the peaks). */
export interface RecordingFacts extends Waits {
  id: number | null
  name: string
  /** NO_PATIENT if no patient was chosen. */
  patientClientId: string
  /** ISO times. */
  createdAt: string
  updatedAt: string
  subtype: string | null
  /** Seconds; null if unknown. */
  duration: number | null
  status: RecordingDocument['status']
  /** Why processing failed on the server, as a key of an interface text. */
  errorKey: string | null
  /** The beginning of the transcript; null when there is none. */
  preview: string | null
  reports: number
  documentAssetId: number | null
  /** Audio exists, here or on the server; a typed recording has none. */
  hasAudio: boolean
  /** Places where nothing was recorded. */
  gaps: readonly RecordingGap[]
  syncStatus: UploadStatus
}

const NO_GAPS: readonly RecordingGap[] = []

/** Longest preview on a card, in characters (D §2). */
export const PREVIEW_LENGTH = 150

/** The recordings read so far. */
export interface KnownRecordings {
  /** Newest first. */
  recordings: RecordingFacts[]
  /** False while only the newest are read: more may follow. */
  complete: boolean
}

/** Recordings read first: more than a screen shows, at the same cost however many there are (P5). */
const FIRST_SIGHT = 20

/**
 * Visits without the deleted ones: first the newest, read once; after `shown` resolves all of them, live. An unchanged
 * recording is the same object as before.
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

/** Visits made at `since` (milliseconds) or later, newest first, live. */
export function recordingFactsSince(database: Database, since: number): Live<RecordingFacts[]> {
  const order = { $lte: orderOf(new Date(since).toISOString()) }
  return database.recordings
    .find({ selector: { recordType: 'ambient-scribe', deletedAt: null, order }, sort: [{ order: 'asc' }] })
    .$.pipe(map(found => found.map(one => factsOf(one.toJSON() as RecordingDocument))))
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
    gaps: data.gaps ?? NO_GAPS,
    queue: recording.queue,
    syncStatus: recording.syncStatus,
    parked: sync.parked,
    deletedAt: recording.deletedAt,
    editedAt: sync.editedAt,
  }
}

/** One line, cut between characters: never within a surrogate pair. */
function previewOf(text: string): string | null {
  const line = text
    .slice(0, PREVIEW_LENGTH * 4)
    .replace(/\s+/g, ' ')
    .trim()
  const letters = Array.from(line)
  if (letters.length === 0) return null
  return letters.length > PREVIEW_LENGTH ? `${letters.slice(0, PREVIEW_LENGTH).join('').trimEnd()}…` : line
}
