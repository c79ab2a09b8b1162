import type { Words } from '../text/words.ts'
import type { Transcript } from './evidence.ts'
import { polaritiesOf } from './polarity.ts'
import { relativeNamed } from './relatives.ts'

const SHORTEST = 3

/**
 * True for whole clauses of the transcript, word for word: nothing taken back among them, asked, or told of somebody
 * who is not named in them, and every word with the polarity that it has there.
 */
export function isVerbatim(all: Words, { reading, clauses, polarity, superseded }: Transcript): boolean {
  const norms = all.words.map(({ norm }) => norm)
  if (norms.length < SHORTEST) return false
  const own = polaritiesOf(all, 0, norms.length, false)
  const starts = new Set(clauses.map(({ from }) => from))
  const ends = new Set(clauses.map(({ to }) => to))
  for (const start of starts) {
    const end = start + norms.length
    if (!ends.has(end) || !norms.every((norm, at) => reading.words[start + at]?.norm === norm)) continue
    const quoted = clauses.filter(one => one.from >= start && one.to <= end)
    const plain = quoted.every(
      one =>
        !one.asks &&
        (!one.condition || quoted[0] === one) &&
        (one.experiencer === 'patient' || relativeNamed(reading, start, end) !== null),
    )
    const kept = norms.every((_norm, at) => {
      const word = start + at
      const back = superseded.amounts.has(word) || superseded.sides.has(word) || superseded.drugs.has(word)
      return !back && (polarity.get(word) ?? 'yes') === (own.get(at) ?? 'yes')
    })
    if (plain && kept) return true
  }
  return false
}
