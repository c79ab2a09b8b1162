import { type CATEGORY_IDS, PROFILE_IDS } from '../../../contract/triage-names.ts'
import type { LocalText } from '../local-text.ts'
import type { RedLineRule } from '../red-lines.ts'

export { PROFILE_IDS }

export type ProfileId = (typeof PROFILE_IDS)[number]

export type CategoryId = (typeof CATEGORY_IDS)[number]
export type RedLineId =
  | 'rus_spo2_below_90'
  | 'rus_news2_7'
  | 'rus_consciousness_0'
  | 'rus_sbp_below_70'
  | 'rus_hr_above_120'
  | 'rus_rr_above_30'
  | 'mts_news2_7'
  | 'mts_spo2_below_90'
  | 'mts_gcs_below_12'

export interface TriageCategory {
  readonly id: CategoryId
  readonly name: LocalText
  readonly description: LocalText
  readonly color: 'red' | 'orange' | 'yellow' | 'green' | 'blue'
  /** Minutes to the first contact with a doctor. */
  readonly waitTime: 'immediate' | number
  /** Minutes from one assessment to the next. */
  readonly reassessmentTime: 'continuous' | number
}

export interface TriageProfile {
  readonly id: ProfileId
  readonly name: LocalText
  readonly description: LocalText
  readonly icon: 'activity' | 'stethoscope'
  /** The most urgent first: a critical red-line forces that one. */
  readonly categories: readonly [TriageCategory, ...TriageCategory[]]
  readonly scales: readonly ('news2' | 'morse')[]
  readonly redlineRules: readonly RedLineRule<RedLineId>[]
  /** The category from this NEWS2 upwards; the highest first, the last from 0. */
  readonly byNews2: readonly { readonly from: number; readonly category: CategoryId }[]
}

export const categoryOf = ({ categories }: TriageProfile, id: CategoryId): TriageCategory | null =>
  categories.find(category => category.id === id) ?? null

/** 0 is the most urgent; null for a category of another profile. */
export function urgencyRank({ categories }: TriageProfile, id: CategoryId): number | null {
  const rank = categories.findIndex(category => category.id === id)
  return rank < 0 ? null : rank
}
