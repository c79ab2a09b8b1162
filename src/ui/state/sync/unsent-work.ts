import { REPLICATED } from '../../../db/collections/replicated.ts'
import type { CommandContext } from '../../../db/commands/context.ts'
import { isHeldDeletion, QUEUE } from '../../../db/document.ts'
import { FormDrafts } from '../../../db/form-drafts.ts'
import { findInterrupted } from '../recorder/interrupted.ts'
import { countUnfinishedTriages } from '../triage/triage-draft.ts'

/** An account's work that is only on this device. */
export interface Unsent {
  /** Documents that wait to be sent or were refused, recordings among them. */
  documents: number
  recordings: number
  /** Of the recordings' files. */
  bytes: number
  /** Versions that wait for a person's decision. */
  versions: number
  /** Recordings that were cut off and neither kept nor discarded. */
  interrupted: number
  /** Triages with content that are not saved. */
  triages: number
  /** Forms with text that is not saved. */
  forms: number
}

export const countUnsent = ({ documents, versions, interrupted, triages, forms }: Unsent): number =>
  documents + versions + interrupted + triages + forms

const forms = new FormDrafts()

/** A store that cannot be read counts as empty: it must not block the sign-out. */
const orNone = (count: Promise<number>): Promise<number> => count.catch(() => 0)

export async function unsentWork(context: CommandContext): Promise<Unsent> {
  const { database, uploads, accountId } = context
  const waiting = await Promise.all(
    REPLICATED.map(name => database[name].find({ selector: { queue: { $gt: QUEUE.none } } }).exec()),
  )
  // A deletion that met an edit is counted as its kept version.
  const documents = waiting.flat().filter(one => !isHeldDeletion(one))
  const recordings = documents.filter(({ queue }) => queue === QUEUE.upload)
  const blobs = await Promise.all(recordings.map(({ clientId }) => uploads.blob(accountId, clientId)))
  const [versions, interrupted, triages, formDrafts] = await Promise.all([
    database.conflicts.count().exec(),
    orNone(findInterrupted(context).then(({ found, damaged }) => found.length + damaged)),
    orNone(countUnfinishedTriages(context)),
    orNone(forms.count(accountId)),
  ])
  return {
    ...{ documents: documents.length, recordings: recordings.length },
    bytes: blobs.reduce((sum, blob) => sum + (blob?.bytes.size ?? 0), 0),
    ...{ versions, interrupted, triages, forms: formDrafts },
  }
}
