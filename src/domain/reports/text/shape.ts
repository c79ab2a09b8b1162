import type { SectionId } from '../extraction.ts'
import type { Form } from './form.ts'
import type { Words } from './words.ts'

export type Speaker = 'doctor' | 'patient' | 'companion' | null

/** What one person says before another speaks; a paragraph where nothing tells speakers apart. Label excluded. */
export interface Turn {
  readonly from: number
  readonly to: number
  /** As written, folded; null without one. */
  readonly label: string | null
  speaker: Speaker
}

/** A sentence, or in unpunctuated speech about a clause; words `from` to `to`, end exclusive. */
export interface Segment {
  readonly from: number
  readonly to: number
  readonly turn: number
  /** Asked, by its mark or by its words. */
  readonly asks: boolean
  /** Cut out of speech without punctuation: a question may hold its answer. */
  readonly loose: boolean
  /** Of a loose piece and in a dictation without headings: the section that it and its neighbours speak for, null for small talk. */
  readonly hint?: SectionId | null
  /** The same: the doctor has begun to examine and to conclude. */
  readonly late?: boolean
  speaker: Speaker
}

export interface Reading extends Words {
  readonly form: Form
  readonly greek: boolean
  readonly turns: readonly Turn[]
  readonly segments: readonly Segment[]
}
