import type { ConflictDocument } from '../../../db/collections/conflicts.ts'
import type { QuarantineDocument } from '../../../db/collections/quarantine.ts'
import { needsPerson, type WaitState } from '../../../db/queries/wait-state.ts'
import type { WaitingDocument } from '../../../db/queries/waiting.ts'
import type { Waiting } from './pill.ts'

/** A document with changes that the server does not have, and its state. */
export type WaitingEntry = WaitingDocument & { state: WaitState }

export interface WaitingWork {
  documents: WaitingEntry[]
  kept: ConflictDocument[]
  unreadable: QuarantineDocument[]
}

const countOf = ({ state, document }: WaitingEntry, needPerson: ReadonlySet<unknown>): keyof Waiting => {
  if (needsPerson(state)) return 'needsYou'
  // What waits for a patient whom a person must correct first is not on its way.
  if (state.kind === 'waiting' && state.because === 'patient' && needPerson.has(document.patientClientId)) return 'held'
  if (state.kind === 'waiting' && (state.because === 'person' || state.because === 'room')) return 'held'
  return state.kind === 'waiting' && state.because === 'undo' ? 'undoable' : 'queued'
}

/** Counts each document exactly once; a version that waits for the user's decision is not saved either. */
export function countWaiting({ documents, kept, unreadable }: WaitingWork): Waiting {
  const counts: Waiting = { queued: 0, retrying: 0, undoable: 0, held: 0, needsYou: unreadable.length + kept.length }
  const needPerson = new Set(documents.filter(one => needsPerson(one.state)).map(one => one.document.clientId))
  for (const one of documents) {
    counts[countOf(one, needPerson)]++
    if (one.state.kind === 'waiting' && one.state.because === 'retry') counts.retrying++
  }
  return counts
}
