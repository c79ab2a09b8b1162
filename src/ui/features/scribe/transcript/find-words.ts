import type { Place } from './turns.ts'

/** Further matches are not looked for. */
export const MOST_FOUND = 999

/**
 * Where `words` stand in a text, without regard to case, accents and the dots of ё. A letter is compared by itself, so
 * that offsets of the folded text are those of the text.
 */
export function findWords(text: string, words: string): Place[] {
  const sought = folded(words.trim())
  if (sought === '') return []
  const within = folded(text)
  const found: Place[] = []
  for (
    let at = within.indexOf(sought);
    at >= 0 && found.length < MOST_FOUND;
    at = within.indexOf(sought, at + sought.length)
  ) {
    found.push([at, at + sought.length])
  }
  return found
}

const folded = (text: string): string => text.replace(/[^ -~\s]|[A-Z]/g, foldedLetter)

/** й keeps its sign: it is a letter of its own. */
function foldedLetter(letter: string): string {
  const plain = /[йЙ]/.test(letter) ? letter : (letter.normalize('NFD')[0] ?? letter)
  const lower = plain.toLowerCase().replace('ς', 'σ')
  return lower.length === letter.length ? lower : letter
}
