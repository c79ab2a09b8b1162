import type { Acvpu, VitalId } from '../../vitals.ts'

/** BP: the name says pressure, and which of the two is left to the numbers. */
export type Measure = VitalId | 'BP'
export type Unit =
  | 'beats'
  | 'breaths'
  | 'percent'
  | 'degrees'
  | 'fahrenheit'
  | 'mmHg'
  | 'cmHg'
  | 'litres'
  | 'per-minute'
  | 'points'
  /** "24 times": a count of breaths where it is said of breathing, and of anything else otherwise. */
  | 'times'
  | 'years'
  | 'other'
export type Circumstance = 'left' | 'right' | 'lying' | 'standing' | 'rest' | 'exertion'
export type Sex = 'male' | 'female'
/** `was` is weak: it may be the measurement of a minute ago. */
export type TimeOfReading = 'now' | 'next' | 'was' | 'earlier' | 'usual'

/** What a word or phrase does in a sentence about vitals. */
export type Mark =
  /** `soft`: names the measure only where nothing else does ("holding 95", "rate of 88"). */
  | { readonly is: 'name'; readonly of: Measure; readonly soft?: true }
  /** "P 66", "R 16": a letter of the chart, and a name only where its place says so. */
  | { readonly is: 'letter'; readonly of: Measure }
  /** Another measure, a dose, a room: the next number is its own. */
  | { readonly is: 'foreign' }
  | { readonly is: 'bed' }
  | { readonly is: 'coma-part'; readonly part: 'E' | 'V' | 'M' }
  | { readonly is: 'unit'; readonly of: Unit }
  | { readonly is: 'liquid' }
  | { readonly is: 'over' | 'out-of' | 'and' | 'half' | 'tenths' | 'to' | 'or' | 'from' | 'between' }
  | { readonly is: 'correction'; readonly strong: boolean }
  /** "No", «нет», «όχι»: a correction, or the denial of what follows. */
  | { readonly is: 'no' }
  | { readonly is: 'not' }
  | { readonly is: 'contrast' }
  | { readonly is: 'undetectable'; readonly of?: Measure }
  | { readonly is: 'no-fever' }
  | { readonly is: 'about' | 'bound' | 'vague' | 'decade' | 'change' }
  /** `place`: "here", which is now unless another time was said. */
  | { readonly is: 'time'; readonly when: TimeOfReading; readonly place?: true }
  | { readonly is: 'condition' }
  /** Somebody else. `listed`: one of several patients ("second patient"), and which is ours nobody said. */
  | { readonly is: 'person'; readonly sex?: Sex; readonly listed?: true }
  /** The patient, or somebody's child. */
  | { readonly is: 'child' }
  /** "My pulse": the clinician's or, in a conversation, the patient's. */
  | { readonly is: 'speaker' }
  | { readonly is: 'self'; readonly strong: boolean; readonly sex?: Sex }
  | { readonly is: 'agent' | 'reports' }
  /** `event`: a change that holds whenever it was made ("came off oxygen an hour ago"). */
  | { readonly is: 'oxygen'; readonly on: boolean; readonly event?: true }
  | { readonly is: 'oxygen-word' }
  /** `noun`: the word also names other things ("sepsis alert", "health conscious"). */
  | { readonly is: 'acvpu'; readonly level: Acvpu; readonly noun?: true }
  /** "Unable", «без», «ούτε»: denies the finding that follows; of a number it says nothing. */
  | { readonly is: 'denial' }
  /** "Hardly", "only", "drowsy": less than the finding beside it. */
  | { readonly is: 'limit' }
  /** "Resolved", «исключена», said of the finding before it. */
  | { readonly is: 'ended' }
  /** What makes another thing of a finding: "hepatic coma", "to pain in the abdomen". */
  | { readonly is: 'aside' }
  /** A mask that only covers the face, glasses that only help to see. */
  | { readonly is: 'worn' }
  | { readonly is: 'removal' }
  /** A wish, where a change follows: "get it up to 94". */
  | { readonly is: 'intent' }
  | { readonly is: 'direction' }
  /** A rise or a fall; a number right behind it may be its size. */
  | { readonly is: 'step' }
  /** Where or in what state was measured: two that oppose each other give two values that both hold. */
  | { readonly is: 'circumstance'; readonly of: Circumstance }
  /** Makes another measure of the name beside it: "mean BP", "venous saturation". */
  | { readonly is: 'other-kind' }
  /** Tells an age: "years old", "aged". */
  | { readonly is: 'aged' }
  | { readonly is: 'sex'; readonly sex: Sex }
  | { readonly is: 'filler' }

/** Phrases of one meaning, separated by " | "; a word ending in * stands for all that begin so. */
export type Lexicon = ReadonlyArray<readonly [Mark, string]>
