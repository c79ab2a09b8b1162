import type { TriageCategory } from './profiles/profile.ts'

const MINUTE = 60_000

/** Times are epoch milliseconds, lengths milliseconds. `due` begins exactly at `dueAt`. */
export type Deadline =
  | { readonly kind: 'waiting'; readonly dueAt: number; readonly remaining: number }
  | { readonly kind: 'due'; readonly dueAt: number; readonly overdue: number }

/**
 * Elapsed time is never negative: a clock that was set back must not give the patient more time than the category
 * allows.
 */
function deadline(since: number, minutes: number, now: number): Deadline {
  const allowed = minutes * MINUTE
  const passed = Math.max(0, now - since)
  const dueAt = since + allowed
  return passed < allowed
    ? { kind: 'waiting', dueAt, remaining: allowed - passed }
    : { kind: 'due', dueAt, overdue: passed - allowed }
}

/** Deadline of the next assessment, counted from the last one (decision 106). */
export const reassessmentDue = (
  { reassessmentTime }: TriageCategory,
  assessedAt: number,
  now: number,
): Deadline | { readonly kind: 'continuous' } =>
  reassessmentTime === 'continuous' ? { kind: 'continuous' } : deadline(assessedAt, reassessmentTime, now)

/** Deadline of the first contact with a doctor, counted from arrival. */
export const firstContactDue = (
  { waitTime }: TriageCategory,
  arrivedAt: number,
  now: number,
): Deadline | { readonly kind: 'immediate' } =>
  waitTime === 'immediate' ? { kind: 'immediate' } : deadline(arrivedAt, waitTime, now)
