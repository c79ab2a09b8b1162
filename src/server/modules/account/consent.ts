import type { UserData } from '../../../contract/entities/user.ts'
import { ContractError } from '../../../contract/errors.ts'
import { type ConsentProblem, consentChangeProblem } from '../../../domain/account/consent.ts'

const REFUSALS = {
  'cross-border': { errorType: 'ConsentCrossBorder', i18nKey: 'consent.notSavedCrossBorder' },
  incomplete: { errorType: 'ConsentIncomplete', i18nKey: 'consent.notSaved' },
} as const satisfies Record<ConsentProblem, object>

/** Throws UNPROCESSABLE for a consent that is not complete (P §5, decision 22). */
export function refuseIncompleteConsent(before: UserData, after: UserData): void {
  const problem = consentChangeProblem(before.activity, after.activity)
  if (problem) throw new ContractError('UNPROCESSABLE', 'All six consents are needed.', REFUSALS[problem])
}

/** What the audit says of a change: consent given or withdrawn; null if it is as before. */
export function consentAction(before: UserData, after: UserData): 'consent:give' | 'consent:withdraw' | null {
  const [was, is] = [before, after].map(({ activity }) => activity?.consent === true)
  return was === is ? null : is ? 'consent:give' : 'consent:withdraw'
}

/** The data with the time of a consent that came without one. */
export function withConsentTime(before: UserData, after: UserData, now: Date): UserData {
  const { activity } = after
  if (consentAction(before, after) !== 'consent:give') return after
  const given = activity?.consentTimestamp ?? ''
  if (!Number.isNaN(Date.parse(given))) return after
  return { ...after, activity: { ...activity, consentTimestamp: now.toISOString() } }
}
