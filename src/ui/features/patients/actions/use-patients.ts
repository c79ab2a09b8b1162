import { useCallback } from 'react'
import { allDocuments } from '../../../../db/queries/documents.ts'
import { useRetryableLive } from '../../../record-kit/use-retryable-live.ts'
import { useDatabase } from '../../../state/session/use-session.ts'

/** Returns every patient of this account, newest first, and a function that queries the store again. */
export function usePatients() {
  const database = useDatabase()
  return useRetryableLive(useCallback(() => allDocuments(database, 'patients'), [database]))
}
