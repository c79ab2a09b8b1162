/** What a transcript says, as sentences that quote it. Offsets are UTF-16 code units of the transcript's text. */

/** End exclusive. */
export type Span = readonly [start: number, end: number]

/** Sections of the medical history in the order in which they are printed. */
export const SECTION_IDS = [
  'complaints',
  'presentIllness',
  'pastHistory',
  'drugHistory',
  'allergies',
  'familyHistory',
  'socialHistory',
  'examination',
  'assessment',
  'plan',
  'followUp',
  'safetyNet',
] as const
export type SectionId = (typeof SECTION_IDS)[number]

/** Person whom a sentence is about: the patient, a relative by an English noun (`mother`), or `other`. */
export type Experiencer = 'patient' | (string & {})

export interface FoundSentence {
  /** Words of the spans, in their order; nothing else but punctuation and a dash between question and answer. */
  text: string
  spans: Span[]
  negated: boolean
  certainty: 'stated' | 'uncertain'
  time: 'current' | 'past' | 'future' | 'conditional'
  experiencer: Experiencer
  speaker: 'doctor' | 'patient' | 'companion' | null
  /** Belongs in the summary: abnormal, a change of treatment, an allergy, a warning. */
  key: boolean
  /** A normal finding said in passing, which a report of medium length leaves out. */
  passing: boolean
  /** Something in it could not be decided by the rules; the whole passage is quoted and marked. */
  doubt: boolean
}

export interface FoundSection {
  id: SectionId
  sentences: FoundSentence[]
}

export type DrugStatus = 'current' | 'stopped' | 'prescribed' | 'refused' | 'allergy'

export interface FoundDrug {
  /** As said. */
  name: string
  /** International non-proprietary name; null if the name is not in the list. */
  inn: string | null
  dose: number | null
  /** `mg`, `ml`, `unit`, `tablet`, `dose` and the like; null if it was not said. */
  unit: string | null
  route: string | null
  /** As said. */
  frequency: string | null
  /** Times per day, for display only. */
  perDay: number | null
  status: DrugStatus
  experiencer: Experiencer
  spans: Span[]
}

export interface FoundVital {
  name: string
  value: number
  unit: string | null
  /** `standing`, `lying` and the like. */
  position?: string
  spans: Span[]
}

export interface FoundFollowUp {
  what: string
  when: string | null
  spans: Span[]
}

export interface Extraction {
  /** Only sections with sentences. */
  sections: FoundSection[]
  drugs: FoundDrug[]
  vitals: FoundVital[]
  followUp: FoundFollowUp[]
  /** Small talk, commands of dictation, acknowledgements. */
  leftOut: Span[]
}
