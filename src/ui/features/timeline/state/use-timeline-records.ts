import { useCallback } from 'react'
import { of, throwError } from 'rxjs'
import type { PatientDocument } from '../../../../db/collections/patients.ts'
import { currentOf } from '../../../../db/commands/current-patient.ts'
import { NO_PATIENT } from '../../../../db/document.ts'
import { ownAccount } from '../../../../db/queries/account.ts'
import { allDocuments } from '../../../../db/queries/documents.ts'
import { type TimelineRecords, timelineRecords } from '../../../../db/queries/timeline.ts'
import { useRetryableLive } from '../../../record-kit/use-retryable-live.ts'
import { useChosenPatientId } from '../../../state/session/current-patient.ts'
import { type LiveState, useLive } from '../../../state/session/use-live.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'

export interface PatientTimeline extends TimelineRecords {
  /** Null if there are no patients: records without one are shown. */
  patient: PatientDocument | null
}

/** The current patient's records as the timeline sees them, live, and a function that asks again after a failure. */
export function useTimelineRecords(): [LiveState<PatientTimeline>, () => void] {
  const { database } = useCommandContext()
  const chosen = useChosenPatientId()
  const patients = useLive(useCallback(() => allDocuments(database, 'patients'), [database]))
  const account = useLive(useCallback(() => ownAccount(database), [database]))
  const known = patients.kind === 'ready' && account.kind === 'ready'
  const patient = known ? currentOf(patients.value, chosen, account.value) : null
  const patientId = known ? (patient?.clientId ?? NO_PATIENT) : null
  const failed = [patients, account].find(state => state.kind === 'failed')
  const failure = failed?.kind === 'failed' ? failed.reason : null
  const [found, askAgain] = useRetryableLive(
    useCallback(() => {
      if (failure !== null) return throwError(() => failure)
      return patientId === null ? of(null) : timelineRecords(database, patientId)
    }, [database, patientId, failure]),
  )
  if (found.kind !== 'ready') return [found, askAgain]
  if (found.value === null) return [{ kind: 'loading', slow: false }, askAgain]
  return [{ kind: 'ready', value: { patient, ...found.value } }, askAgain]
}
