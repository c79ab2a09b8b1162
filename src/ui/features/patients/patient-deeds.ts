import { firstValueFrom } from 'rxjs'
import { setCurrentPatient } from '../../../db/commands/account.ts'
import { type CommandContext, DocumentMissing, restore } from '../../../db/commands/context.ts'
import { createPatient, deletePatient, type PatientInput } from '../../../db/commands/patients.ts'
import type { PatientDocument } from '../../../db/documents.ts'
import { ownAccount } from '../../../db/queries/account.ts'
import { allPatients } from '../../../db/queries/patients.ts'
import { waitingDocuments } from '../../../db/queries/waiting.ts'
import { nextCurrent } from '../../../domain/patients/next-current.ts'

/**
 * Stores a new patient and answers its clientId. The first becomes the current one; another leaves the current one
 * where it is, even if nobody chose it: lists begin with the newest, and without a choice the first is current.
 */
export async function addPatient(
  context: CommandContext,
  input: PatientInput,
  current: PatientDocument | null,
): Promise<string> {
  if (current) await pin(context, current)
  const clientId = await createPatient(context, input)
  // The only patient is the current one without this too; what was stored must not look unsaved because of it.
  if (!current) await pin(context, { clientId, id: null }).catch(() => undefined)
  return clientId
}

async function pin(context: CommandContext, { clientId, id }: Pick<PatientDocument, 'clientId' | 'id'>): Promise<void> {
  const account = await firstValueFrom(ownAccount(context.database, context.accountId))
  const chosen = account?.data.preferences?.currentPatientId
  if (!account || chosen === clientId || (id !== null && String(chosen) === String(id))) return
  await setCurrentPatient(context, clientId)
}

/**
 * How many recordings and records keep a patient from being deleted, 0 for none: those of the last patient that were
 * not sent (decision 114), and those of a patient whom the server does not know, because it would refuse them.
 */
export async function unsentThatKeep({ database }: CommandContext, clientId: string): Promise<number> {
  const patients = await firstValueFrom(allPatients(database))
  const isLast = patients.every(one => one.clientId === clientId)
  const isOnlyHere = patients.some(one => one.clientId === clientId && one.sync.serverSeq === null)
  if (!isLast && !isOnlyHere) return 0
  const waiting = await firstValueFrom(waitingDocuments(database))
  return waiting.filter(({ document }) => document.patientClientId === clientId).length
}

/**
 * What waits for a patient: recordings of visits, which can be given to another patient, and records, which cannot.
 * What was deleted here is not counted.
 */
export async function unsentOf(
  { database }: CommandContext,
  clientId: string,
): Promise<{ recordings: number; records: number }> {
  const all = (await firstValueFrom(waitingDocuments(database))).map(({ document }) => document)
  const waiting = all.filter(one => one.patientClientId === clientId && one.deletedAt === null)
  const recordings = waiting.filter(one => one.recordType === 'ambient-scribe').length
  return { recordings, records: waiting.length - recordings }
}

export interface RemovedPatient {
  /** Takes the deletion back; rejects with DocumentMissing once the server has confirmed it. */
  undo: () => Promise<void>
}

/** Deletes a patient; where it was the current one, the next becomes current (decision 114). */
export async function removePatient(
  context: CommandContext,
  clientId: string,
  current: PatientDocument | null,
): Promise<RemovedPatient> {
  const patients = await firstValueFrom(allPatients(context.database))
  if (!patients.some(one => one.clientId === clientId)) throw new DocumentMissing(`patients ${clientId}`)
  await deletePatient(context, clientId)
  const next = current?.clientId === clientId ? nextCurrent(patients, clientId) : null
  if (next) await pin(context, next)
  return {
    async undo() {
      await restore(context, 'patients', clientId)
      if (next) await setCurrentPatient(context, clientId)
    },
  }
}
