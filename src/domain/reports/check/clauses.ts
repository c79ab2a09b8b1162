import type { Reading, Segment } from '../text/reading.ts'
import { type Clause, cutClauses } from './polarity.ts'

const OF_RELATIVE = /^(?:у|my|his|her|our|your|моя|мои|моеи|моего|η|ο|του|τησ|the)$/u

const IF = /^(?:если|if|αν|εαν|unless)$/u

/** Clauses of a sentence. Speech without punctuation is also cut before a relative, of whom what follows is told, and before "if". */
export function clausesOfSegment(reading: Reading, { from, to, loose }: Segment): Clause[] {
  const clauses = cutClauses(reading, from, to)
  if (!loose) return clauses
  return clauses.flatMap(clause => {
    const cuts: Clause[] = []
    let start = clause.from
    for (let at = clause.from + 2; at < clause.to; at++) {
      const opensIf = IF.test(reading.words[at]?.norm ?? '')
      if (!opensIf && !(reading.hits[at] ?? []).some(hit => hit.is === 'relative')) continue
      const cut = opensIf ? at : OF_RELATIVE.test(reading.words[at - 1]?.norm ?? '') ? at - 1 : at
      if (cut - start < 2) continue
      cuts.push({ from: start, to: cut })
      start = cut
    }
    return [...cuts, { from: start, to: clause.to }]
  })
}
