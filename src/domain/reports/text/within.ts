import type { CueClass } from '../lexicon/classes.ts'
import type { Hit } from './cue-index.ts'
import type { Words } from './words.ts'

/** Phrases of these classes that lie wholly within words `from` to `to`. */
export function* within(words: Words, from: number, to: number, ...classes: readonly CueClass[]): Generator<Hit> {
  for (let at = from; at < to; at++)
    for (const hit of words.hits[at] ?? [])
      if (hit.to <= to && (classes.length === 0 || classes.includes(hit.is))) yield hit
}

export function has(words: Words, from: number, to: number, ...classes: readonly CueClass[]): boolean {
  return !within(words, from, to, ...classes).next().done
}

export const startsWith = (words: Words, at: number, to: number, ...classes: readonly CueClass[]): Hit | undefined =>
  (words.hits[at] ?? []).find(hit => hit.to <= to && classes.includes(hit.is))

export function hasNumber({ numbers }: Words, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (numbers.has(at)) return true
  return false
}

export function hasDrug({ drugs }: Words, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (drugs.has(at)) return true
  return false
}

/** Words `from` to `to` as they are compared, with one space between them. */
export const normsIn = ({ words }: Words, from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ')
