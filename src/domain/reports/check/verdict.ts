import type { Span } from '../extraction.ts'

export type ChangeKind =
  | 'negation'
  | 'drug'
  | 'dose'
  | 'number'
  | 'unit'
  | 'frequency'
  | 'route'
  | 'duration'
  | 'side'
  | 'experiencer'
  | 'certainty'
  | 'date'
  | 'status'

/** Why a sentence is not supported, as a key of a text. */
export type Why =
  | `changed.${ChangeKind}`
  | 'notSaid'
  | 'partlySaid'
  | 'drugNotSaid'
  | 'otherLanguage'
  | 'nothingToCheck'

export interface SupportVerdict {
  text: string
  /** Place in the model's text; the whole sentence where sentences were given. */
  at: Span
  verdict: 'supported' | 'changed' | 'unsupported'
  change?: ChangeKind
  why?: Why
  /** Places of the transcript: what supports the sentence, or what says otherwise, or the nearest. */
  spans: Span[]
}
