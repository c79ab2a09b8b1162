import type { HealthRecordDocument } from '../collections/health-records.ts'
import { UPLOADED } from '../collections/records.ts'
import { created } from '../local-write.ts'
import { type CommandContext, edit, stamp } from './context.ts'
import { deleteDocument } from './uploads.ts'

export type HealthRecordInput = Pick<HealthRecordDocument, 'name' | 'recordType' | 'patientClientId' | 'data'>

/** Stores a new record with status `processed` (decision 43); returns its clientId. */
export async function createHealthRecord(context: CommandContext, input: HealthRecordInput): Promise<string> {
  const clientId = context.random.uuid()
  const content = { ...input, status: 'processed' as const, ...UPLOADED }
  await context.database.healthRecords.insert(created(content, clientId, stamp(context)))
  return clientId
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

/** Hides a record and stops the upload of its document, if that is under way. */
export async function deleteHealthRecord(context: CommandContext, clientId: string): Promise<void> {
  await deleteDocument(context, 'healthRecords', clientId)
}
