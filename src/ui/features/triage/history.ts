import { QUEUE } from '../../../db/documents.ts'
import { leavingHistory } from '../../../domain/triage/history-cap.ts'
import { dueOf, type TriageView } from './triage-view.ts'

/** Who needs somebody now comes before everybody else, the most urgent category first. */
function callOf(view: TriageView, now: number): { rank: number; overdue: number } {
  const { profile, category } = view
  const due = dueOf(view, now)
  if (!category || !due || due.kind === 'waiting') return { rank: Number.POSITIVE_INFINITY, overdue: 0 }
  return {
    rank: profile.categories.findIndex(({ id }) => id === category.id),
    overdue: due.kind === 'due' ? due.overdue : 0,
  }
}

function byCall(a: TriageView, b: TriageView, now: number): number {
  const [one, other] = [callOf(a, now), callOf(b, now)]
  if (one.rank !== other.rank) return one.rank < other.rank ? -1 : 1
  return other.overdue - one.overdue || b.startedAt - a.startedAt
}

/**
 * What the history shows: the oldest synced ones above the cap have left it (decision 102); who is overdue comes first,
 * the most urgent category and the longest overdue at the top, then the newest.
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
    .toSorted((a, b) => byCall(a, b, now))
}
