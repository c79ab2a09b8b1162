import type { AnyDocument } from '../../db/document.ts'
import { QUEUE } from '../../db/document.ts'
import type { ReplicatedCollection, ServerRow } from '../collections/collection.ts'
import { sameJson } from '../merge/three-way.ts'
import { cleanDocument, lostVersions, pick } from './known-document.ts'
import type { Outcome, SyncStamp } from './outcome.ts'

/**
 * Merges the server's row of an uploaded file into the local document: edits made during the upload, here or on another
 * device, are kept (I10).
 */
export function mergeUploaded(
  kind: ReplicatedCollection,
  document: AnyDocument,
  row: ServerRow,
  at: SyncStamp,
): Outcome {
  const { sync } = document
  const remote = pick(kind.fromRow(row), kind.contentKeys)
  if (!kind.uploadSides) throw new Error(`${kind.name} have no files`)
  const { base, local } = kind.uploadSides(document, remote, row)
  const { value, conflicts } = kind.merge(base, local, remote)
  const clean = { ...cleanDocument(kind, row, at.epoch, document), ...kind.local }
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
