import { type ConflictDocument, orderOf, QUEUE } from '../../db/documents.ts'
import type { SentCall } from '../../db/sync-journal.ts'
import type { ReplicatedCollection, ServerRow } from '../collections/collection.ts'
import { type FieldConflict, sameJson, threeWay } from '../merge/three-way.ts'
import { type AnyDocument, type Bag, type Circumstances, type Outcome, UNCHANGED } from './outcome.ts'

export const isDirty = ({ sync }: AnyDocument): boolean => sync.localRev !== sync.ackedRev

export const pick = (bag: Bag, keys: readonly string[]): Bag => Object.fromEntries(keys.map(key => [key, bag[key]]))

/** A document as the server has it, clean. */
export function cleanDocument(
  kind: ReplicatedCollection,
  row: ServerRow,
  epoch: string,
  previous?: AnyDocument,
): AnyDocument {
  const rev = previous?.sync.localRev ?? 0
  return {
    ...(previous ?? kind.local),
    ...kind.fromRow(row),
    clientId: row.clientId,
    id: row.id,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    deletedAt: null,
    order: orderOf(row.createdAt),
    queue: QUEUE.none,
    sync: {
      localRev: rev,
      ackedRev: rev,
      opId: previous?.sync.opId ?? '',
      serverSeq: row.seq,
      epoch,
      base: null,
      parked: null,
      restoredFrom: null,
      editedAt: previous?.sync.editedAt ?? 0,
    },
  }
}

/** The displaced versions of a merge, as documents with keys that repeat when the same merge is decided again. */
function lostVersions(
  kind: ReplicatedCollection,
  document: AnyDocument,
  row: ServerRow,
  conflicts: FieldConflict[],
  { now, deviceId }: Circumstances,
): ConflictDocument[] {
  const lostAt = new Date(document.sync.editedAt || now).toISOString()
  return conflicts.map(({ path, local, remote }) => ({
    key: `${kind.name}|${document.clientId}|${path}|${document.sync.localRev}|${row.seq}`.slice(0, 300),
    kind: kind.name,
    clientId: document.clientId,
    field: path,
    title: kind.title(pick(document, kind.contentKeys)),
    kept: remote ?? null,
    keptDevice: row.updatedByDevice ?? null,
    keptAt: row.updatedAt,
    lost: local ?? null,
    lostDevice: deviceId,
    lostAt,
    order: orderOf(lostAt),
  }))
}

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

/**
 * The server's row of an uploaded recording meets the document that was made here. What was edited while the bytes
 * travelled (name, patient, type, a transcript typed by hand, what a clinician decided in a triage) stays and becomes
 * an ordinary edit on top of the row; what another device changed on the row meanwhile stays too (I10). Of a recording
 * that a restored server had lost, all that was known here is given back.
 */
export function landed(kind: ReplicatedCollection, document: AnyDocument, row: ServerRow, at: Circumstances): Outcome {
  const { sync } = document
  const remote = pick(kind.fromRow(row), kind.contentKeys)
  const { value, conflicts } = kind.merge(uploadedAs(remote, sync.base), beside(remote, document), remote)
  const clean = { ...cleanDocument(kind, row, at.epoch, document), ...uploaded }
  const lost = lostVersions(kind, document, row, conflicts, at)
  if (document.deletedAt === null && sameJson(value, remote)) return { kind: 'write', document: clean, conflicts: lost }
  return {
    kind: 'write',
    conflicts: lost,
    document: {
      ...clean,
      ...value,
      deletedAt: document.deletedAt,
      queue: QUEUE.push,
      sync: {
        ...sync,
        localRev: sync.localRev + 1,
        opId: at.opId,
        serverSeq: row.seq,
        epoch: at.epoch,
        base: remote,
      },
    },
  }
}

/** What the upload said, and the server's side of what it said nothing of; a transcript is no part of it that persons share. */
function uploadedAs(remote: Bag, base: Bag | null): Bag {
  if (!base) return remote
  const { transcription, ...theirs } = remote.data as Bag
  const made = isManual(transcription) ? {} : { transcription }
  return {
    ...pick(remote, ['recordType']),
    ...pick(base, ['name', 'patientClientId']),
    data: { ...theirs, ...made, ...(base.data as Bag) },
  }
}

const isManual = (transcription: unknown) => (transcription as Bag | null | undefined)?.model === 'manual'

/** What this device says of a recording, and the server's side of what it says nothing of. */
function beside(remote: Bag, { name, patientClientId, data, sync }: AnyDocument): Bag {
  const [mine, theirs] = [data as Bag, remote.data as Bag]
  const known = {
    subtype: mine.subtype ?? theirs.subtype,
    ...(isManual(mine.transcription) ? { transcription: mine.transcription } : {}),
    ...triageBeside(mine, theirs),
  }
  const all = sync.restoredFrom ? { ...mine, documentAssetId: theirs.documentAssetId } : {}
  return { ...remote, name, patientClientId, data: { ...theirs, ...all, ...known } }
}

/** Decisions about a triage merge by their ids: the row may carry one of another device by now. */
function triageBeside(mine: Bag, theirs: Bag): Bag {
  const lists = ['overrides', 'checks'].filter(name => name in mine)
  return threeWay({}, pick(mine, lists), pick(theirs, lists)).value
}

const uploaded = { syncStatus: 'synced', syncAttempts: 0, syncErrorMessage: null }

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
