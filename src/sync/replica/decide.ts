import type { Bag } from '../../contract/bag.ts'
import type { AnyDocument } from '../../db/document.ts'
import { CHANGED_ELSEWHERE, isHeldDeletion, orderOf, QUEUE } from '../../db/document.ts'
import type { SentCall } from '../../db/sync-journal.ts'
import type { ReplicatedCollection, ServerRow } from '../collections/collection.ts'
import { sameJson } from '../merge/three-way.ts'
import { cleanDocument, deletedElsewhere, isDirty, lostVersions, pick, undeletedElsewhere } from './known-document.ts'
import { mergeUploaded } from './merge-uploaded.ts'
import { type Outcome, type SyncStamp, UNCHANGED } from './outcome.ts'

/** Rebases the local changes on the server's row: the result is clean if none is left, dirty otherwise. */
function rebased(
  kind: ReplicatedCollection,
  document: AnyDocument,
  row: ServerRow,
  base: Bag | null,
  at: SyncStamp,
): Outcome {
  const remote = kind.fromRow(row)
  const remoteContent = pick(remote, kind.contentKeys)
  const merged = kind.merge(base, pick(document, kind.contentKeys), remoteContent)
  const conflicts = lostVersions(kind, document, row, merged.conflicts, at)
  const clean = cleanDocument(kind, row, at.epoch, document)
  if (sameJson(merged.value, remoteContent)) return { kind: 'write', document: clean, conflicts }
  // The row is not deleted: a later deletion must not be undone by this edit.
  const { undelete: _, ...sync } = document.sync
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

/**
 * True if a person on another device changed the row since `base`. A job of the server may have written the row since:
 * jobs change neither names and patients nor a transcript that a person wrote.
 */
function changedElsewhere(row: ServerRow, remote: Bag, base: Bag | null, { deviceId }: SyncStamp): boolean {
  if (sameJson(remote, base)) return false
  if (row.updatedByDevice === deviceId) return false
  if (row.updatedByDevice != null) return true
  const byPeople = ({ data, ...rest }: Bag) => [rest, manualTranscript(data)]
  return base !== null && !sameJson(byPeople(remote), byPeople(base))
}

function manualTranscript(data: unknown): unknown {
  const { transcription } = (data ?? {}) as { transcription?: Bag | null }
  return transcription?.model === 'manual' ? transcription.text : null
}

/** Sends the local version again, as a restoration of the deleted row that the person asked for. */
function putBack(kind: ReplicatedCollection, document: AnyDocument, row: ServerRow, at: SyncStamp): Outcome {
  const { id, createdAt, seq: serverSeq } = row
  const base = pick(kind.fromRow(row), kind.contentKeys)
  const { localRev } = document.sync
  const state = { localRev: localRev + 1, opId: at.opId, serverSeq, epoch: at.epoch, base, undelete: true as const }
  const sync = { ...document.sync, ...state, parked: null }
  const order = orderOf(createdAt)
  return { kind: 'write', conflicts: [], document: { ...document, id, createdAt, order, queue: QUEUE.push, sync } }
}

/**
 * Applies a row from a pull or a CONFLICT error to the document with its clientId. A dirty document is never
 * overwritten (I9): its changes are rebased on the row, and displaced values are kept (I10). Of an edit and a deletion
 * the one that reached the server first stands; the other is kept until its user decides.
 */
export function receive(kind: ReplicatedCollection, document: AnyDocument, row: ServerRow, at: SyncStamp): Outcome {
  const { sync } = document
  if (sync.serverSeq !== null && sync.epoch === at.epoch && row.seq <= sync.serverSeq) return UNCHANGED
  if (!isDirty(document)) {
    if (row.deletedAt) return { kind: 'remove', conflicts: [] }
    return { kind: 'write', document: cleanDocument(kind, row, at.epoch, document), conflicts: [] }
  }
  if (row.deletedAt) {
    if (document.deletedAt) return { kind: 'remove', conflicts: [] }
    // The user undid this device's deletion after it was sent, or put back a document that the server knows as deleted.
    const undone = row.updatedByDevice === at.deviceId || (sync.undelete && sync.serverSeq === null)
    if (undone) return putBack(kind, document, row, at)
    const { seq, updatedAt, updatedByDevice = null } = row
    const deletion = { seq, updatedAt, updatedByDevice, base: pick(kind.fromRow(row), kind.contentKeys) }
    return { kind: 'remove', conflicts: deletedElsewhere(kind, document, deletion, at) }
  }
  if (document.deletedAt) {
    const remote = pick(kind.fromRow(row), kind.contentKeys)
    const next = { ...sync, serverSeq: row.seq, epoch: at.epoch, base: remote }
    if (!changedElsewhere(row, remote, sync.base, at) && !isHeldDeletion(document)) {
      // Its edits stay on top of the row, should the deletion be withdrawn.
      const { value } = kind.merge(sync.base, pick(document, kind.contentKeys), remote)
      return { kind: 'write', document: { ...document, ...value, id: row.id, sync: next }, conflicts: [] }
    }
    const { now } = at
    const parked = { code: 'CONFLICT', errorType: CHANGED_ELSEWHERE, userMessage: null, issues: [], at: now }
    const { deletedAt } = document
    const hidden = { ...cleanDocument(kind, row, at.epoch, document), deletedAt, queue: QUEUE.parked }
    return {
      kind: 'write',
      document: { ...hidden, sync: { ...next, parked } },
      conflicts: undeletedElsewhere(kind, document, row, at),
    }
  }
  if (document.queue === QUEUE.upload) return mergeUploaded(kind, document, row, at)
  return rebased(kind, document, row, sync.base, at)
}

/** Applies the row that the server returned for our call. An edit made meanwhile stays dirty on top of it. */
export function acknowledge(
  kind: ReplicatedCollection,
  document: AnyDocument,
  sent: SentCall,
  row: ServerRow,
  at: SyncStamp,
): Outcome {
  const { sync } = document
  // Settled before: a crash came between writing the document and emptying the journal.
  if (sync.ackedRev >= sent.rev && sync.epoch === at.epoch && sync.serverSeq !== null && row.seq <= sync.serverSeq)
    return UNCHANGED
  const newest = sync.localRev === sent.rev
  if (sent.removal)
    return newest || document.deletedAt ? { kind: 'remove', conflicts: [] } : receive(kind, document, row, at)
  if (newest) {
    const clean = cleanDocument(kind, row, at.epoch, document)
    return { kind: 'write', document: { ...clean, ...kind.local }, conflicts: [] }
  }
  const acked: AnyDocument = { ...document, sync: { ...sync, ackedRev: sent.rev } }
  if (!document.deletedAt) return rebased(kind, acked, row, sent.content, at)
  const next = { ...acked.sync, serverSeq: row.seq, epoch: at.epoch, base: pick(kind.fromRow(row), kind.contentKeys) }
  return { kind: 'write', document: { ...acked, id: row.id, sync: next }, conflicts: [] }
}
