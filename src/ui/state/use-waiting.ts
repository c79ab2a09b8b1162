import { useCallback } from 'react'
import { keptVersions, unreadableRows, waitingDocuments } from '../../db/queries/waiting.ts'
import type { WaitingWork } from './count-waiting.ts'
import { useLive } from './use-live.ts'
import { useDatabase } from './use-session.ts'

/** Everything on this device that is not on the server, or waits for the person; null until the store has answered. */
export function useWaitingWork(): WaitingWork | null {
  const database = useDatabase()
  const documents = useLive(useCallback(() => waitingDocuments(database), [database]))
  const kept = useLive(useCallback(() => keptVersions(database), [database]))
  const unreadable = useLive(useCallback(() => unreadableRows(database), [database]))
  if (documents.kind !== 'ready' || kept.kind !== 'ready' || unreadable.kind !== 'ready') return null
  return { documents: documents.value, kept: kept.value, unreadable: unreadable.value }
}
