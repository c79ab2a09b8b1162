import { useCallback, useMemo } from 'react'
import { of, throwError } from 'rxjs'
import type { PatientDocument } from '../../../../db/collections/patients.ts'
import { currentOf } from '../../../../db/commands/current-patient.ts'
import { NO_PATIENT } from '../../../../db/document.ts'
import { ownAccount } from '../../../../db/queries/account.ts'
import { allDocuments } from '../../../../db/queries/documents.ts'
import { patientRecords } from '../../../../db/queries/health-records.ts'
import { byDate } from '../../../../domain/records/record-facts.ts'
import { useRetryableLive } from '../../../record-kit/use-retryable-live.ts'
import { useChosenPatientId } from '../../../state/session/current-patient.ts'
import { type LiveState, useLive } from '../../../state/session/use-live.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { type ListedRecord, listedRecord } from './listed-record.ts'

export interface PatientRecords {
  /** Null if there are no patients: records without one are shown. */
  patient: PatientDocument | null
  /** Newest date first; those without a patient among them. */
  records: readonly ListedRecord[]
}

/** The current patient: undefined while loading. Every record of that patient is read again when the choice changes. */
function useListPatient(): LiveState<PatientDocument | null> {
  const { database } = useCommandContext()
  const chosen = useChosenPatientId()
  const patients = useLive(useCallback(() => allDocuments(database, 'patients'), [database]))
  const account = useLive(useCallback(() => ownAccount(database), [database]))
  if (patients.kind !== 'ready') return patients
  if (account.kind !== 'ready') return account
  return { kind: 'ready', value: currentOf(patients.value, chosen, account.value) }
}

/** Every record of the current patient, live, and a function that asks the store again after a failure. */
export function usePatientRecords(): [LiveState<PatientRecords>, () => void] {
  const { database } = useCommandContext()
  const whose = useListPatient()
  const known = whose.kind === 'ready'
  const patientId = known ? (whose.value?.clientId ?? NO_PATIENT) : null
  const failure = whose.kind === 'failed' ? whose.reason : null
  const [found, askAgain] = useRetryableLive(
    useCallback(() => {
      if (failure !== null) return throwError(() => failure)
      return patientId === null ? of(null) : patientRecords(database, patientId, listedRecord)
    }, [database, patientId, failure]),
  )
  const patient = known ? whose.value : null
  const state = useMemo((): LiveState<PatientRecords> => {
    if (found.kind !== 'ready') return found
    if (found.value === null) return { kind: 'loading', slow: false }
    return { kind: 'ready', value: { patient, records: found.value.toSorted(byDate) } }
  }, [found, patient])
  return [state, askAgain]
}
