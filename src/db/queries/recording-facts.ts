import { map } from 'rxjs'
import type { Parked, Queue, RecordingDocument, RecordingSyncStatus } from '../documents.ts'
import type { Database } from '../open.ts'
import type { Live } from './live.ts'

/** What a list says of a recording: a recording without its weight (the transcript and the peaks). */
export interface RecordingFacts {
  clientId: string
  id: number | null
  name: string
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

/** Every recording of a visit that nobody deleted, newest first. A recording that did not change is the same object as before. */
export function recordingFacts(database: Database): Live<RecordingFacts[]> {
  const known = new WeakMap<object, RecordingFacts>()
  const selector = { recordType: 'ambient-scribe', deletedAt: null } as const
  return database.recordings.find({ selector, sort: [{ order: 'asc' }] }).$.pipe(
    map(documents =>
      documents.map(one => {
        // RxDB hands out one object per revision of a document.
        const facts = known.get(one) ?? factsOf(one.toJSON() as RecordingDocument)
        known.set(one, facts)
        return facts
      }),
    ),
  )
}

export function factsOf(recording: RecordingDocument): RecordingFacts {
  const { data, sync } = recording
  return {
    clientId: recording.clientId,
    id: recording.id,
    name: recording.name,
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
