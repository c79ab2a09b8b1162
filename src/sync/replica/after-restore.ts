import { QUEUE } from '../../db/documents.ts'
import type { ReplicatedCollection, ServerRow } from '../collections/collection.ts'
import { sameJson } from '../merge/three-way.ts'
import { receive } from './decide.ts'
import { cleanDocument, isDirty, pick } from './known-document.ts'
import { type AnyDocument, type Circumstances, type Outcome, UNCHANGED } from './outcome.ts'

/**
 * What to do with a row of a server that was restored from a backup (I8). Its sequence numbers say nothing across the
 * restore; three things do: the row's note of where it was given back from, the server's own time of the last write,
 * and the content. Whatever is newer here than there is given back; a change made after the restore is merged.
 */
export function receiveAfterRestore(
  kind: ReplicatedCollection,
  document: AnyDocument,
  row: ServerRow,
  at: Circumstances,
): Outcome {
  const { sync } = document
  if (sync.epoch === at.epoch) return receive(kind, document, row, at)
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
    // Edited after the restore by somebody who had not our version: both are kept, field by field, without a base.
    const both = {
      ...document,
      sync: { ...sync, localRev: sync.localRev + 1, base: {}, epoch: at.epoch, serverSeq: -1 },
    }
    return receive(kind, both, row, at)
  }
  return { kind: 'write', document: giveBack(document, row.seq, remote, at), conflicts: [] }
}

/** Marks a document as to be sent again, with the note of where this device had it from. */
function giveBack(
  document: AnyDocument,
  seq: number | null,
  base: AnyDocument['sync']['base'],
  at: Circumstances,
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

/** A document that a full pull did not bring. After a long absence it was deleted; after a restore the server lost it. */
export function absent(document: AnyDocument, mode: 'epoch' | 'horizon', at: Circumstances): Outcome {
  if (document.sync.serverSeq === null) return UNCHANGED
  if (mode === 'epoch') {
    // Written to the restored server since: it is there, whatever the pages said.
    if (document.sync.epoch === at.epoch) return UNCHANGED
    if (document.deletedAt) return { kind: 'remove', conflicts: [] }
    return { kind: 'write', document: giveBack(document, null, null, at), conflicts: [] }
  }
  if (!isDirty(document)) return { kind: 'remove', conflicts: [] }
  // Deleted elsewhere long ago and edited here since: what was written here goes on as a new record.
  return {
    kind: 'write',
    document: { ...document, sync: { ...document.sync, serverSeq: null, base: null, epoch: at.epoch } },
    conflicts: [],
  }
}

/** A row came back to life that this device knows as deleted: the deletion is given back too (I14). */
export function deletedBeforeRestore(
  kind: ReplicatedCollection,
  tombstone: AnyDocument,
  row: ServerRow,
  at: Circumstances,
): Outcome {
  if (row.deletedAt || tombstone.sync.epoch === at.epoch || row.updatedAt > tombstone.updatedAt) return UNCHANGED
  return { kind: 'write', conflicts: [], document: deletion(kind, tombstone, row, at) }
}

/**
 * Given back to a restored server by a device that had not heard of the deletion (I14). What was changed on it since is
 * no mere giving back, and comes to life again rather than being lost.
 */
export function isGivenBackUnawares(kind: ReplicatedCollection, tombstone: AnyDocument, row: ServerRow): boolean {
  const { restoredFrom } = row
  const { epoch, serverSeq } = tombstone.sync
  return (
    restoredFrom?.epoch === epoch &&
    restoredFrom.seq <= (serverSeq ?? -1) &&
    sameJson(pick(kind.fromRow(row), kind.contentKeys), pick(tombstone, kind.contentKeys))
  )
}

/** A hidden document whose deletion waits to be sent, made from a row that should no longer be there. */
export function deletion(
  kind: ReplicatedCollection,
  tombstone: AnyDocument,
  row: ServerRow,
  at: Circumstances,
): AnyDocument {
  const alive = cleanDocument(kind, row, at.epoch)
  return {
    ...alive,
    deletedAt: tombstone.deletedAt ?? tombstone.updatedAt,
    queue: QUEUE.push,
    sync: { ...alive.sync, localRev: 1, opId: at.opId, base: pick(kind.fromRow(row), kind.contentKeys) },
  }
}
