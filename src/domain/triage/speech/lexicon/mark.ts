import type { Acvpu, VitalId } from '../../vitals.ts'

/** `BP` names a pressure; the numbers decide whether systolic, diastolic or both. */
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
  /** "24 times": breaths if said of breathing, otherwise a count of anything. */
  | 'times'
  | 'years'
  | 'other'
export type Circumstance = 'left' | 'right' | 'lying' | 'standing' | 'rest' | 'exertion'
export type Sex = 'male' | 'female'
/** `was` does not prove that a value is old: it is also said of a measurement a minute ago. */
export type TimeOfReading = 'now' | 'next' | 'was' | 'earlier' | 'usual'

/** The role of a word or phrase in a sentence about vitals. */
export type Mark =
  /** `soft`: names the measure only if no other word does ("holding 95", "rate of 88"). */
  | { readonly is: 'name'; readonly of: Measure; readonly soft?: true }
  /** A chart letter ("P 66", "R 16"), which is a name only in certain places. */
  | { readonly is: 'letter'; readonly of: Measure }
  /** Another measure, a dose, a room: the next number belongs to it. */
  | { readonly is: 'foreign' }
  | { readonly is: 'bed' }
  /** "Second", «следующий»: before "patient" it names another one. */
  | { readonly is: 'ordinal' }
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
  /** `place`: "here", which means now unless another time was said. `date`: a time that events have too ("yesterday"). */
  | { readonly is: 'time'; readonly when: TimeOfReading; readonly place?: true; readonly date?: true }
  | { readonly is: 'condition' }
  /** Another person. `listed`: one of several patients ("second patient"), who may or may not be this one. */
  | { readonly is: 'person'; readonly sex?: Sex; readonly listed?: true }
  /** The patient, or a child of another person. */
  | { readonly is: 'child' }
  /** "My pulse": the clinician's or, in a conversation, the patient's. */
  | { readonly is: 'speaker' }
  | { readonly is: 'self'; readonly strong: boolean; readonly sex?: Sex }
  /** "I count", «у меня вышло», «του βρήκα»: the number that follows was measured by the speaker, now, on the patient. */
  | { readonly is: 'measurer' }
  /** "I", «у меня», «εγώ»: the same right before a number. */
  | { readonly is: 'speaks' }
  | { readonly is: 'agent' | 'reports' }
  /** `event`: a change that still holds, whenever it happened ("came off oxygen an hour ago"). */
  | { readonly is: 'oxygen'; readonly on: boolean; readonly event?: true }
  | { readonly is: 'oxygen-word' }
  /** `noun`: the word also names other things ("sepsis alert", "health conscious"). */
  | { readonly is: 'acvpu'; readonly level: Acvpu; readonly noun?: true }
  /** "Unable", «без», «ούτε»: denies the finding that follows, never a number. */
  | { readonly is: 'denial' }
  /** "Hardly", "only", "drowsy": weakens the finding beside it. */
  | { readonly is: 'limit' }
  /** "Resolved", «исключена»: ends the finding before it. */
  | { readonly is: 'ended' }
  /** Gives a finding another meaning: "hepatic coma", "to pain in the abdomen". */
  | { readonly is: 'aside' }
  /** The mask only covers the face, the "nasal glasses" only help to see: neither gives oxygen. */
  | { readonly is: 'worn' }
  | { readonly is: 'removal' }
  /** "Off it", «с ним»: values with and without oxygen are told, and not which of the two is now. */
  | { readonly is: 'by-turns' }
  /** "Put her on": what follows is oxygen. */
  | { readonly is: 'onto' }
  /** "Put it back on": the state of oxygen said before no longer holds. */
  | { readonly is: 'restored' }
  /** A wish, if a change follows: "get it up to 94". */
  | { readonly is: 'intent' }
  | { readonly is: 'direction' }
  /** A rise or a fall; a number right behind it may be its size. */
  | { readonly is: 'step' }
  /** Where or in what state the value was measured. Values of two opposite circumstances are both valid. */
  | { readonly is: 'circumstance'; readonly of: Circumstance }
  /** Turns the name beside it into another measure: "mean BP", "venous saturation". */
  | { readonly is: 'other-kind' }
  /** Marks an age: "years old", "aged". */
  | { readonly is: 'aged' }
  /** "I think", «кажется»: the values of its clause are unsure. */
  | { readonly is: 'hedge' }
  /** "I don't believe it", «прибор врёт»: so are the values before it, if its clause has none. */
  | { readonly is: 'disbelief' }
  /** "I'll try", «попробую»: what its clause says is not so yet. */
  | { readonly is: 'future' }
  /** "Her own", «у него самого». */
  | { readonly is: 'own' }
  | { readonly is: 'unmeasured' }
  | { readonly is: 'either' }
  | { readonly is: 'affirmation' }
  | { readonly is: 'sex'; readonly sex: Sex }
  | { readonly is: 'filler' }

/** Phrases of one mark, separated by " | "; a word ending in * matches every word with that prefix. */
export type Lexicon = ReadonlyArray<readonly [Mark, string]>
