import type { CategoryOverride } from '../../domain/triage/override.ts'
import type { TriageCheck } from '../../domain/triage/triage-record.ts'
import type { RecordingDocument } from '../collections/recordings.ts'
import { UNTRIED } from '../collections/records.ts'
import { created } from '../local-write.ts'
import type { TriageDetails } from '../uploads/upload-rows.ts'
import { triageContent } from '../uploads/uploaded-document.ts'
import { type CommandContext, DocumentMissing, edit, stamp } from './context.ts'

export interface NewTriage {
  readonly clientId: string
  readonly name: string
  readonly patientClientId: string
  readonly triage: TriageDetails
}

/** Stores a triage without a recording. Saving again with the same clientId changes nothing. */
export async function saveTypedTriage(context: CommandContext, made: NewTriage): Promise<string> {
  const { clientId, name, patientClientId, triage } = made
  const content = {
    name,
    recordType: 'triage' as const,
    status: 'processed' as const,
    patientClientId,
    data: { sourceType: 'manual', date: triage.startedAt, ...triageContent(triage) },
  }
  const document = created(content, clientId, stamp(context), triage.startedAt)
  await context.database.recordings.insertIfNotExists({ ...document, ...UNTRIED })
  return clientId
}

/** What a triage has of its patient. */
export interface TriageOfPatient {
  readonly patientClientId: string
  readonly name: string
  /**
   * What was typed, the device's result and the server's; empty if another version wrote them and this one cannot read
   * them.
   */
  readonly data: Partial<Pick<TriageDetails, 'typed' | 'provisional'>> & { readonly results?: unknown }
}

/**
 * Changes what a triage has of its patient, with its stored bytes and its upload job if there are any. Resolves to
 * what it was before, to undo it.
 */
export async function fileTriage(
  context: CommandContext,
  clientId: string,
  filed: (triage: RecordingDocument) => TriageOfPatient,
): Promise<TriageOfPatient> {
  let before: TriageOfPatient | undefined
  let after: TriageOfPatient | undefined
  await edit(context, 'recordings', clientId, triage => {
    const { patientClientId, name, data } = triage
    const typed = (data.typed ?? {}) as TriageDetails['typed']
    const provisional = (data.provisional ?? null) as TriageDetails['provisional']
    before = { patientClientId, name, data: { typed, provisional, results: data.results ?? null } }
    after = filed(triage)
    return { ...after, data: { ...data, ...after.data } }
  })
  if (!before || !after) throw new DocumentMissing(`recordings ${clientId}`)
  const { results: _fromServer, ...ofDevice } = after.data
  await context.uploads.assignPatient(clientId, after.patientClientId, ofDevice)
  return before
}

/** Appends an item with an id of its own to a list of a triage: lists of two devices merge item by item (I10). */
async function add(context: CommandContext, clientId: string, list: string, item: object): Promise<void> {
  const id = context.random.uuid()
  await edit(context, 'recordings', clientId, ({ data }) => {
    const before = data[list]
    return { data: { ...data, [list]: [...(Array.isArray(before) ? before : []), { id, ...item }] } }
  })
}

/** Adds a clinician's category beside that of the rules; overwrites nothing. */
export const recordOverride = (context: CommandContext, clientId: string, override: CategoryOverride): Promise<void> =>
  add(context, clientId, 'overrides', override)

/** Records a reassessment, which restarts the countdown, or the end of the waiting, which stops it. */
export const recordCheck = (context: CommandContext, clientId: string, check: Omit<TriageCheck, 'id'>): Promise<void> =>
  add(context, clientId, 'checks', check)
