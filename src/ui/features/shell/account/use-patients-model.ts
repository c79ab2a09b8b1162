import { useCallback } from 'react'
import { currentOf } from '../../../../db/commands/current-patient.ts'
import { ownAccount } from '../../../../db/queries/account.ts'
import { allDocuments } from '../../../../db/queries/documents.ts'
import { ageInYears } from '../../../../domain/dates/age.ts'
import { systemClock } from '../../../../platform/clock.ts'
import { choosePatient, useChosenPatientId } from '../../../state/session/current-patient.ts'
import { useLive } from '../../../state/session/use-live.ts'
import { useCommandContext, useDatabase } from '../../../state/session/use-session.ts'
import type { PatientsModel } from './patients.ts'

/** Returns the patients and which one is current; null until the store has returned them. */
export function usePatientsModel(): PatientsModel | null {
  const database = useDatabase()
  const context = useCommandContext()
  const chosen = useChosenPatientId()
  const patients = useLive(useCallback(() => allDocuments(database, 'patients'), [database]))
  const account = useLive(useCallback(() => ownAccount(database), [database]))
  if (patients.kind !== 'ready') return null
  const list = patients.value
  const current = currentOf(list, chosen, account.kind === 'ready' ? account.value : null)
  return {
    list: list.map(({ clientId, name, data }) => {
      const age = ageInYears(data.dateOfBirth ?? null, systemClock.now())
      return { id: clientId, name, detail: age === null ? undefined : String(age) }
    }),
    currentId: current?.clientId ?? null,
    onSwitch: id => void choosePatient(context, id),
    manageTo: '/user-account/patients',
    newTo: '/user-account/patients/new',
  }
}
