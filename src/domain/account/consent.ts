import type { UserData } from '../../contract/entities/user.ts'

/** The six consents in the order in which they are asked (decision 22); each is a field of `data.activity`. */
export const CONSENTS = [
  'crossBorderTransfer',
  'consent',
  'dataLocalization',
  'oauthAuth',
  'behavioralTracking',
  'termsAccepted',
] as const
export type Consent = (typeof CONSENTS)[number]

/** A consent that can be switched off by itself while the others stand. */
const OPTIONAL: ReadonlySet<Consent> = new Set(['behavioralTracking'])

export type ConsentProblem = 'cross-border' | 'incomplete'
type Activity = NonNullable<UserData['activity']>

/** Why these consents cannot be stored; the cross-border one is looked at before the others (P §5). */
export function consentProblem(given: Partial<Record<Consent, boolean | undefined>>): ConsentProblem | null {
  if (given.crossBorderTransfer !== true) return 'cross-border'
  return CONSENTS.every(one => given[one] === true) ? null : 'incomplete'
}

/** Why a change of the activity cannot be stored: consent needs all six at first, and all but the optional one after. */
export function consentChangeProblem(
  before: Partial<Activity> | undefined,
  after: Partial<Activity> | undefined,
): ConsentProblem | null {
  if (after?.consent !== true) return null
  const isChanged = CONSENTS.some(one => before?.[one] !== after[one])
  if (!isChanged) return null
  const kept = before?.consent === true ? Object.fromEntries([...OPTIONAL].map(one => [one, true])) : {}
  return consentProblem({ ...after, ...kept })
}
