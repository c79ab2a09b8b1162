import { useCallback } from 'react'
import { NO_PATIENT } from '../../../db/document.ts'
import { type InsightFacts, patientInsights } from '../../../db/queries/insights.ts'
import { useRetryableLive } from '../../record-kit/use-retryable-live.ts'
import { useCurrentPatient } from '../../state/session/current-patient.ts'
import type { LiveState } from '../../state/session/use-live.ts'
import { useDatabase } from '../../state/session/use-session.ts'

/** The current patient's insights, live, and a function that asks again after a failure. */
export function useInsights(): [LiveState<InsightFacts[]>, () => void] {
  const database = useDatabase()
  const patient = useCurrentPatient()?.clientId ?? NO_PATIENT
  return useRetryableLive(useCallback(() => patientInsights(database, patient), [database, patient]))
}
