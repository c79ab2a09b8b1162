import type { OverrideAuthor } from './override.ts'

/** Somebody looked at the patient again (`reassessed`), or the patient no longer waits here (`ended`). */
export interface TriageCheck {
  readonly id: string
  readonly kind: 'reassessed' | 'ended'
  readonly author: OverrideAuthor
  /** ISO 8601, by the device's clock. */
  readonly at: string
}

const isCheck = (value: unknown): value is TriageCheck =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'at' in value &&
  typeof value.at === 'string' &&
  !Number.isNaN(Date.parse(value.at)) &&
  'kind' in value &&
  (value.kind === 'reassessed' || value.kind === 'ended')

/** `data.checks` of a triage, oldest first; what is no check is left out. */
export const readChecks = (checks: unknown): TriageCheck[] =>
  (Array.isArray(checks) ? checks.filter(isCheck) : []).toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
