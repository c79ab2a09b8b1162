import { useCallback } from 'react'
import { setCurrentPatient } from '../../../db/commands/account.ts'
import { ownAccount } from '../../../db/queries/account.ts'
import { allPatients } from '../../../db/queries/patients.ts'
import { ageInYears } from '../../../domain/dates/age.ts'
import { systemClock } from '../../../platform/clock.ts'
import type { PatientsModel } from '../../features/shell/patients.ts'
import { useLive } from '../../state/use-live.ts'
import { useCommandContext, useDatabase, useSession } from '../../state/use-session.ts'

/** The patients and which of them is the current one; the first until somebody chose (P §4). */
export function usePatientsModel(): PatientsModel | null {
  const database = useDatabase()
  const context = useCommandContext()
  const { accountId } = useSession()
  const patients = useLive(useCallback(() => allPatients(database), [database]))
  const account = useLive(useCallback(() => ownAccount(database, accountId), [database, accountId]))
  if (patients.kind !== 'ready') return null
  const list = patients.value
  const chosen = account.kind === 'ready' ? account.value?.data.preferences?.currentPatientId : undefined
  const current =
    list.find(one => one.clientId === chosen || (one.id !== null && String(one.id) === String(chosen))) ?? list[0]
  return {
    list: list.map(({ clientId, name, data }) => {
      const age = ageInYears(data.dateOfBirth ?? null, systemClock.now())
      return { id: clientId, name, detail: age === null ? undefined : String(age) }
    }),
    currentId: current?.clientId ?? null,
    onSwitch: id => void setCurrentPatient(context, id),
    manageTo: '/user-account/patients',
    newTo: '/user-account/patients/new',
  }
}
