import type { Bag } from '../../contract/bag.ts'
import type { AnyDocument } from '../../db/document.ts'
import { mergeReports } from '../../domain/reports/versions/merge-reports.ts'
import { threeWay } from './three-way.ts'

/* The two sides of merging the row of an uploaded file; what neither edited is the row's. */

const pick = (bag: Bag, keys: readonly string[]): Bag => Object.fromEntries(keys.map(key => [key, bag[key]]))

/** Any field of a document may be edited while its file is sent. */
export function documentSides(
  document: AnyDocument,
  remote: Bag,
  { createdAt }: { createdAt: string },
): { base: Bag; local: Bag } {
  const { name, recordType, patientClientId, sync } = document
  const [mine, theirs] = [document.data as Bag, remote.data as Bag]
  // Of a document that a restored server had lost all is given back, but for what names its file.
  const lost = sync.base === null || sync.restoredFrom !== null
  const file = lost ? pick(theirs, ['documentAssetId', 'attachments']) : {}
  const former = sync.base?.data as Bag | undefined
  // The row has the date of the upload by the server's clock, which is no edit.
  const dated = mine.date !== former?.date && theirs.date === createdAt ? { date: createdAt } : {}
  const sent = { ...remote, ...sync.base, data: { ...former, ...dated } }
  return {
    base: lost ? remote : sent,
    local: { ...remote, name, recordType, patientClientId, data: { ...theirs, ...mine, ...file } },
  }
}

/** Name, patient, subtype, manual transcript, reports and triage decisions may be edited while a recording is sent. */
export const recordingSides = (document: AnyDocument, remote: Bag): { base: Bag; local: Bag } => ({
  base: recordingBase(remote, document.sync.base),
  local: recordingLocal(remote, document),
})

/** The values that the upload sent; a manual transcript is left out, because no upload sends one. */
function recordingBase(remote: Bag, base: Bag | null): Bag {
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

function recordingLocal(remote: Bag, { name, patientClientId, data, sync }: AnyDocument): Bag {
  const [mine, theirs] = [data as Bag, remote.data as Bag]
  const settled = settledMeanwhile(mine.typed as Typed, theirs.typed as Typed)
  const known = {
    subtype: mine.subtype ?? theirs.subtype,
    ...(isManual(mine.transcription) ? { transcription: mine.transcription } : {}),
    ...mergedTriage(mine, theirs),
    ...mergedReports(sync.base?.data as Bag | undefined, mine, theirs),
    ...settled,
    // The device's result is that of the patient to whom it was given, or of the age that was settled, meanwhile.
    ...((patientClientId !== remote.patientClientId || settled) && 'provisional' in mine
      ? pick(mine, ['provisional'])
      : {}),
  }
  const all = sync.restoredFrom ? { ...mine, documentAssetId: theirs.documentAssetId } : {}
  return { ...remote, name, patientClientId, data: { ...theirs, ...all, ...known } }
}

/** The upload sends no reports: those of the device are kept, beside any that the row has by now. */
function mergedReports(base: Bag | undefined, mine: Bag, theirs: Bag): Bag {
  const [before, own, others] = [base, mine, theirs].map(side => side?.reports as Bag[] | undefined)
  return own ? { reports: mergeReports(before, own, others) ?? own } : {}
}

type Typed = { patient?: Bag; confirmed?: string[] } | null | undefined

/** What was typed, with the facts of the patient that a clinician confirmed here while the recording was sent. */
function settledMeanwhile(mine: Typed, theirs: Typed): { typed: Bag } | null {
  const known = theirs?.confirmed ?? []
  const facts = (mine?.confirmed ?? []).filter(fact => !known.includes(fact))
  if (facts.length === 0) return null
  const patient = { ...theirs?.patient, ...pick(mine?.patient ?? {}, facts) }
  return { typed: { ...theirs, patient, confirmed: [...known, ...facts] } }
}

/** Merges triage decisions by their ids: the row may already contain another device's. */
function mergedTriage(mine: Bag, theirs: Bag): Bag {
  const lists = ['overrides', 'checks'].filter(name => name in mine)
  return threeWay({}, pick(mine, lists), pick(theirs, lists)).value
}
