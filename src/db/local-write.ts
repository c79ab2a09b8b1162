import { type AnyDocument, orderOf, QUEUE, type Replicated, type SyncState } from './document.ts'

/** Identifies one local write: a new operation id and the device's time. */
export interface WriteStamp {
  opId: string
  /** Milliseconds. */
  now: number
}

/** The fields of a document that are sent; the rest is identity and sync state. */
export function contentOf<C extends object>(document: Replicated<C>, keys: readonly (keyof C)[]): C {
  return Object.fromEntries(keys.map(key => [key, document[key]])) as C
}

/** Returns a new document, dirty from the start. */
export function created<C extends object>(
  content: C,
  clientId: string,
  { opId, now }: WriteStamp,
  createdAt = new Date(now).toISOString(),
): Replicated<C> {
  const sync: SyncState<C> = {
    localRev: 1,
    ackedRev: 0,
    opId,
    serverSeq: null,
    epoch: null,
    base: null,
    parked: null,
    restoredFrom: null,
    editedAt: now,
  }
  return {
    ...content,
    clientId,
    id: null,
    createdAt,
    updatedAt: createdAt,
    deletedAt: null,
    order: orderOf(createdAt),
    queue: QUEUE.push,
    sync,
  }
}

/**
 * Returns the document with `change` applied and marked dirty, in one value (I9). The first edit of a clean document
 * sets `base`; later edits keep it. A document that waits for its upload stays in that queue.
 */
export function edited(
  document: AnyDocument,
  keys: readonly string[],
  change: Partial<AnyDocument>,
  { opId, now }: WriteStamp,
): AnyDocument {
  const { sync } = document
  const clean = sync.localRev === sync.ackedRev
  return {
    ...document,
    ...change,
    queue: (change.queue ?? document.queue) === QUEUE.upload ? QUEUE.upload : QUEUE.push,
    sync: {
      ...sync,
      localRev: sync.localRev + 1,
      opId,
      base: clean && sync.serverSeq !== null ? contentOf(document, keys) : sync.base,
      parked: null,
      editedAt: now,
    },
  }
}

/** A deletion: an edit that hides the document until the server confirms it (decision 18). */
export function removed(document: AnyDocument, keys: readonly string[], stamp: WriteStamp): AnyDocument {
  const next = edited(document, keys, {}, stamp)
  return { ...next, deletedAt: new Date(stamp.now).toISOString(), queue: QUEUE.push }
}
