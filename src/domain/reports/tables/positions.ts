import type { Reading } from '../text/shape.ts'

const POSITIONS: readonly (readonly [position: string, words: RegExp])[] = [
  ['lying', /^(?:лежа|lying|supine|ξαπλωτ)/u],
  ['standing', /^(?:стоя|standing|ορθι)/u],
  ['sitting', /^(?:сидя|sitting|seated|καθιστ)/u],
]

const BEFORE = 3

/** The position said right behind a value (words `at` to `to`), or else just before it. */
export function positionOf({ words }: Reading, from: number, at: number, to: number): string | undefined {
  const named = (word: number) => POSITIONS.find(([, stems]) => stems.test(words[word]?.norm ?? ''))?.[0]
  if (!/[,.;]/u.test(words[to - 1]?.after ?? '') && named(to)) return named(to)
  for (let word = at - 1; word >= Math.max(from, at - BEFORE); word--) {
    const position = named(word)
    if (position) return position
  }
  return undefined
}
