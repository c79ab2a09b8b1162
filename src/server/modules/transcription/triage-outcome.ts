import type { TriageReason } from '../../../contract/entities/triage.ts'
import { FAILED, NO_ENGINE, type Outcome, UNAVAILABLE } from './outcome.ts'

/** Maps the reason of a recording to that of a triage. */
const REASONS: Readonly<Record<string, TriageReason>> = {
  [NO_ENGINE]: 'triage.noResults.noEngine',
  [UNAVAILABLE]: 'triage.noResults.unavailable',
  [FAILED]: 'triage.noResults.failed',
}

/** With or without a transcript a triage is scored next, because typed values are scored in any case. */
export function scoreNext({ data: { errorKey, ...data } }: Outcome): Outcome {
  const speechError = REASONS[errorKey ?? ''] ?? null
  const words = data.transcription ? { suggestions: null } : {}
  return { status: 'processing', data: { ...data, ...words, speechError, errorKey: null } }
}
