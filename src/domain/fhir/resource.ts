import type { Locale } from '../../contract/entities/user.ts'
import type { Fields } from './json-text.ts'

export interface Resource extends Fields {
  readonly resourceType: string
  readonly id: string
}

/** What every resource of one export shares. */
export interface Subject {
  locale: Locale
  /** Reference to the patient. */
  subject: { reference: string }
}

/** A line of a section as a person reads it: when, what, and its value. */
export interface Line {
  date: string
  what: string
  value: string
}

export type SectionId =
  | 'medications'
  | 'results'
  | 'vitals'
  | 'triage'
  | 'allergies'
  | 'problems'
  | 'history'
  | 'vaccinations'
  | 'pregnancy'
  | 'healthLog'
  | 'documents'

/** Resources of a record, with the section in which each stands and its line there. */
export interface Part {
  section: SectionId
  resources: readonly Resource[]
  lines: readonly Line[]
}
