import type { Line } from './lines.ts'
import type { PlacedWord } from './placed-words.ts'

/** Words of one line with no wide gap between them. */
export type Segment = PlacedWord[]

/** The width from which a gap separates cells, in line heights: more than the page's own spaces between words. */
export function wideGap(lines: readonly Line[]): number {
  const gaps = lines.flatMap(({ words }) => words.slice(1).map((word, i) => word.left - (words[i]?.right ?? word.left)))
  const spaces = gaps.filter(gap => gap > 0.05 && gap < 0.95).sort((a, b) => a - b)
  const usual = spaces[Math.floor(spaces.length / 2)] ?? 0.3
  return Math.max(1.75 * usual, 0.5)
}

export function segmentsOf(words: readonly PlacedWord[], gap: number): Segment[] {
  const segments: Segment[] = []
  for (const word of words) {
    const last = segments.at(-1)
    const before = last?.at(-1)
    if (last && before && word.left - before.right < gap) last.push(word)
    else segments.push([word])
  }
  return segments
}
