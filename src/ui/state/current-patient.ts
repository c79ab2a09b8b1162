import { useCallback, useMemo } from 'react'
import { currentOf } from '../../db/commands/current-patient.ts'
import type { PatientDocument } from '../../db/documents.ts'
import { ownAccount } from '../../db/queries/account.ts'
import { allPatients, onePatient } from '../../db/queries/patients.ts'
import { useLive } from './use-live.ts'
import { useCommandContext } from './use-session.ts'

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

const NOBODY: ReadonlyMap<string, string> = new Map()

/** The name of every patient by clientId, for lists; null until the store has answered, empty where it failed to. */
export function usePatientNames(): ReadonlyMap<string, string> | null {
  const { database } = useCommandContext()
  const patients = useLive(useCallback(() => allPatients(database), [database]))
  return useMemo(() => {
    switch (patients.kind) {
      case 'loading':
        return null
      case 'failed':
        return NOBODY
      case 'ready':
        return new Map(patients.value.map(one => [one.clientId, one.name]))
    }
  }, [patients])
}
