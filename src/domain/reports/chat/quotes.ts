import type { Experiencer, FoundSentence, Span } from '../extraction.ts'
import type { Index, Unit } from './units.ts'

/** A quotation with what has to stay visible beside it. */
export interface Quoted {
  span: Span
  person: Experiencer
  past: boolean
  speaker: FoundSentence['speaker']
}

/** Characters that one answer may quote. */
const LONGEST = 600
const MOST_QUOTES = 7

/** Spans of the chosen sentences with their questions and answers, within the length. */
export function quotedOf({ units }: Index, chosen: readonly Unit[]): Quoted[] {
  const taken = new Set<number>()
  let length = 0
  const take = (unit: Unit | undefined) => {
    if (!unit || taken.has(unit.segment)) return
    const more = unit.span[1] - unit.span[0]
    if (length + more > LONGEST) return
    taken.add(unit.segment)
    length += more
  }
  for (const unit of chosen.slice(0, MOST_QUOTES)) {
    take(unit)
    for (const other of units) if (other.statement === unit.statement) take(other)
    if (unit.unanswered) take(units[unit.segment + 1])
  }
  const [first] = chosen
  if (taken.size === 0 && first)
    return [{ ...tagsOf(first), span: [first.span[0], Math.min(first.span[1], first.span[0] + LONGEST)] }]
  return [...taken]
    .sort((a, b) => a - b)
    .flatMap(segment => {
      const unit = units[segment]
      return unit ? [tagsOf(unit)] : []
    })
}

/** A question about the patient that a relative's sentence answers shows whose it is. */
function tagsOf({ span, clauses }: Unit): Quoted {
  const relative = clauses.find(one => one.experiencer !== 'patient')
  return {
    span,
    person: relative?.experiencer ?? 'patient',
    past: clauses.length > 0 && clauses.every(one => one.past),
    speaker: clauses[0]?.speaker ?? null,
  }
}
