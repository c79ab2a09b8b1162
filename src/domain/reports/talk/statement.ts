import type { Segment } from '../text/shape.ts'
import { has, hasDrug } from '../text/within.ts'
import type { Words } from '../text/words.ts'

/** Sentences that are printed together or not at all: a question with its answer, a value with its correction. */
export interface Statement {
  readonly segments: Segment[]
  /** How many of the first segments ask. */
  questions: number
  /** Asked and not answered: never printed. */
  bare: boolean
  corrected: boolean
  /** The answer has no subject of its own: nothing in it holds without the question. */
  leans: boolean
  /** The doctor proposed it and the patient turned it down. */
  proposal: boolean
  /** The day of a visit was offered and taken, or another one was found. */
  visit?: boolean
  /** Another person has said otherwise: both are printed. */
  disputed?: boolean
}

/** Words that a statement may grow to; a report sentence cites at most 600 characters. */
export const MOST = 60

export const wordsOf = (segments: readonly Segment[]): number =>
  segments.reduce((sum, { from, to }) => sum + to - from, 0)

/** Says something by itself: a symptom, a drug, an organ, a habit. */
export const hasTopic = (words: Words, from: number, to: number): boolean =>
  hasDrug(words, from, to) ||
  has(words, from, to, 'symptom', 'disease', 'operation', 'drug-word', 'smoke', 'life', 'allergy', 'relative') ||
  has(words, from, to, 'result', 'vital', 'order', 'return', 'history')

/** Speaks of the body, an illness or its treatment: not of relatives or work alone. */
export const isMedical = (words: Words, from: number, to: number): boolean =>
  hasDrug(words, from, to) ||
  has(
    words,
    from,
    to,
    'symptom',
    'disease',
    'operation',
    'drug-word',
    'smoke',
    'allergy',
    'result',
    'vital',
    'organ',
  ) ||
  has(words, from, to, 'history', 'course', 'take', 'finding', 'stop', 'dose', 'exposure')
