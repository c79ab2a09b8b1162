import { useCallback } from 'react'
import { setCurrentPatient } from '../../../db/commands/account.ts'
import { currentOf } from '../../../db/commands/current-patient.ts'
import { ownAccount } from '../../../db/queries/account.ts'
import { allPatients } from '../../../db/queries/patients.ts'
import { ageInYears } from '../../../domain/dates/age.ts'
import { systemClock } from '../../../platform/clock.ts'
import type { PatientsModel } from '../../features/shell/patients.ts'
import { useLive } from '../../state/use-live.ts'
import { useCommandContext, useDatabase, useSession } from '../../state/use-session.ts'

/** The patients and which of them is the current one. */
export function usePatientsModel(): PatientsModel | null {
  const database = useDatabase()
  const context = useCommandContext()
  const { accountId } = useSession()
  const patients = useLive(useCallback(() => allPatients(database), [database]))
  const account = useLive(useCallback(() => ownAccount(database, accountId), [database, accountId]))
  if (patients.kind !== 'ready') return null
  const list = patients.value
  const current = currentOf(list, account.kind === 'ready' ? account.value : null)
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
