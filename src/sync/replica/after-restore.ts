import type { AnyDocument } from '../../db/document.ts'
import { QUEUE } from '../../db/document.ts'
import type { ReplicatedCollection, ServerRow } from '../collections/collection.ts'
import { sameJson } from '../merge/three-way.ts'
import { receive } from './decide.ts'
import { cleanDocument, deletedElsewhere, isDirty, pick } from './known-document.ts'
import { type Outcome, type SyncStamp, UNCHANGED } from './outcome.ts'

/**
 * Decides on a row of a restored server (I8). Not `seq` but `restoredFrom`, the server's `updatedAt` and the content
 * can be compared across a restore. A newer local version is given back; a later remote change is merged.
 */
export function receiveAfterRestore(
  kind: ReplicatedCollection,
  document: AnyDocument,
  row: ServerRow,
  at: SyncStamp,
): Outcome {
  const { sync } = document
  if (sync.epoch === at.epoch) return receive(kind, document, row, at)
  if (row.deletedAt && !isDirty(document) && document.updatedAt > row.updatedAt) {
    // Put back after the backup was taken: the restored server knows only the deletion.
    const { id: _, ...again } = giveBack(document, row.seq, pick(document, kind.contentKeys), at)
    return {
      kind: 'write',
      document: { ...again, id: row.id, sync: { ...again.sync, undelete: true } } as AnyDocument,
      conflicts: [],
    }
  }
  const remote = pick(kind.fromRow(row), kind.contentKeys)
  const known = isDirty(document) ? sync.base : pick(document, kind.contentKeys)
  if (sync.serverSeq === null || row.deletedAt || sameJson(known, remote)) {
    return receive(kind, { ...document, sync: { ...sync, epoch: at.epoch, serverSeq: -1 } }, row, at)
  }
  const givenBack = row.restoredFrom && row.restoredFrom.epoch === sync.epoch ? row.restoredFrom.seq : null
  const serverIsNewer = givenBack !== null ? givenBack >= sync.serverSeq : row.updatedAt > document.updatedAt
  if (serverIsNewer && givenBack !== null) {
    return receive(kind, { ...document, sync: { ...sync, epoch: at.epoch, serverSeq: -1 } }, row, at)
  }
  if (serverIsNewer) {
    // Edited after the restore on a device without our version: both are kept, field by field, without a base.
    const both = {
      ...document,
      sync: { ...sync, localRev: sync.localRev + 1, base: {}, epoch: at.epoch, serverSeq: -1 },
    }
    return receive(kind, both, row, at)
  }
  return { kind: 'write', document: giveBack(document, row.seq, remote, at), conflicts: [] }
}

/** Queues a document to be sent again, with the epoch and seq that this device had it from. */
function giveBack(
  document: AnyDocument,
  seq: number | null,
  base: AnyDocument['sync']['base'],
  at: SyncStamp,
): AnyDocument {
  const { sync } = document
  return {
    ...document,
    queue: document.queue === QUEUE.parked ? QUEUE.parked : QUEUE.push,
    sync: {
      ...sync,
      localRev: sync.localRev + 1,
      opId: at.opId,
      serverSeq: seq,
      epoch: at.epoch,
      base,
      restoredFrom: sync.epoch && sync.serverSeq !== null ? { epoch: sync.epoch, seq: sync.serverSeq } : null,
    },
  }
}

/**
 * Decides on a document that a full pull did not return: deleted after a long absence, lost by the server after a
 * restore.
 */
export function absent(
  kind: ReplicatedCollection,
  document: AnyDocument,
  mode: 'epoch' | 'horizon',
  at: SyncStamp,
): Outcome {
  if (document.sync.serverSeq === null) return UNCHANGED
  if (mode === 'epoch') {
    // Already written to the restored server: it exists there, although no page contained it.
    if (document.sync.epoch === at.epoch) return UNCHANGED
    if (document.deletedAt) return { kind: 'remove', conflicts: [] }
    return { kind: 'write', document: giveBack(document, null, null, at), conflicts: [] }
  }
  if (!isDirty(document) || document.deletedAt) return { kind: 'remove', conflicts: [] }
  // Deleted elsewhere long ago and edited here since.
  const updatedAt = new Date(at.now).toISOString()
  const deletion = { seq: null, updatedAt, updatedByDevice: null, base: null }
  return { kind: 'remove', conflicts: deletedElsewhere(kind, document, deletion, at) }
}

/**
 * True if a device that had not received the deletion gave the row back to a restored server (I14). False if the row
 * was changed since: such a row is kept rather than lost.
 */
export function isGivenBackAfterDeletion(kind: ReplicatedCollection, tombstone: AnyDocument, row: ServerRow): boolean {
  const { restoredFrom } = row
  const { epoch, serverSeq } = tombstone.sync
  return (
    restoredFrom?.epoch === epoch &&
    restoredFrom.seq <= (serverSeq ?? -1) &&
    sameJson(pick(kind.fromRow(row), kind.contentKeys), pick(tombstone, kind.contentKeys))
  )
}

/** Builds a hidden document with a queued deletion from a row that must be deleted again. */
export function deletion(
  kind: ReplicatedCollection,
  tombstone: AnyDocument,
  row: ServerRow,
  at: SyncStamp,
): AnyDocument {
  const alive = cleanDocument(kind, row, at.epoch)
  return {
    ...alive,
    deletedAt: tombstone.deletedAt ?? tombstone.updatedAt,
    queue: QUEUE.push,
    sync: { ...alive.sync, localRev: 1, opId: at.opId, base: pick(kind.fromRow(row), kind.contentKeys) },
  }
}
