import type { TriageReason } from '../../../contract/entities/triage.ts'
import { FAILED, NO_ENGINE, type Outcome, UNAVAILABLE } from './outcome.ts'

/** What a triage says of its recording, by what a recording of the scribe would say. */
const REASONS: Readonly<Record<string, TriageReason>> = {
  [NO_ENGINE]: 'triage.noResults.noEngine',
  [UNAVAILABLE]: 'triage.noResults.unavailable',
  [FAILED]: 'triage.noResults.failed',
}

/** A triage is not done with its transcript, nor given up without one: what was typed is scored all the same. */
export function toBeScored({ data: { errorKey, ...data } }: Outcome): Outcome {
  const speechError = REASONS[errorKey ?? ''] ?? null
  const words = data.transcription ? { suggestions: null } : {}
  return { status: 'processing', data: { ...data, ...words, speechError, errorKey: null } }
}
