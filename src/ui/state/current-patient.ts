import { useCallback } from 'react'
import { firstValueFrom } from 'rxjs'
import type { CommandContext } from '../../db/commands/context.ts'
import type { AccountDocument, PatientDocument } from '../../db/documents.ts'
import { ownAccount } from '../../db/queries/account.ts'
import { allPatients, onePatient } from '../../db/queries/patients.ts'
import { useLive } from './use-live.ts'
import { useCommandContext } from './use-session.ts'

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

export async function currentPatient({ database, accountId }: CommandContext): Promise<PatientDocument | null> {
  const [patients, account] = await Promise.all([
    firstValueFrom(allPatients(database)),
    firstValueFrom(ownAccount(database, accountId)),
  ])
  return currentOf(patients, account)
}

/** null while nobody knows, and where there is no patient. */
export function useCurrentPatient(): PatientDocument | null {
  const { database, accountId } = useCommandContext()
  const patients = useLive(useCallback(() => allPatients(database), [database]))
  const account = useLive(useCallback(() => ownAccount(database, accountId), [database, accountId]))
  if (patients.kind !== 'ready' || account.kind !== 'ready') return null
  return currentOf(patients.value, account.value)
}

/** null while nobody knows, and where there is no such patient. */
export function usePatientName(clientId: string): string | null {
  const { database } = useCommandContext()
  const patient = useLive(useCallback(() => onePatient(database, clientId), [database, clientId]))
  return patient.kind === 'ready' ? (patient.value?.name ?? null) : null
}
