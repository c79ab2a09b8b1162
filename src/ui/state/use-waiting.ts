import { useCallback } from 'react'
import { type ConflictDocument, QUEUE, type QuarantineDocument } from '../../db/documents.ts'
import { keptVersions, unreadableRows, type WaitingDocument, waitingDocuments } from '../../db/queries/waiting.ts'
import type { Waiting } from './pill.ts'
import { UNDO_MS } from './undo.ts'
import { useLive } from './use-live.ts'
import { useDatabase } from './use-session.ts'

export interface WaitingWork {
  documents: WaitingDocument[]
  kept: ConflictDocument[]
  unreadable: QuarantineDocument[]
}

/** Everything on this device that is not on the server, or waits for the person; null until the store has answered. */
export function useWaitingWork(): WaitingWork | null {
  const database = useDatabase()
  const documents = useLive(useCallback(() => waitingDocuments(database), [database]))
  const kept = useLive(useCallback(() => keptVersions(database), [database]))
  const unreadable = useLive(useCallback(() => unreadableRows(database), [database]))
  if (documents.kind !== 'ready' || kept.kind !== 'ready' || unreadable.kind !== 'ready') return null
  return { documents: documents.value, kept: kept.value, unreadable: unreadable.value }
}

export const needsPerson = ({ document }: WaitingDocument): boolean =>
  document.queue === QUEUE.parked || (document.queue === QUEUE.upload && document.syncStatus === 'error')

/** A recording that nobody queued: uploads are manual and it waits for the person's word. */
export const isHeld = ({ document }: WaitingDocument, manual: boolean): boolean =>
  manual && document.queue === QUEUE.upload && document.syncStatus === 'pending'

/** By the clock of now; after it the engine sends it, or something else is to be said. */
const canBeTakenBack = ({ document }: WaitingDocument, now: number): boolean =>
  document.deletedAt !== null && now < document.sync.editedAt + UNDO_MS

/** Each in one number alone. */
export function countWaiting({ documents, unreadable }: WaitingWork, manual: boolean, now: number): Waiting {
  const counts = { queued: 0, takeBack: 0, held: 0, needsYou: unreadable.length }
  for (const one of documents) {
    if (needsPerson(one)) counts.needsYou++
    else if (isHeld(one, manual)) counts.held++
    else if (canBeTakenBack(one, now)) counts.takeBack++
    else counts.queued++
  }
  return counts
}
