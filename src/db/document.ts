import type { Bag } from '../contract/bag.ts'

/** Which queue a document waits in; indexed, so that the engine finds its work without reading every document. */
export const QUEUE = { none: 0, push: 1, upload: 2, parked: 3 } as const
export type Queue = (typeof QUEUE)[keyof typeof QUEUE]

/** Milliseconds that a deletion stays on the device before it is sent, so that one tap can undo it. */
export const DELETION_HELD_MS = 6000

/**
 * `parked.errorType` of a deletion that met an edit of another device: the document stays hidden and the deletion is
 * not sent until its user has seen the edit.
 */
export const CHANGED_ELSEWHERE = 'ChangedElsewhere'

/** Why the server refused a document; it stays on the device until a person corrects, exports or discards it (I5). */
export interface Parked {
  /** A name from the contract's errors. */
  code: string
  errorType: string | null
  /** The server's message to the person, if it sent one. */
  userMessage: string | null
  /** Where the input was wrong, by path. */
  issues: { path: string; message: string }[]
  /** Device clock, milliseconds. For showing only. */
  at: number
}

/**
 * The state of replication of one document, written in the same write as the edit (I9): the document is dirty exactly
 * while `localRev` is not `ackedRev`.
 */
export interface SyncState<Content> {
  localRev: number
  ackedRev: number
  /** The operation that `localRev` stands for; a new one with every edit. */
  opId: string
  /** The server's `seq` of the row that this document was built on; null until the server has returned one. */
  serverSeq: number | null
  /** The server's epoch in which `serverSeq` was given. */
  epoch: string | null
  /**
   * The server's content when the first unsent edit was made; null for a clean and for a new document. Of a document
   * that waits for its upload: what the upload sends.
   */
  base: Content | null
  parked: Parked | null
  /** Set when this write gives back what a restored server lost (I8); sent as `meta.restoredFrom`. */
  restoredFrom: { epoch: string; seq: number } | null
  /** A person puts the document back after its deletion reached the server; sent as `undelete` with the next update. */
  undelete?: true
  /** Device clock of the last edit, milliseconds. For showing only. */
  editedAt: number
}

/** A document of a replicated collection: the content, its identity, and the state of its replication. */
export type Replicated<Content> = Content & {
  /** Made on the device; the primary key. */
  clientId: string
  /** The server's number, once it is known. */
  id: number | null
  createdAt: string
  updatedAt: string
  /** Set from the deletion until the server confirms it; such documents are hidden. */
  deletedAt: string | null
  /** Lists sort ascending on this: ORDER_ORIGIN minus the time of creation, so that the newest comes first. */
  order: number
  queue: Queue
  sync: SyncState<Content>
}

/** True for a deletion that waits for its user's decision; the interface shows it as a kept version. */
export const isHeldDeletion = ({ deletedAt, sync }: Pick<AnyDocument, 'deletedAt' | 'sync'>): boolean =>
  deletedAt !== null && sync.parked?.errorType === CHANGED_ELSEWHERE

/** A document of any collection. */
export type AnyDocument = Replicated<Bag> & Bag

/** Milliseconds, later than the date of any record, so that `order` is never negative. */
export const ORDER_ORIGIN = 4e12

/** The sort key of a time: newest first when ascending. An unreadable time sorts last. */
export function orderOf(createdAt: string): number {
  const time = Date.parse(createdAt)
  return Number.isFinite(time) ? Math.min(ORDER_ORIGIN, Math.max(0, ORDER_ORIGIN - time)) : ORDER_ORIGIN
}

/** `patientClientId` of a record without a patient: RxDB does not index null. */
export const NO_PATIENT = ''
