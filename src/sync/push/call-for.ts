import type { AnyDocument } from '../../db/document.ts'
import type { SentCall } from '../../db/sync-journal.ts'
import type { ReplicatedCollection } from '../collections/collection.ts'
import { pick } from '../replica/known-document.ts'

/**
 * Returns the call that sends a document's change; null if its edits cancel out. `known`: epoch of the last pull. A
 * document of another epoch names its own; the server takes it after a pull (I8). `seen`: the newest `seq` of any row in
 * the known epoch.
 */
export function callFor(
  kind: ReplicatedCollection,
  document: AnyDocument,
  known: string | null,
  seen = 0,
): SentCall | null {
  const { sync, clientId } = document
  const removal = document.deletedAt !== null
  const push = removal ? kind.remove(document) : sync.serverSeq === null ? kind.create(document) : kind.update(document)
  if (Array.isArray(push.params.patch) && push.params.patch.length === 0) return null
  const { restoredFrom } = sync
  const epoch = (sync.serverSeq === null ? null : sync.epoch) ?? known
  return {
    collection: kind.name,
    clientId,
    opId: sync.opId,
    rev: sync.localRev,
    stampedAt: sync.serverSeq === null ? Date.parse(document.createdAt) : sync.editedAt,
    method: push.method,
    params: push.params,
    meta: {
      ...(epoch && { epoch }),
      ...(epoch === known && seen > 0 && { seen }),
      ...(restoredFrom && { restoredFrom }),
    },
    content: pick(document, kind.contentKeys),
    removal,
  }
}
