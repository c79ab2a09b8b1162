import { fold, foldedWords } from './fold.ts'

/** Phrases of one lexicon, in every language at once: scripts hardly share words. */
export interface Phrases<T> {
  /** The longest phrase that begins at the word `at`. */
  at(words: readonly string[], at: number): { length: number; means: T } | null
  /** The first and longest phrase anywhere. */
  within(text: string): { means: T; at: number; length: number } | null
  /** The meaning of a text that is one phrase as a whole. */
  whole(text: string): T | null
}

/** Entries are `[meaning, 'one phrase | another']`; a word ending in `*` stands for any ending. */
export function phrases<T>(entries: readonly (readonly [T, string])[]): Phrases<T> {
  const byFirst = new Map<string, { words: string[]; means: T }[]>()
  const stems: { words: string[]; means: T }[] = []
  for (const [means, list] of entries)
    for (const phrase of list.split('|')) {
      const words = wordsOf(phrase)
      const first = words[0]
      if (first === undefined) continue
      if (first.endsWith('*')) stems.push({ words, means })
      else byFirst.set(first, [...(byFirst.get(first) ?? []), { words, means }])
    }
  const at = (words: readonly string[], from: number) => {
    const first = words[from]
    if (first === undefined) return null
    let best: { length: number; means: T } | null = null
    const stemmed = stems.filter(({ words: [stem] }) => fits(stem, first))
    for (const { words: wanted, means } of [...(byFirst.get(first) ?? []), ...stemmed]) {
      if (wanted.length <= (best?.length ?? 0)) continue
      if (wanted.every((word, i) => fits(word, words[from + i]))) best = { length: wanted.length, means }
    }
    return best
  }
  return {
    at,
    within(text) {
      const words = foldedWords(text)
      for (let i = 0; i < words.length; i++) {
        const found = at(words, i)
        if (found) return { ...found, at: i }
      }
      return null
    },
    whole(text) {
      const words = foldedWords(text)
      const found = at(words, 0)
      return found && found.length === words.length ? found.means : null
    },
  }
}

const wordsOf = (phrase: string) => fold(phrase).match(/[\p{L}\p{N}]+\*?|[%#]/gu) ?? []
const fits = (wanted: string | undefined, word: string | undefined) =>
  wanted !== undefined &&
  word !== undefined &&
  (wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : wanted === word)
