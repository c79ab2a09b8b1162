import type { CategoryOverride } from '../../domain/triage/override.ts'
import type { TriageCheck } from '../../domain/triage/triage-record.ts'
import type { RecordingDocument } from '../documents.ts'
import { created } from '../local-write.ts'
import { triageContent, untried } from '../recording-document.ts'
import type { TriageDetails } from '../upload-store.ts'
import { type CommandContext, edit, stamp } from './context.ts'

export interface NewTriage {
  readonly clientId: string
  readonly name: string
  readonly patientClientId: string
  readonly triage: TriageDetails
}

/** Stores a triage without a recording. Doing it again with the same clientId is the same triage. */
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
  await context.database.recordings.insertIfNotExists({ ...document, ...untried })
  return clientId
}

/** Adds to a list of a triage whose items carry ids: lists of two devices merge item by item (I10). */
async function add(context: CommandContext, clientId: string, list: string, item: object): Promise<void> {
  const id = context.random.uuid()
  await edit<RecordingDocument>(context, 'recordings', clientId, ({ data }) => {
    const before = data[list]
    return { data: { ...data, [list]: [...(Array.isArray(before) ? before : []), { id, ...item }] } }
  })
}

/** A clinician's category beside that of the rules; nothing is written over. */
export const recordOverride = (context: CommandContext, clientId: string, override: CategoryOverride): Promise<void> =>
  add(context, clientId, 'overrides', override)

/** Somebody looked again, or the patient no longer waits: the countdown begins anew, or ends. */
export const recordCheck = (context: CommandContext, clientId: string, check: Omit<TriageCheck, 'id'>): Promise<void> =>
  add(context, clientId, 'checks', check)
