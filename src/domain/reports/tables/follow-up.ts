import type { FoundFollowUp } from '../extraction.ts'
import { spansOf } from '../sections/print.ts'
import type { Unit } from '../sections/units.ts'
import type { Reading } from '../text/shape.ts'
import { within } from '../text/within.ts'

/** When the patient is to be seen again, and what for: the sentence and its term. */
export function followUpOf(reading: Reading, units: readonly Unit[]): FoundFollowUp[] {
  return units
    .filter(({ section }) => section === 'followUp')
    .map(unit => {
      const spans = spansOf(reading, unit)
      const [term] = unit.ranges.flatMap(({ from, to }) => [...within(reading, from, to, 'term')])
      const [first, last] = term ? [reading.words[term.from], reading.words[term.to - 1]] : []
      const when = first && last ? reading.text.slice(first.start, last.end) : null
      return { what: spans.map(([start, end]) => reading.text.slice(start, end)).join(' – '), when, spans }
    })
}
