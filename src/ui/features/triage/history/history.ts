import { QUEUE } from '../../../../db/document.ts'
import { entriesToDrop } from '../../../../domain/triage/recording/history-cap.ts'
import { dueOf, type TriageView } from '../result/triage-view.ts'

/** A triage that is due for reassessment ranks by its category, the most urgent first; all others rank last. */
function dueRank(view: TriageView, now: number): { rank: number; overdue: number } {
  const { profile, category } = view
  const due = dueOf(view, now)
  if (!category || !due || due.kind === 'waiting') return { rank: Number.POSITIVE_INFINITY, overdue: 0 }
  return {
    rank: profile.categories.findIndex(({ id }) => id === category.id),
    overdue: due.kind === 'due' ? due.overdue : 0,
  }
}

function byDueRank(a: TriageView, b: TriageView, now: number): number {
  const [one, other] = [dueRank(a, now), dueRank(b, now)]
  if (one.rank !== other.rank) return one.rank < other.rank ? -1 : 1
  return other.overdue - one.overdue || b.startedAt - a.startedAt
}

/**
 * Returns the history without the oldest synced triages above the cap (decision 102). Those due for reassessment come
 * first, by urgency and then by how long they are overdue; the others follow, the newest first.
 */
export function historyOf(views: readonly TriageView[], now: number): TriageView[] {
  const entries = views.map(view => ({
    view,
    createdAt: view.startedAt,
    synced: view.document.queue === QUEUE.none,
  }))
  const gone = new Set(entriesToDrop(entries))
  return entries
    .filter(entry => !gone.has(entry))
    .map(({ view }) => view)
    .toSorted((a, b) => byDueRank(a, b, now))
}
