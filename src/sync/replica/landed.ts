import { QUEUE } from '../../db/documents.ts'
import type { ReplicatedCollection, ServerRow } from '../collections/collection.ts'
import { sameJson, threeWay } from '../merge/three-way.ts'
import { cleanDocument, lostVersions, pick } from './known-document.ts'
import type { AnyDocument, Bag, Circumstances, Outcome } from './outcome.ts'

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

export const uploaded = { syncStatus: 'synced', syncAttempts: 0, syncErrorMessage: null }
