import type { Reading } from '../text/shape.ts'

const POSITIONS: readonly (readonly [position: string, words: RegExp])[] = [
  ['lying', /^(?:лежа|lying|supine|ξαπλωτ)/u],
  ['standing', /^(?:стоя|standing|ορθι)/u],
  ['sitting', /^(?:сидя|sitting|seated|καθιστ)/u],
]

/** The position nearest to a value in words `from` to `to`. */
export function positionIn({ words }: Reading, from: number, to: number, at: number): string | undefined {
  let best: string | undefined
  let distance = Number.POSITIVE_INFINITY
  for (let word = from; word < to; word++)
    for (const [position, stems] of POSITIONS)
      if (stems.test(words[word]?.norm ?? '') && Math.abs(word - at) < distance) {
        best = position
        distance = Math.abs(word - at)
      }
  return best
}
