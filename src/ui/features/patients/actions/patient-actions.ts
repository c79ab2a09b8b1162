import { firstValueFrom } from 'rxjs'
import type { PatientContent, PatientDocument } from '../../../../db/collections/patients.ts'
import { setCurrentPatient } from '../../../../db/commands/account.ts'
import { type CommandContext, create, DocumentMissing, remove, restore } from '../../../../db/commands/context.ts'
import { ownAccount } from '../../../../db/queries/account.ts'
import { allDocuments } from '../../../../db/queries/documents.ts'
import { waitingDocuments } from '../../../../db/queries/waiting.ts'
import { nextCurrent } from '../../../../domain/patients/next-current.ts'

/**
 * Stores a new patient and returns its clientId. The first patient becomes current. Otherwise the current one is stored
 * as the choice first, because without a stored choice the newest patient is current.
 */
export async function addPatient(
  context: CommandContext,
  input: PatientContent,
  current: PatientDocument | null,
): Promise<string> {
  if (current) await pin(context, current)
  const clientId = await create(context, 'patients', input)
  // An only patient is current without a stored choice too, so a failure here must not report the patient as unsaved.
  if (!current) await pin(context, { clientId, id: null }).catch(() => undefined)
  return clientId
}

async function pin(context: CommandContext, { clientId, id }: Pick<PatientDocument, 'clientId' | 'id'>): Promise<void> {
  const account = await firstValueFrom(ownAccount(context.database))
  const chosen = account?.data.preferences?.currentPatientId
  if (!account || chosen === clientId || (id !== null && String(chosen) === String(id))) return
  await setCurrentPatient(context, clientId)
}

/**
 * Returns how many unsent recordings and records prevent deleting a patient: all of them if it is the last patient
 * (decision 114) or one that the server does not have, because the server would refuse them then; otherwise none.
 */
export async function unsentBlockingDelete({ database }: CommandContext, clientId: string): Promise<number> {
  const patients = await firstValueFrom(allDocuments(database, 'patients'))
  const isLast = patients.every(one => one.clientId === clientId)
  const isOnlyHere = patients.some(one => one.clientId === clientId && one.sync.serverSeq === null)
  if (!isLast && !isOnlyHere) return 0
  const waiting = await firstValueFrom(waitingDocuments(database))
  return waiting.filter(({ document }) => document.patientClientId === clientId).length
}

/**
 * Counts the unsent documents of a patient: recordings of visits, which can be given to another patient, and records,
 * which cannot. Documents deleted on this device are not counted.
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

/** Deletes a patient; if it was the current one, the next becomes current (decision 114). */
export async function removePatient(
  context: CommandContext,
  clientId: string,
  current: PatientDocument | null,
): Promise<RemovedPatient> {
  const patients = await firstValueFrom(allDocuments(context.database, 'patients'))
  if (!patients.some(one => one.clientId === clientId)) throw new DocumentMissing(`patients ${clientId}`)
  await remove(context, 'patients', clientId)
  const next = current?.clientId === clientId ? nextCurrent(patients, clientId) : null
  if (next) await pin(context, next)
  return {
    async undo() {
      await restore(context, 'patients', clientId)
      if (next) await setCurrentPatient(context, clientId)
    },
  }
}
