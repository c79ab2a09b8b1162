import type { Bag } from '../../contract/bag.ts'
import type { ConflictDocument, DeletedIdentity } from '../../db/collections/conflicts.ts'
import type { AnyDocument } from '../../db/document.ts'
import { orderOf, QUEUE } from '../../db/document.ts'
import type { ReplicatedCollection, ServerRow } from '../collections/collection.ts'
import { isForPeople } from '../merge/machine-fields.ts'
import type { FieldConflict } from '../merge/three-way.ts'
import type { SyncStamp } from './outcome.ts'

export const isDirty = ({ sync }: AnyDocument): boolean => sync.localRev !== sync.ackedRev

export const pick = (bag: Bag, keys: readonly string[]): Bag => Object.fromEntries(keys.map(key => [key, bag[key]]))

/** Builds a clean document from a server row. */
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

/** Server fields of a deletion that displaces an edit; `seq` is null if the server has forgotten the row. */
interface Deletion {
  seq: number | null
  updatedAt: string
  updatedByDevice: string | null
  base: Bag | null
}

/** Keeps an edited document that another device deleted, with all that is needed to put it back (I10). */
export function deletedElsewhere(
  kind: ReplicatedCollection,
  document: AnyDocument,
  { seq, updatedAt, updatedByDevice, base }: Deletion,
  at: SyncStamp,
): ConflictDocument[] {
  const { clientId, sync: _, ...all } = document
  const fields = Object.fromEntries(
    Object.entries(all).filter(([key]) => !kind.contentKeys.includes(key) && !key.startsWith('_')),
  )
  const identity: DeletedIdentity = { fields, seq, epoch: at.epoch, base }
  const by: VersionRow = { clientId, seq: seq ?? 0, updatedAt, updatedByDevice }
  const lost = { path: 'deleted', local: pick(document, kind.contentKeys), remote: identity }
  return lostVersions(kind, document, by, [lost], at)
}

/** Keeps a deletion of this device that met an edit or a restoration of another; a later one replaces this version. */
export function undeletedElsewhere(
  kind: ReplicatedCollection,
  document: AnyDocument,
  row: ServerRow,
  at: SyncStamp,
): ConflictDocument[] {
  const remote = pick(kind.fromRow(row), kind.contentKeys)
  const lost = { path: 'deletedAt', local: document.deletedAt, remote }
  const key = `${kind.name}|${document.clientId}|deletedAt`
  return lostVersions(kind, { ...document, ...remote }, row, [lost], at).map(one => ({ ...one, key }))
}

type VersionRow = Pick<ServerRow, 'clientId' | 'seq' | 'updatedAt' | 'updatedByDevice'>

/** The displaced versions of a merge. Their keys are deterministic: deciding the same merge twice stores each once. */
export function lostVersions(
  kind: ReplicatedCollection,
  document: AnyDocument,
  row: VersionRow,
  conflicts: FieldConflict[],
  { now, deviceId }: SyncStamp,
): ConflictDocument[] {
  const lostAt = new Date(document.sync.editedAt || now).toISOString()
  const decidable = conflicts.filter(isForPeople)
  return decidable.map(({ path, local, remote }, index) => ({
    key: `${kind.name}|${document.clientId}|${document.sync.localRev}|${row.seq}|${index}`,
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
