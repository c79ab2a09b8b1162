import type { Reading, Segment } from '../text/reading.ts'
import { amountsIn } from './numbers/amounts.ts'
import { TIME_UNITS } from './numbers/units.ts'
import { type Clause, cutClauses } from './polarity/clauses.ts'

const OF_RELATIVE = /^(?:у|my|his|her|our|your|моя|мои|моеи|моего|η|ο|του|τησ|the)$/u

/** Words of an age. */
const AGE = 5
const IF = /^(?:если|if|αν|εαν|unless)$/u

/** «Дочке пять недель со вчерашнего утра правая грудь …»: of the daughter is her age and nothing else. */
function ageBehind(reading: Reading, at: number, to: number): number | null {
  const age = amountsIn(reading, at + 1, Math.min(at + AGE, to)).find(
    one => one.from === at + 1 && one.unit !== null && TIME_UNITS.has(one.unit),
  )
  return age && age.to + 1 < to ? age.to + 1 : null
}

/** Clauses of a sentence. Speech without punctuation is also cut before a relative, of whom what follows is reported, and before "if". */
export function clausesOfSegment(reading: Reading, { from, to, loose }: Segment): Clause[] {
  const clauses = cutClauses(reading, from, to, loose)
  if (!loose) return clauses
  return clauses.flatMap(clause => {
    const cuts: Clause[] = []
    let start = clause.from
    for (let at = clause.from; at < clause.to; at++) {
      const opensIf = IF.test(reading.words[at]?.norm ?? '')
      if (!opensIf && !(reading.hits[at] ?? []).some(hit => hit.is === 'relative')) continue
      const cut = opensIf ? at : OF_RELATIVE.test(reading.words[at - 1]?.norm ?? '') ? at - 1 : at
      if (cut - start >= 2) {
        cuts.push({ from: start, to: cut })
        start = cut
      }
      const age = opensIf ? null : ageBehind(reading, at, clause.to)
      if (age === null) continue
      cuts.push({ from: start, to: age })
      start = age
      at = age
    }
    return [...cuts, { from: start, to: clause.to }]
  })
}
