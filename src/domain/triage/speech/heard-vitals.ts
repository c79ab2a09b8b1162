import type { Acvpu, VitalId } from '../vitals.ts'
import type { Sex } from './lexicon/mark.ts'
import type { Span } from './scan.ts'

export type SpeechLanguage = 'ru' | 'en' | 'el'

/** The words that were said, and where they stand in the text. */
export interface Quote {
  readonly span: Span
  readonly text: string
}

/** Why a person has to look before a value may count. */
export type Doubt =
  | 'range'
  | 'bound'
  | 'vague'
  | 'ambiguous'
  | 'out-of-range'
  | 'unclear-person'
  | 'unclear-time'
  | 'past-only'
  | 'contradiction'

export type RejectionReason =
  | 'other-person'
  | 'earlier'
  | 'usual'
  | 'not-measured'
  | 'corrected'
  | 'superseded'
  | 'out-of-range'

export interface Candidate<T> extends Quote {
  readonly value: T
}

/**
 * `value` is in the unit of `VITAL_MEASURES` (°C, mmHg, l/min for the flow), whatever was said; `approximate` where it
 * was said so. `undetectable` is a sign in itself, and never 0. `to-confirm` fills nothing in.
 */
export type Heard<T> =
  | (Candidate<T> & { readonly kind: 'heard'; readonly approximate: boolean })
  | (Quote & { readonly kind: 'undetectable' })
  | { readonly kind: 'to-confirm'; readonly doubt: Doubt; readonly candidates: readonly Candidate<T>[] }

/** What of a text about a patient is a vital sign. A key that is absent was not said. */
export interface HeardFacts {
  readonly HR?: Heard<number>
  readonly RR?: Heard<number>
  readonly SpO2?: Heard<number>
  readonly SBP?: Heard<number>
  readonly DBP?: Heard<number>
  readonly Temp?: Heard<number>
  readonly GCS?: Heard<number>
  readonly oxygenFlow?: Heard<number>
  readonly ACVPU?: Heard<Acvpu>
  readonly onOxygen?: Heard<boolean>
}

export type Fact = keyof HeardFacts
export type NumberFact = VitalId | 'oxygenFlow'
export type FactValue = number | boolean | Acvpu

export interface Rejected extends Quote {
  readonly fact: Fact
  readonly value: FactValue
  readonly reason: RejectionReason
}

export interface HeardVitals {
  readonly language: SpeechLanguage
  readonly facts: HeardFacts
  /** Heard and not taken, in the order of the text. */
  readonly rejected: readonly Rejected[]
  /** "No fever": said without a number, and no substitute for one. */
  readonly feverDenied?: Quote
  /** Advisory, read from nouns, pronouns and "67 years old". */
  readonly sex?: Sex
  readonly ageYears?: number
  /** Said of the patient, and never counted by itself: NEWS2 does not hold in pregnancy, so a person is asked. */
  readonly pregnant?: Quote
}
