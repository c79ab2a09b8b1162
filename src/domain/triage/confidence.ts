import { CERTAINTY } from './certainty.ts'
import type { Difference } from './compare-assessments.ts'

export type ConfidenceLabel = 'high' | 'medium' | 'low'

/** `confidence` is a share, 0 to 1 (D §3, §9). NaN is low. */
export function confidenceLabel(confidence: number): ConfidenceLabel {
  if (confidence >= 0.9) return 'high'
  return confidence >= 0.7 ? 'medium' : 'low'
}

/** The flag of D §9, independent of the label (decision 100): below 0.8 "check this result" is shown; 0.85 passes. */
export const needsChecking = (confidence: number): boolean => !(confidence >= 0.8)

/** Differences that say nothing about the values and the category. */
const BESIDE_THE_POINT: readonly Difference['kind'][] = ['symptoms', 'rules-version']
const CATEGORY_DIFFERS = 0.6

/**
 * The confidence once device and server differ: one of them is wrong. Two categories make it low; any other difference
 * makes it ask for a check, like a value whose sources disagree.
 */
export function confidenceBeside(confidence: number, differences: readonly Difference[]): number {
  const telling = differences.filter(({ kind }) => !BESIDE_THE_POINT.includes(kind))
  if (telling.length === 0) return confidence
  const twoCategories = telling.some(one => one.kind === 'category' && one.device.category !== one.server.category)
  return Math.min(confidence, twoCategories ? CATEGORY_DIFFERS : CERTAINTY.disputed)
}
