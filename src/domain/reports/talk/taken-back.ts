import { supersededIn } from '../check/superseded/superseded.ts'
import type { Reading } from '../text/shape.ts'
import { MOST, type Statement, wordsOf } from './statement.ts'

/** Turns behind the value in which it is taken back. */
const WITHIN = 3

const holds = ({ segments }: Statement, word: number): boolean =>
  segments.some(({ from, to }) => word >= from && word < to)

/**
 * Joins a value, side or date that was corrected with its correction, by the same speaker or another one: «По пять
 * миллиграммов. – Не по пять, а по два с половиной.» Printed alone, the first one would be a wrong fact.
 */
export function withCorrections(reading: Reading, statements: readonly Statement[]): Statement[] {
  const { amounts, sides, dates } = supersededIn(reading)
  const joined = [...statements]
  for (const [old, meant] of [...amounts, ...sides, ...dates].sort(([a], [b]) => a - b)) {
    const at = joined.findIndex(one => holds(one, old))
    const [said, correction] = [joined[at], joined.find(one => holds(one, meant))]
    if (!said || !correction || said === correction || correction.questions > 0) continue
    const segments = [...said.segments, ...correction.segments].sort((a, b) => a.from - b.from)
    const [first, last] = [segments[0], segments.at(-1)]
    if (!first || !last || last.turn - first.turn > WITHIN || correction.segments.some(one => one.from < old)) continue
    // In speech without signs a statement is a guess.
    if (segments.some(one => one.loose) || wordsOf(segments) > MOST) continue
    joined[at] = { ...said, segments, corrected: true }
    joined.splice(joined.indexOf(correction), 1)
  }
  return joined
}
