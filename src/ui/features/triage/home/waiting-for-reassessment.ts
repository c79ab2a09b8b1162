import { historyOf } from '../history/history.ts'
import { dueOf, type TriageView } from '../result/triage-view.ts'

/**
 * The triages with a deadline: those that are due or watched continuously by urgency, then the others by their deadline,
 * the next one first.
 */
export function waitingForReassessment(views: readonly TriageView[], now: number): TriageView[] {
  const waiting = historyOf(views, now).flatMap(view => {
    const due = dueOf(view, now)
    return due ? [{ view, next: due.kind === 'waiting' ? due.dueAt : 0 }] : []
  })
  // The sort is stable: those that are due keep the order of the history.
  return waiting.toSorted((one, other) => one.next - other.next).map(({ view }) => view)
}
