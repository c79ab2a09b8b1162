export type ConfidenceLabel = 'high' | 'medium' | 'low'

/** `confidence` is a share, 0 to 1 (D §3, §9). What is no number is low. */
export function confidenceLabel(confidence: number): ConfidenceLabel {
  if (confidence >= 0.9) return 'high'
  return confidence >= 0.7 ? 'medium' : 'low'
}

/** The flag of D §9, apart from the label (decision 100): below it "check this result" is shown; 0.85 is medium and passes. */
export const needsChecking = (confidence: number): boolean => !(confidence >= 0.8)
