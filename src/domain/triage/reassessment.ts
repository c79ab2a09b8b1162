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

/** A triage that was not closed for a day is no longer due: no patient waits that long in an emergency department. */
const LAPSES_MS = 24 * 60 * MINUTE

/** What a triage says about when the patient was last looked at. */
export interface LookedAt {
  readonly category: TriageCategory | null
  readonly startedAt: number
  /** In the order of time, like the overrides. */
  readonly checks: readonly { readonly kind: string; readonly at: string }[]
  readonly overrides: readonly { readonly at: string }[]
  readonly provisionalAt: string | undefined
}

/** Returns when to reassess the patient; null if they no longer wait, or no category says when. */
export function nextAssessment(
  { category, startedAt, checks, overrides, provisionalAt }: LookedAt,
  now: number,
): ReturnType<typeof reassessmentDue> | null {
  if (!category || checks.at(-1)?.kind === 'ended') return null
  // Not counted from the server's scoring, because no clinician looked at the patient then.
  const looked = [checks.at(-1)?.at, overrides.at(-1)?.at, provisionalAt]
  const last = Math.max(...looked.map(at => (at ? Date.parse(at) : startedAt)))
  return now - last > LAPSES_MS ? null : reassessmentDue(category, last, now)
}

/** Deadline of the first contact with a doctor, counted from arrival. */
export const firstContactDue = (
  { waitTime }: TriageCategory,
  arrivedAt: number,
  now: number,
): Deadline | { readonly kind: 'immediate' } =>
  waitTime === 'immediate' ? { kind: 'immediate' } : deadline(arrivedAt, waitTime, now)
