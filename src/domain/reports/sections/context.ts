import type { Experiencer, SectionId } from '../extraction.ts'
import type { Company } from '../talk/company.ts'

/** What was said before a statement and rules how it is read. */
export interface Context {
  heading: SectionId | null
  /** The last heading that was spoken; `heading` may have left it since. */
  spoken: SectionId | null
  /** The doctor has begun to examine. */
  examined: boolean
  /** The first question about something particular has been asked. */
  asked: boolean
  previous: SectionId | null
  /** The section of the last exchange: what else is answered in its turn goes on with it. */
  topic: { readonly id: SectionId; readonly turn: number } | null
  /** The statement before asked for something that is measured. */
  measuring: boolean
  /** The patient has asked what is to be done now. */
  ordering: boolean
  /** The doctor examines and has not yet concluded. */
  examining: boolean
  /** Whom the statement before was about. */
  person: Experiencer
  /** The doctor has said what it is or what to do. */
  concluded?: boolean
  /** A dictation tells why the patient has come, before its first heading. */
  unheaded?: boolean
  readonly company: Company
  /** The relative was named earlier in this sentence: "his dad's asthmatic, he's on an inhaler". */
  goesOn?: boolean
}

export interface Range {
  from: number
  to: number
  asks: boolean
  loose: boolean
  hint?: SectionId | null
  late?: boolean
}

export interface Read {
  id: SectionId
  score: number
  /** Of every section; none is above the one of `id`. */
  scores: Readonly<Record<SectionId, number>>
  experiencer: Experiencer
}
