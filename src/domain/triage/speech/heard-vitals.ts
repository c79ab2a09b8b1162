import type { Acvpu, VitalId } from '../vitals.ts'
import type { Sex } from './lexicon/mark.ts'
import type { Span } from './text/scan.ts'

export type SpeechLanguage = 'ru' | 'en' | 'el'

/** The words that were said, and their place in the text. */
export interface Quote {
  readonly span: Span
  readonly text: string
}

/** Why the user must confirm a value before it counts. */
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
 * `value` is converted to the unit of `VITAL_MEASURES` (°C, mmHg, l/min for the flow). `undetectable` is a sign of its
 * own, never 0. `to-confirm` sets no value.
 */
export type Heard<T> =
  | (Candidate<T> & { readonly kind: 'heard'; readonly approximate: boolean })
  | (Quote & { readonly kind: 'undetectable' })
  | { readonly kind: 'to-confirm'; readonly doubt: Doubt; readonly candidates: readonly Candidate<T>[] }

/** The vital signs in a text about a patient. A fact that was not mentioned has no key. */
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
  /** Values that were heard and not used, in the order of the text. */
  readonly rejected: readonly Rejected[]
  /** "No fever" was said; it does not replace a temperature. */
  readonly feverDenied?: Quote
  /** Advisory, read from nouns, pronouns and "67 years old". */
  readonly sex?: Sex
  readonly ageYears?: number
  /** Of a patient under three years of age: the age in completed months. */
  readonly ageMonths?: number
  /** Ages that disagree, or that may be another length of time: no score by age counts until one is chosen. */
  readonly ageDoubt?: readonly Candidate<number>[]
  /** "The child", «мальчик»: said of the patient, perhaps without an age. */
  readonly child?: Quote
  /** Said of the patient. It counts only once confirmed, because NEWS2 does not apply in pregnancy. */
  readonly pregnant?: Quote
}
