import { useCallback } from 'react'
import { readAgain } from '../../../db/queries/live.ts'
import { waitState, waitsOf } from '../../../db/queries/wait-state.ts'
import { displacedVersions, unreadableRows, waitingDocuments } from '../../../db/queries/waiting.ts'
import { systemClock } from '../../../platform/clock.ts'
import { useLive } from '../session/use-live.ts'
import { useDatabase } from '../session/use-session.ts'
import type { WaitingWork } from './count-waiting.ts'
import { useWaitFacts } from './use-wait-facts.ts'

/** All work on this device that is not on the server or waits for the user; null while loading; a failed query is read again. */
export function useWaitingWork(): WaitingWork | null {
  const database = useDatabase()
  const documents = useLive(useCallback(() => readAgain(waitingDocuments(database)), [database]))
  const kept = useLive(useCallback(() => readAgain(displacedVersions(database)), [database]))
  const unreadable = useLive(useCallback(() => readAgain(unreadableRows(database)), [database]))
  const facts = useWaitFacts(documents.kind === 'ready' && documents.value.length > 0)
  if (documents.kind !== 'ready' || kept.kind !== 'ready' || unreadable.kind !== 'ready') return null
  const now = systemClock.now()
  return {
    documents: documents.value.map(one => ({ ...one, state: waitState(waitsOf(one.document), facts, now) })),
    kept: kept.value,
    unreadable: unreadable.value,
  }
}
