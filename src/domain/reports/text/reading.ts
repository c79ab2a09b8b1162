import type { SectionId, Span } from '../extraction.ts'
import { hinted, lacksHeadings } from './hints.ts'
import { cutIntoSegments } from './segments.ts'
import { nameSpeakers } from './speakers.ts'
import { type Form, readTurns } from './turns.ts'
import { readWords, type Words } from './words.ts'

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

/** The turns and sentences of a transcript, and who says them. Linear in its length. */
export function readTranscript(text: string): Reading {
  const words = readWords(text)
  const greek = (text.match(/\p{Script=Greek}/gu)?.length ?? 0) * 3 > text.length
  const { turns, form } = readTurns(words)
  const cut = turns.flatMap((turn, index) => cutIntoSegments(words, turn, index, greek))
  const guess = form === 'dictation' && !cut.some(({ loose }) => loose) && lacksHeadings(words, cut)
  const segments = guess ? hinted(words, cut) : cut
  const reading = { ...words, form, greek, turns, segments }
  nameSpeakers(reading)
  return reading
}

/** Offsets of words `from` to `to`, with the full stop or question mark behind them. */
export function spanOf({ text, words }: Words, from: number, to: number): Span {
  const [first, last] = [words[from], words[to - 1]]
  if (!first || !last) return [0, 0]
  let end = last.end
  while (end < text.length && /[.?!…;)»”"·]/u.test(text[end] as string)) end++
  return [first.start, end]
}
