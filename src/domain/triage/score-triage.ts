import type { TriageSuggestions } from '../../contract/entities/triage.ts'
import type { Difference, Evidence, ToBeConfirmed } from '../../contract/entities/triage-results.ts'
import type { Locale } from '../../contract/entities/user.ts'
import { assess } from './assess.ts'
import { confidenceOf } from './certainty.ts'
import { complaintsIn } from './complaints.ts'
import { gatherInput } from './gather-input.ts'
import { modelClaims } from './model-claims.ts'
import type { ProfileId } from './profiles/profile.ts'
import { summaryText } from './texts/summary.ts'
import { type TriageResults, triageResults } from './triage-results.ts'
import type { TriageSources } from './triage-sources.ts'

export interface TriageCase extends TriageSources {
  readonly profileId: ProfileId
  /** Spoken, corrected or typed text; '' if there is none. */
  readonly transcript: string
  readonly suggestions: TriageSuggestions | null
  /** Language of the texts of the result. */
  readonly locale: Locale
}

/** `TriageResults` of the contract, without the fields that come from the record. */
export interface ScoredTriage extends TriageResults {
  readonly extractedData: TriageResults['extractedData'] & { readonly complaints: readonly string[] }
  readonly summary: string
  readonly evidence: readonly Evidence[]
  readonly differences: readonly Difference[]
  readonly toBeConfirmed: readonly ToBeConfirmed[]
  readonly locale: Locale
}

/**
 * The whole result of a triage from typed and heard values, by the rules alone, the same on the page and on the server.
 * A model's suggestions only add entries to `toBeConfirmed`.
 */
export function scoreTriage(triage: TriageCase): ScoredTriage {
  const { profileId, transcript, suggestions, typed, locale } = triage
  const { input, evidence, differences, toBeConfirmed } = gatherInput(triage)
  const assessment = assess({ profileId, ...input })
  const results = triageResults(assessment, confidenceOf(assessment, evidence), locale)
  const complaints = [...new Set([...(typed.complaints ?? []), ...complaintsIn(transcript)])]
  const claims = suggestions ? modelClaims(suggestions, { transcript, counted: evidence }) : []
  return {
    ...results,
    extractedData: { ...results.extractedData, complaints },
    summary: summaryText(assessment, complaints, locale),
    evidence,
    differences,
    toBeConfirmed: [...toBeConfirmed, ...claims],
    locale,
  }
}

/** Whether anything was found that the rules or the user can use (D §2, the no-results message). */
export const foundSomething = ({ evidence, toBeConfirmed, extractedData, assessment }: ScoredTriage): boolean =>
  evidence.some(({ fact }) => fact !== 'ageYears' && fact !== 'sex') ||
  toBeConfirmed.length > 0 ||
  extractedData.complaints.length > 0 ||
  extractedData.symptoms.length > 0 ||
  assessment.notices.some(({ kind }) => kind === 'unrecordable')
