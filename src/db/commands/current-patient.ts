import { firstValueFrom } from 'rxjs'
import type { AccountDocument, PatientDocument } from '../documents.ts'
import { ownAccount } from '../queries/account.ts'
import { allPatients } from '../queries/patients.ts'
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

/** The patient for something new. */
export async function currentPatient({ database, accountId }: CommandContext): Promise<PatientDocument | null> {
  const [patients, account] = await Promise.all([
    firstValueFrom(allPatients(database)),
    firstValueFrom(ownAccount(database, accountId)),
  ])
  return currentOf(patients, account)
}
