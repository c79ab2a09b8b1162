import type { Span } from '../extraction.ts'
import { spanOf } from '../text/reading.ts'
import type { Reading } from '../text/shape.ts'
import type { Unit } from './units.ts'

/** Sentences of which nothing is printed. */
export function leftOutOf(reading: Reading, units: readonly Unit[]): Span[] {
  const used = new Uint8Array(reading.words.length)
  for (const { ranges } of units) for (const { from, to } of ranges) used.fill(1, from, to)
  return reading.segments
    .filter(({ from, to }) => !used.subarray(from, to).includes(1))
    .map(({ from, to }) => spanOf(reading, from, to))
}
