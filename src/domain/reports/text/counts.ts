import type { CueClass } from '../lexicon/classes.ts'
import type { Words } from './words.ts'

const known = new WeakMap<Words['hits'], Map<CueClass | 'drug', Int32Array>>()

/** How many phrases of a class start before each word. */
function countsOf({ hits, drugs }: Words, is: CueClass | 'drug'): Int32Array {
  let counts = known.get(hits)
  if (!counts) {
    counts = new Map()
    known.set(hits, counts)
  }
  const found = counts.get(is)
  if (found) return found
  const sums = new Int32Array(hits.length + 1)
  for (let at = 0; at < hits.length; at++) {
    const starts = is === 'drug' ? drugs.has(at) : (hits[at] ?? []).some(hit => hit.is === is)
    sums[at + 1] = (sums[at] ?? 0) + (starts ? 1 : 0)
  }
  counts.set(is, sums)
  return sums
}

/** True if a phrase of the class starts in words `from` to `to`; takes no longer for a long way. */
export function startsBetween(words: Words, from: number, to: number, is: CueClass | 'drug'): boolean {
  const sums = countsOf(words, is)
  const [low, high] = [Math.max(0, from), Math.min(to, sums.length - 1)]
  return high > low && (sums[high] ?? 0) > (sums[low] ?? 0)
}
