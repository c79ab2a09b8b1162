import type { News2Parameter } from './news2/points.ts'
import type { News2Score } from './news2/score.ts'
import type { CategoryId, TriageProfile } from './profiles/profile.ts'
import { forces, type RedLineOutcome } from './red-lines.ts'

/** How the category was decided, step by step in order. Every rule of the profile has its step. */
export type ClassificationStep =
  | { readonly kind: 'red-line'; readonly outcome: RedLineOutcome }
  /** `category`: what NEWS2 alone gives; null if it does not apply or its lower bound only reaches the least urgent. */
  | { readonly kind: 'news2'; readonly score: News2Score; readonly category: CategoryId | null }
  /** One parameter alone scores 3: urgent review by the RCP, while the colour stays the total's (decision 98). */
  | { readonly kind: 'single-three'; readonly parameters: readonly News2Parameter[] }
  /** Critical red-lines that force the most urgent category. */
  | { readonly kind: 'forced'; readonly rules: readonly string[]; readonly category: CategoryId }

/**
 * `at-least`: NEWS2 is incomplete and can only rise, so the category is this one or a more urgent one.
 * `undetermined`: nothing forces a category and too little is known to clear the patient; never shown as green.
 */
export type Classification =
  | {
      readonly kind: 'determined' | 'at-least'
      readonly category: CategoryId
      /** The critical red-lines that forced it; empty if NEWS2 decided. */
      readonly forcedBy: readonly string[]
      readonly steps: readonly ClassificationStep[]
    }
  | { readonly kind: 'undetermined'; readonly category: null; readonly steps: readonly ClassificationStep[] }

function categoryByNews2(profile: TriageProfile, score: News2Score): CategoryId | null {
  if (score.kind === 'not-applicable') return null
  const total = score.kind === 'complete' ? score.total : score.atLeast
  const step = profile.byNews2.find(({ from }) => total >= from)
  const clears = step?.from === 0
  return step && (score.kind === 'complete' || !clears) ? step.category : null
}

export function classify(
  profile: TriageProfile,
  redLines: readonly RedLineOutcome[],
  news2: News2Score,
): Classification {
  const byNews2 = categoryByNews2(profile, news2)
  const single3 = news2.kind === 'not-applicable' ? [] : news2.single3
  const forcedBy = redLines.filter(forces).map(({ rule }) => rule.id)
  const mostUrgent = profile.categories[0].id
  const steps: ClassificationStep[] = [
    ...redLines.map(outcome => ({ kind: 'red-line', outcome }) as const),
    { kind: 'news2', score: news2, category: byNews2 },
  ]
  if (single3.length > 0) steps.push({ kind: 'single-three', parameters: single3 })
  if (forcedBy.length > 0) {
    steps.push({ kind: 'forced', rules: forcedBy, category: mostUrgent })
    return { kind: 'determined', category: mostUrgent, forcedBy, steps }
  }
  if (byNews2 === null) return { kind: 'undetermined', category: null, steps }
  return { kind: news2.kind === 'complete' ? 'determined' : 'at-least', category: byNews2, forcedBy, steps }
}
