import type { Classification } from './classify.ts'
import { type CategoryId, type TriageProfile, urgencyRank } from './profiles/profile.ts'

export interface OverrideAuthor {
  readonly id: number | string
  readonly name: string
}

/** A clinician's category beside that of the rules. Both are kept; neither is ever overwritten. */
export interface CategoryOverride {
  /** The result of the rules when the clinician decided. */
  readonly assessed: {
    readonly kind: Classification['kind']
    readonly category: CategoryId | null
    readonly forcedBy: readonly string[]
  }
  readonly chosen: CategoryId
  /** `decided`: the rules had no category. `confirmed`: they had this one, as a lower bound or before an override. */
  readonly change: 'more-urgent' | 'less-urgent' | 'confirmed' | 'decided'
  readonly author: OverrideAuthor
  /** ISO 8601. */
  readonly at: string
  readonly reason: string
}

export type OverrideProblem =
  | 'reason-required'
  | 'reason-too-long'
  | 'author-required'
  | 'time-required'
  | 'unknown-category'
  | 'nothing-changed'

/** UTF-16 units. */
export const LONGEST_REASON = 2000

export interface OverrideRequest {
  readonly profile: TriageProfile
  readonly classification: Classification
  readonly chosen: CategoryId
  /** True if a clinician decided before: then choosing the rules' own category is allowed. */
  readonly overridden: boolean
  readonly author: OverrideAuthor
  readonly at: string
  readonly reason: string
}

export type OverrideAnswer =
  | { readonly kind: 'recorded'; readonly override: CategoryOverride }
  | { readonly kind: 'refused'; readonly problem: OverrideProblem }

function changeOf(profile: TriageProfile, from: CategoryId | null, to: CategoryId): CategoryOverride['change'] | null {
  const chosen = urgencyRank(profile, to)
  if (chosen === null) return null
  const assessed = from === null ? null : urgencyRank(profile, from)
  if (assessed === null) return 'decided'
  if (chosen === assessed) return 'confirmed'
  return chosen < assessed ? 'more-urgent' : 'less-urgent'
}

/** Records a clinician's decision; the reason is required and trimmed. */
export function overrideCategory(request: OverrideRequest): OverrideAnswer {
  const { profile, classification, chosen, overridden, author, at } = request
  const reason = request.reason.trim()
  const refused = (problem: OverrideProblem): OverrideAnswer => ({ kind: 'refused', problem })
  const change = changeOf(profile, classification.category, chosen)
  if (change === null) return refused('unknown-category')
  if (change === 'confirmed' && classification.kind === 'determined' && !overridden) return refused('nothing-changed')
  if (reason === '') return refused('reason-required')
  if (reason.length > LONGEST_REASON) return refused('reason-too-long')
  if (author.name.trim() === '' || author.id === '') return refused('author-required')
  if (Number.isNaN(Date.parse(at))) return refused('time-required')
  const { kind, category } = classification
  const forcedBy = classification.kind === 'undetermined' ? [] : classification.forcedBy
  return { kind: 'recorded', override: { assessed: { kind, category, forcedBy }, chosen, change, author, at, reason } }
}

/** The category that counts: the clinician's last override, else the rules' category; null if there is neither. */
export type CategoryInForce =
  | { readonly by: 'clinician'; readonly category: CategoryId; readonly override: CategoryOverride }
  | { readonly by: 'rules'; readonly category: CategoryId | null }

export function categoryInForce(
  classification: Classification,
  overrides: readonly CategoryOverride[],
): CategoryInForce {
  const override = overrides.at(-1)
  return override
    ? { by: 'clinician', category: override.chosen, override }
    : { by: 'rules', category: classification.category }
}
