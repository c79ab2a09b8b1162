import { type ConflictDocument, DELETION_HELD_MS, QUEUE, type QuarantineDocument } from '../../db/documents.ts'
import type { WaitingDocument } from '../../db/queries/waiting.ts'
import type { Waiting } from './pill.ts'

export interface WaitingWork {
  documents: WaitingDocument[]
  kept: ConflictDocument[]
  unreadable: QuarantineDocument[]
}

export const needsPerson = ({ document }: WaitingDocument): boolean =>
  document.queue === QUEUE.parked || (document.queue === QUEUE.upload && document.syncStatus === 'error')

/** A recording that nobody queued: uploads are manual and it waits for the person's word. */
export const isHeld = ({ document }: WaitingDocument, manual: boolean): boolean =>
  manual && document.queue === QUEUE.upload && document.syncStatus === 'pending'

/** Until the engine may send it. */
const canBeTakenBack = ({ document }: WaitingDocument, now: number): boolean =>
  document.deletedAt !== null && now < document.sync.editedAt + DELETION_HELD_MS

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
