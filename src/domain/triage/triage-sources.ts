import type { TypedTriage } from '../../contract/entities/triage-input.ts'
import type { Difference, Evidence, ToBeConfirmed } from '../../contract/entities/triage-results.ts'
import type { SpeechWriter } from './certainty.ts'
import type { HeardVitals } from './speech/heard-vitals.ts'
import type { TriagePatient, UnsettledFact } from './vitals.ts'

export interface TriageSources {
  readonly typed: TypedTriage
  /** What the grammar extracted from the transcript; null without a transcript. */
  readonly heard: HeardVitals | null
  readonly writer: SpeechWriter
  /** From the patient's record, if the triage has a patient. */
  readonly record: Pick<TriagePatient, 'ageYears' | 'sex'>
  /** What the device's own result left open, perhaps by words that the server's engine did not hear. */
  readonly doubted?: readonly UnsettledFact[] | undefined
}

/** Where each value came from, which sources differ, and what a person must confirm. */
export interface SourceLedger {
  evidence: Evidence[]
  differences: Difference[]
  toBeConfirmed: ToBeConfirmed[]
}
