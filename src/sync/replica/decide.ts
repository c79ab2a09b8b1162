import { QUEUE } from '../../db/documents.ts'
import type { SentCall } from '../../db/sync-journal.ts'
import type { ReplicatedCollection, ServerRow } from '../collections/collection.ts'
import { sameJson } from '../merge/three-way.ts'
import { cleanDocument, isDirty, lostVersions, pick } from './known-document.ts'
import { landed, uploaded } from './landed.ts'
import { type AnyDocument, type Bag, type Circumstances, type Outcome, UNCHANGED } from './outcome.ts'

/** The local side put on top of the server's row: clean when nothing of it is left to say, dirty otherwise. */
function rebased(
  kind: ReplicatedCollection,
  document: AnyDocument,
  row: ServerRow,
  base: Bag | null,
  at: Circumstances,
): Outcome {
  const remote = kind.fromRow(row)
  const remoteContent = pick(remote, kind.contentKeys)
  const merged = kind.merge(base, pick(document, kind.contentKeys), remoteContent)
  const conflicts = lostVersions(kind, document, row, merged.conflicts, at)
  const clean = cleanDocument(kind, row, at.epoch, document)
  if (sameJson(merged.value, remoteContent)) return { kind: 'write', document: clean, conflicts }
  const { sync } = document
  return {
    kind: 'write',
    conflicts,
    document: {
      ...clean,
      ...merged.value,
      queue: sync.parked ? QUEUE.parked : QUEUE.push,
      sync: {
        ...sync,
        localRev: sync.localRev + 1,
        opId: at.opId,
        serverSeq: row.seq,
        epoch: at.epoch,
        base: remoteContent,
      },
    },
  }
}

/** The row was written by a person on another device, not by a job of the server and not by us. */
const byAnotherDevice = (row: ServerRow, { deviceId }: Circumstances) =>
  row.updatedByDevice != null && row.updatedByDevice !== deviceId

/**
 * A row from a pull or from the answer to a conflict, against the document of the same clientId. A dirty document is
 * never overwritten (I9): its changes are put on top of the row, and what cannot stand beside it is kept (I10).
 */
export function receive(kind: ReplicatedCollection, document: AnyDocument, row: ServerRow, at: Circumstances): Outcome {
  const { sync } = document
  if (sync.serverSeq !== null && sync.epoch === at.epoch && row.seq <= sync.serverSeq) return UNCHANGED
  if (!isDirty(document)) {
    if (row.deletedAt) return { kind: 'remove', conflicts: [] }
    return { kind: 'write', document: cleanDocument(kind, row, at.epoch, document), conflicts: [] }
  }
  if (row.deletedAt) {
    if (document.deletedAt) return { kind: 'remove', conflicts: [] }
    const local = pick(document, kind.contentKeys)
    return {
      kind: 'remove',
      conflicts: lostVersions(kind, document, row, [{ path: 'deleted', local, remote: null }], at),
    }
  }
  if (document.deletedAt) {
    const remote = pick(kind.fromRow(row), kind.contentKeys)
    const changedElsewhere = byAnotherDevice(row, at) && !sameJson(remote, sync.base)
    if (!changedElsewhere) {
      const next = { ...sync, serverSeq: row.seq, epoch: at.epoch, base: remote }
      return { kind: 'write', document: { ...document, id: row.id, sync: next }, conflicts: [] }
    }
    const lost = [{ path: 'deletedAt', local: document.deletedAt, remote }]
    return {
      kind: 'write',
      document: cleanDocument(kind, row, at.epoch, document),
      conflicts: lostVersions(kind, document, row, lost, at),
    }
  }
  if (document.queue === QUEUE.upload) return landed(kind, document, row, at)
  return rebased(kind, document, row, sync.base, at)
}

/** The server answered a call of ours with the row as it now stands. An edit made meanwhile stays dirty on top of it. */
export function acknowledge(
  kind: ReplicatedCollection,
  document: AnyDocument,
  sent: SentCall,
  row: ServerRow,
  at: Circumstances,
): Outcome {
  const { sync } = document
  // An answer that was settled before (a crash between writing the document and emptying the journal).
  if (sync.ackedRev >= sent.rev && sync.epoch === at.epoch && sync.serverSeq !== null && row.seq <= sync.serverSeq)
    return UNCHANGED
  const newest = sync.localRev === sent.rev
  if (sent.removal)
    return newest || document.deletedAt ? { kind: 'remove', conflicts: [] } : receive(kind, document, row, at)
  if (newest) {
    const clean = cleanDocument(kind, row, at.epoch, document)
    return { kind: 'write', document: kind.name === 'recordings' ? { ...clean, ...uploaded } : clean, conflicts: [] }
  }
  const acked: AnyDocument = { ...document, sync: { ...sync, ackedRev: sent.rev } }
  if (!document.deletedAt) return rebased(kind, acked, row, sent.content, at)
  const next = { ...acked.sync, serverSeq: row.seq, epoch: at.epoch, base: pick(kind.fromRow(row), kind.contentKeys) }
  return { kind: 'write', document: { ...acked, id: row.id, sync: next }, conflicts: [] }
}
