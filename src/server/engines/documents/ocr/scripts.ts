import { LANGUAGES, type Language } from './languages.ts'
import type { RecognisedWord } from './recogniser.ts'

const LETTERS: Record<Language, RegExp> = { rus: /\p{Script=Cyrillic}/gu, ell: /\p{Script=Greek}/gu, eng: /[a-z]/giu }
/** Of a page's letters, the share that makes an alphabet one of its own; look-alikes of other alphabets are fewer. */
const SHARE = 0.3

/**
 * The languages of the second reading, by the alphabets that the first one found. Cyrillic is read without Latin, which
 * would take its units; what the first reading took for Cyrillic and was Latin differs between the two, and shows.
 */
export function languagesOf(words: readonly RecognisedWord[], available: readonly Language[]): readonly Language[] {
  const counts = new Map(
    LANGUAGES.map(one => [one, words.reduce((sum, { text }) => sum + count(text, LETTERS[one]), 0)]),
  )
  const total = [...counts.values()].reduce((sum, one) => sum + one, 0)
  const has = (language: Language) => (counts.get(language) ?? 0) > SHARE * total
  const wanted: Language[] = has('ell') ? ['eng', 'ell'] : has('rus') ? ['rus'] : ['eng']
  const readable = wanted.filter(one => available.includes(one))
  return readable.length === wanted.length ? readable : available
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
