import { type ConflictDocument, orderOf, QUEUE } from '../../db/documents.ts'
import type { ReplicatedCollection, ServerRow } from '../collections/collection.ts'
import type { FieldConflict } from '../merge/three-way.ts'
import type { AnyDocument, Bag, Circumstances } from './outcome.ts'

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
export function lostVersions(
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
