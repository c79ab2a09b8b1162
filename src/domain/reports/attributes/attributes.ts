import type { FoundSentence } from '../extraction.ts'
import { has } from '../text/within.ts'
import type { Words } from '../text/words.ts'
import { isFeared } from './feared.ts'

export type Time = FoundSentence['time']

/** Whether words `from` to `to` tell of now, of earlier, of later or of a condition. */
export function timeOf(words: Words, from: number, to: number): Time {
  if ((words.hits[from] ?? []).some(hit => hit.is === 'if')) return 'conditional'
  if (has(words, from, to, 'now')) return 'current'
  if (has(words, from, to, 'future') && !has(words, from, to, 'past')) return 'future'
  return has(words, from, to, 'past') ? 'past' : 'current'
}

export const certaintyOf = (words: Words, from: number, to: number): FoundSentence['certainty'] =>
  has(words, from, to, 'hedge') || isFeared(words, from, to) ? 'uncertain' : 'stated'
