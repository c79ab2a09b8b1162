import type { PatientDocument } from '../documents.ts'
import { created } from '../local-write.ts'
import { type CommandContext, edit, remove, stamp } from './context.ts'

export type PatientInput = Pick<PatientDocument, 'name' | 'data'>

/** Stores a new patient and answers its clientId. */
export async function createPatient(context: CommandContext, { name, data }: PatientInput): Promise<string> {
  const clientId = context.random.uuid()
  await context.database.patients.insert(created({ name, data }, clientId, stamp(context)))
  return clientId
}

export async function updatePatient(
  context: CommandContext,
  clientId: string,
  { name, data }: PatientInput,
): Promise<void> {
  await edit<PatientDocument>(context, 'patients', clientId, () => ({ name, data }))
}

export async function deletePatient(context: CommandContext, clientId: string): Promise<void> {
  await remove(context, 'patients', clientId)
}
