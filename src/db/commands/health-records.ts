import type { HealthRecordDocument } from '../collections/health-records.ts'
import { UPLOADED } from '../collections/records.ts'
import { NO_PATIENT } from '../document.ts'
import { created } from '../local-write.ts'
import { withAllRowIds } from '../row-ids.ts'
import { type CommandContext, edit, stamp } from './context.ts'
import { deleteDocument } from './uploads.ts'

export type HealthRecordInput = Pick<HealthRecordDocument, 'name' | 'recordType' | 'patientClientId' | 'data'>

/** Stores a new record with status `processed` (decision 43); returns its clientId. */
export async function createHealthRecord(
  context: CommandContext,
  input: HealthRecordInput,
  status: HealthRecordDocument['status'] = 'processed',
): Promise<string> {
  const clientId = context.random.uuid()
  const content = { ...input, data: withAllRowIds(input.data), status, ...UPLOADED }
  await context.database.healthRecords.insert(created(content, clientId, stamp(context)))
  return clientId
}

export interface QuickNote {
  name: string
  recordType: HealthRecordDocument['recordType']
  /** What the server puts in order. */
  text: string
  patientClientId: string
}

/** Stores a note with status `uploaded`: the server structures its text later (decision 43). Returns its clientId. */
export async function quickAdd(context: CommandContext, { name, recordType, text, patientClientId }: QuickNote) {
  const date = new Date(context.clock.now()).toISOString()
  const sourceData = { text, sourceType: 'manual', date }
  const data = { date, sourceType: 'manual', sourceData }
  return await createHealthRecord(
    context,
    { name, recordType, patientClientId: patientClientId || NO_PATIENT, data },
    'uploaded',
  )
}

export async function updateHealthRecord(
  context: CommandContext,
  clientId: string,
  change: Partial<Pick<HealthRecordDocument, 'name' | 'data' | 'patientClientId'>>,
): Promise<void> {
  await edit(context, 'healthRecords', clientId, document => ({
    ...change,
    data: { ...document.data, ...change.data },
  }))
}

export type RecordChange = Partial<Pick<HealthRecordDocument, 'name' | 'recordType' | 'status' | 'data'>>

/** Edits a record; every row of its report has its id when `change` is called, and from then on. */
export async function editHealthRecord(
  context: CommandContext,
  clientId: string,
  change: (record: HealthRecordDocument) => RecordChange,
): Promise<void> {
  await edit(context, 'healthRecords', clientId, record => change({ ...record, data: withAllRowIds(record.data) }))
}

/** Hides a record and stops the upload of its document, if that is under way. */
export async function deleteHealthRecord(context: CommandContext, clientId: string): Promise<void> {
  await deleteDocument(context, 'healthRecords', clientId)
}

interface Dropped {
  file: unknown
  place: number
}

const filesOf = ({ data }: HealthRecordDocument): unknown[] => (Array.isArray(data.attachments) ? data.attachments : [])
const hasId = (file: unknown, id: number) => (file as { id?: unknown } | null)?.id === id

/** Takes a file out of a record; returns what putting it back needs, null if the record has no such file. */
export async function dropAttachment(context: CommandContext, clientId: string, id: number): Promise<Dropped | null> {
  let dropped: Dropped | null = null
  await edit(context, 'healthRecords', clientId, record => {
    const files = filesOf(record)
    const place = files.findIndex(file => hasId(file, id))
    dropped = place < 0 ? null : { file: files[place], place }
    return { data: { ...record.data, attachments: files.filter(file => !hasId(file, id)) } }
  })
  return dropped
}

/** Puts a file back where it was. */
export async function restoreAttachment(
  context: CommandContext,
  clientId: string,
  { file, place }: Dropped,
): Promise<void> {
  await edit(context, 'healthRecords', clientId, record => ({
    data: { ...record.data, attachments: filesOf(record).toSpliced(place, 0, file) },
  }))
}
