import type { Words } from '../../text/words.ts'
import { numberWord } from './number-values.ts'

/** Words `from` to `to` of a text; behind them nothing is read. */
export interface Scan {
  words: Words['words']
  text: string
  from: number
  to: number
  norm(at: number): string
  /** Value of a number word. */
  value(at: number): number | undefined
}

export function scanOf({ words, text }: Words, from: number, to: number): Scan {
  const norm = (at: number) => (at < to ? (words[at]?.norm ?? '') : '')
  return { words, text, from, to, norm, value: at => (at < to ? numberWord(norm(at)) : undefined) }
}
