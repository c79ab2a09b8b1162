import type { TriageCategory } from './profiles/profile.ts'

const MINUTE = 60_000

/** All times are epoch milliseconds, all lengths milliseconds. `due` begins at the very moment. */
export type Deadline =
  | { readonly kind: 'waiting'; readonly dueAt: number; readonly remaining: number }
  | { readonly kind: 'due'; readonly dueAt: number; readonly overdue: number }

/**
 * A clock that was set back must not give the patient more time than the category allows, so what has passed is never
 * less than nothing.
 */
function deadline(since: number, minutes: number, now: number): Deadline {
  const allowed = minutes * MINUTE
  const passed = Math.max(0, now - since)
  const dueAt = since + allowed
  return passed < allowed
    ? { kind: 'waiting', dueAt, remaining: allowed - passed }
    : { kind: 'due', dueAt, overdue: passed - allowed }
}

/** When the patient is to be looked at again, counted from the last assessment (decision 106). */
export const reassessmentDue = (
  { reassessmentTime }: TriageCategory,
  assessedAt: number,
  now: number,
): Deadline | { readonly kind: 'continuous' } =>
  reassessmentTime === 'continuous' ? { kind: 'continuous' } : deadline(assessedAt, reassessmentTime, now)

/** Until when a doctor is to have seen the patient, counted from arrival. */
export const firstContactDue = (
  { waitTime }: TriageCategory,
  arrivedAt: number,
  now: number,
): Deadline | { readonly kind: 'immediate' } =>
  waitTime === 'immediate' ? { kind: 'immediate' } : deadline(arrivedAt, waitTime, now)
