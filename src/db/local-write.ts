import { orderOf, QUEUE, type Replicated, type SyncState } from './documents.ts'

/** What makes one local write: a fresh operation id and the device's time. */
export interface WriteStamp {
  opId: string
  /** Milliseconds. */
  now: number
}

/** The parts of a document that travel; the rest is identity and bookkeeping. */
export function contentOf<C extends object>(document: Replicated<C>, keys: readonly (keyof C)[]): C {
  return Object.fromEntries(keys.map(key => [key, document[key]])) as C
}

/** A new document, dirty from its first moment. */
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
 * The document with `change` applied and its dirtiness in the same value (I9). The first edit of a clean document keeps
 * what the server had as `base`; later ones leave it. A recording that waits for its upload stays in that queue.
 */
export function edited<C extends object, D extends Replicated<C>>(
  document: D,
  keys: readonly (keyof C)[],
  change: Partial<D>,
  { opId, now }: WriteStamp,
): D {
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
      base: clean && sync.serverSeq !== null ? contentOf<C>(document, keys) : sync.base,
      parked: null,
      editedAt: now,
    },
  }
}

/** A deletion: an edit that hides the document until the server confirms it (decision 18). */
export function removed<C extends object, D extends Replicated<C>>(
  document: D,
  keys: readonly (keyof C)[],
  stamp: WriteStamp,
): D {
  const next = edited<C, D>(document, keys, {}, stamp)
  return { ...next, deletedAt: new Date(stamp.now).toISOString(), queue: QUEUE.push }
}
