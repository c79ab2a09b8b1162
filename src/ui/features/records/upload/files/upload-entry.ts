import type { HealthRecordDocument } from '../../../../../db/collections/health-records.ts'
import { QUEUE } from '../../../../../db/document.ts'
import { type WaitFacts, type WaitState, waitState, waitsOf } from '../../../../../db/queries/wait-state.ts'
import type { DocumentDetails } from '../../../../../db/uploads/upload-rows.ts'
import type { Chosen } from '../choose/upload-list.ts'

/** A record of the list, from the moment it is stored. */
export interface UploadEntry {
  clientId: string
  /** The server's number, once it has one. */
  id: number | null
  name: string
  patientClientId: string
  fileName: string
  mimeType: string
  /** Bytes that are sent. */
  size: number
  /** Size of what was chosen, if the sent bytes were made from it. */
  chosenBytes: number | null
  /** Number of photos that were joined; 1 if it was not joined. */
  pages: number
  /** Milliseconds by the device's clock. */
  addedAt: number
  state: EntryState
}

export type EntryState =
  /** Stored; sent by itself in a moment, or at once if the person asks. */
  | { kind: 'ready' }
  | { kind: 'sending'; sentBytes: number; totalBytes: number }
  | Exclude<WaitState, { kind: 'sending' }>
  | { kind: 'sent' }

interface Stored {
  size: number
  savedAt: number
  details: Partial<DocumentDetails>
}

export function uploadEntry(
  document: HealthRecordDocument,
  file: Stored | undefined,
  facts: WaitFacts,
  now: number,
): UploadEntry {
  const { clientId, id, name, patientClientId, data } = document
  return {
    ...{ clientId, id, name, patientClientId },
    fileName: file?.details.fileName ?? name,
    mimeType: file?.details.mimeType ?? data.mimeType ?? '',
    size: file?.size ?? data.size ?? 0,
    chosenBytes: file?.details.chosenBytes ?? null,
    pages: file?.details.pageCount ?? 1,
    addedAt: file?.savedAt ?? Date.parse(document.createdAt),
    state: entryState(document, facts, now),
  }
}

function entryState(document: HealthRecordDocument, facts: WaitFacts, now: number): EntryState {
  if (document.queue !== QUEUE.upload && document.id !== null) return { kind: 'sent' }
  const state = waitState(waitsOf(document as never), facts, now)
  if (state.kind !== 'waiting') return state
  if (state.because !== 'turn' && state.because !== 'network') return state
  const job = facts.jobs?.get(document.clientId)
  const isFresh = job !== undefined && job.sentBytes === 0 && job.retryCount === 0
  if (isFresh && job.nextRetryAt > now && job.askedMs === undefined) return { kind: 'ready' }
  // Its turn has come: the engine is about to begin.
  return state.because === 'turn' && facts.online && job
    ? { kind: 'sending', sentBytes: job.sentBytes, totalBytes: job.totalBytes }
    : state
}

export type ItemStatus = 'idle' | 'validating' | 'uploading' | 'success' | 'error'

/** The status that the specification names (H §2). */
export function itemStatus(item: UploadEntry | Chosen): ItemStatus {
  const { kind } = 'state' in item ? item.state : item
  switch (kind) {
    case 'checking':
      return 'validating'
    case 'sending':
      return 'uploading'
    case 'sent':
      return 'success'
    case 'refused':
    case 'failed':
    case 'no-patient':
      return 'error'
    case 'known':
    case 'ready':
    case 'waiting':
      return 'idle'
  }
}

export interface Overall {
  status: 'idle' | 'uploading' | 'success' | 'error'
  successes: number
  errors: number
  /** Stored and neither sent nor refused. */
  waiting: number
}

export function overallOf(items: readonly (UploadEntry | Chosen)[]): Overall {
  const statuses = items.map(itemStatus)
  const count = (status: ItemStatus) => statuses.filter(one => one === status).length
  const [successes, errors] = [count('success'), count('error')]
  const waiting = items.filter(one => 'state' in one && itemStatus(one) === 'idle').length
  const counts = { successes, errors, waiting }
  if (count('uploading') > 0) return { status: 'uploading', ...counts }
  if (errors > 0) return { status: 'error', ...counts }
  return { status: items.length > 0 && successes === items.length ? 'success' : 'idle', ...counts }
}

/** True for a record whose upload a person may start: it waits for nothing else. */
export const mayStart = ({ state }: UploadEntry): boolean =>
  state.kind === 'ready' || (state.kind === 'waiting' && state.because === 'person')

/** True for a photo of which no byte was sent. */
export const mayJoin = ({ state, mimeType }: UploadEntry): boolean =>
  mimeType.startsWith('image/') &&
  mimeType !== 'image/tiff' &&
  mimeType !== 'image/gif' &&
  (state.kind === 'ready' || (state.kind === 'waiting' && state.sentBytes === 0))
