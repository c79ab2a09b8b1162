import { QUEUE } from '../../../db/documents.ts'
import { leavingHistory } from '../../../domain/triage/history-cap.ts'
import { dueOf, type TriageView } from './triage-view.ts'

const overdueBy = (view: TriageView, now: number): number => {
  const due = dueOf(view, now)
  return due?.kind === 'due' ? due.overdue : -1
}

/**
 * What the history shows: the oldest synced ones above the cap have left it (decision 102); who is overdue comes first,
 * the longest overdue at the top, then the newest.
 */
export function historyOf(views: readonly TriageView[], now: number): TriageView[] {
  const entries = views.map(view => ({
    view,
    createdAt: view.startedAt,
    synced: view.document.queue === QUEUE.none,
  }))
  const gone = new Set(leavingHistory(entries))
  return entries
    .filter(entry => !gone.has(entry))
    .map(({ view }) => view)
    .toSorted((a, b) => overdueBy(b, now) - overdueBy(a, now) || b.startedAt - a.startedAt)
}
