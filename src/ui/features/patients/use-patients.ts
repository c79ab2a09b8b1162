import { useCallback } from 'react'
import type { PatientDocument } from '../../../db/documents.ts'
import { allPatients } from '../../../db/queries/patients.ts'
import { type LiveState, useLive } from '../../state/use-live.ts'
import { useDatabase } from '../../state/use-session.ts'

/** Every patient of this account, newest first. A new `attempt` asks the store again. */
export function usePatients(attempt = 0): LiveState<PatientDocument[]> {
  const database = useDatabase()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new question.
  return useLive(useCallback(() => allPatients(database), [database, attempt]))
}
