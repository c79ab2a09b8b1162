import type { Span } from '../extraction.ts'
import { hinted, lacksHeadings } from './hints.ts'
import { cutIntoSegments } from './segments.ts'
import type { Reading } from './shape.ts'
import { nameSpeakers } from './speakers.ts'
import { readTurns } from './turns.ts'
import { readWords, type Words } from './words.ts'

export type { Reading, Segment } from './shape.ts'

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
