import type { Bag } from '../../contract/bag.ts'
import type { AnyDocument } from '../../db/document.ts'
import { QUEUE } from '../../db/document.ts'
import type { ReplicatedCollection, ServerRow } from '../collections/collection.ts'
import { sameJson, threeWay } from '../merge/three-way.ts'
import { cleanDocument, lostVersions, pick } from './known-document.ts'
import type { Outcome, SyncStamp } from './outcome.ts'

/**
 * Merges the server's row of an uploaded file into the local document: edits made during the upload, here or on another
 * device, are kept (I10). Of a recording that a restored server had lost, all local data is given back.
 */
export function mergeUploaded(
  kind: ReplicatedCollection,
  document: AnyDocument,
  row: ServerRow,
  at: SyncStamp,
): Outcome {
  const { sync } = document
  const remote = pick(kind.fromRow(row), kind.contentKeys)
  const { value, conflicts } = kind.merge(uploadBase(remote, sync.base), localSide(remote, document), remote)
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

/**
 * Base of the merge: the values that the upload sent; for other fields the row's. A manual transcript is left out,
 * because no upload sends one.
 */
function uploadBase(remote: Bag, base: Bag | null): Bag {
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

/**
 * Local side of the merge: this device's name, patient, subtype, manual transcript and triage decisions, else the
 * row's.
 */
function localSide(remote: Bag, { name, patientClientId, data, sync }: AnyDocument): Bag {
  const [mine, theirs] = [data as Bag, remote.data as Bag]
  const known = {
    subtype: mine.subtype ?? theirs.subtype,
    ...(isManual(mine.transcription) ? { transcription: mine.transcription } : {}),
    ...mergedTriage(mine, theirs),
    // The device's result is that of the patient to whom it was given during the upload.
    ...(patientClientId !== remote.patientClientId && 'provisional' in mine ? pick(mine, ['provisional']) : {}),
  }
  const all = sync.restoredFrom ? { ...mine, documentAssetId: theirs.documentAssetId } : {}
  return { ...remote, name, patientClientId, data: { ...theirs, ...all, ...known } }
}

/** Merges triage decisions by their ids: the row may already contain another device's. */
function mergedTriage(mine: Bag, theirs: Bag): Bag {
  const lists = ['overrides', 'checks'].filter(name => name in mine)
  return threeWay({}, pick(mine, lists), pick(theirs, lists)).value
}
