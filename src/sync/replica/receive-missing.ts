import type { AnyDocument } from '../../db/document.ts'
import type { ReplicatedCollection, ServerRow } from '../collections/collection.ts'
import { deletion, isGivenBackAfterDeletion } from './after-restore.ts'
import { cleanDocument, undeletedElsewhere } from './known-document.ts'
import { type Outcome, type SyncStamp, UNCHANGED } from './outcome.ts'

interface Received {
  epoch: string
  resync: 'epoch' | 'horizon' | null
  /** A new stamp for every use. */
  stamp(): SyncStamp
}

/** Decides on a row without a document on this device; `gone` is the document, if its deletion is final here. */
export function receiveMissing(
  kind: ReplicatedCollection,
  row: ServerRow,
  gone: AnyDocument | undefined,
  { epoch, resync, stamp }: Received,
): Outcome {
  if (row.deletedAt) return UNCHANGED
  const insert = (): Outcome => ({
    kind: 'write',
    document: cleanDocument(kind, row, epoch),
    // What its user deleted on this device does not return silently.
    conflicts: gone?.deletedAt ? undeletedElsewhere(kind, gone, row, stamp()) : [],
  })
  if (!gone) return insert()
  const deleteAgain = (): Outcome => ({ kind: 'write', document: deletion(kind, gone, row, stamp()), conflicts: [] })
  const { serverSeq, epoch: epochThen } = gone.sync
  // Deleted here during its upload, or given back by a device that had not received the deletion.
  if (serverSeq === null || isGivenBackAfterDeletion(kind, gone, row)) return deleteAgain()
  if (resync === 'epoch') {
    if (row.updatedAt > gone.updatedAt) return insert()
    // The restored server has the row from before its deletion (I14).
    return epochThen === epoch ? UNCHANGED : deleteAgain()
  }
  return epochThen === epoch && row.seq <= serverSeq ? UNCHANGED : insert()
}
