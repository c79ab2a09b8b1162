import { firstValueFrom } from 'rxjs'
import type { AccountDocument, PatientDocument } from '../documents.ts'
import { ownAccount } from '../queries/account.ts'
import { allPatients } from '../queries/patients.ts'
import { setCurrentPatient } from './account.ts'
import type { CommandContext } from './context.ts'

/** The chosen patient, by clientId or by the number that older clients stored; the first until somebody chose (P §4). */
export function currentOf(
  patients: readonly PatientDocument[],
  account: AccountDocument | null,
): PatientDocument | null {
  const chosen = account?.data.preferences?.currentPatientId
  const isChosen = ({ clientId, id }: PatientDocument) =>
    clientId === chosen || (id !== null && String(id) === String(chosen))
  return patients.find(isChosen) ?? patients[0] ?? null
}

/**
 * The patient for something new. Where nobody has chosen, this one becomes the choice: a patient who is added on another
 * device is first in the list, and must not become the current one by that.
 */
export async function currentPatient(context: CommandContext): Promise<PatientDocument | null> {
  const { database, accountId } = context
  const [patients, account] = await Promise.all([
    firstValueFrom(allPatients(database)),
    firstValueFrom(ownAccount(database, accountId)),
  ])
  const patient = currentOf(patients, account)
  if (patient && !account?.data.preferences?.currentPatientId) {
    // Not remembered, the patient is the right one all the same.
    await setCurrentPatient(context, patient.clientId).catch(() => undefined)
  }
  return patient
}
