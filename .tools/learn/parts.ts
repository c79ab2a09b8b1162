import { SECTION_IDS } from '../../src/domain/reports/extraction.ts'
import { worthFeatures } from '../../src/domain/reports/learnt/decide.ts'
import { featuresOf } from '../../src/domain/reports/learnt/features.ts'
import type { LinearModel } from '../../src/domain/reports/learnt/linear.ts'
import { unitsOf } from '../../src/domain/reports/sections/sort.ts'
import { statementsOf } from '../../src/domain/reports/talk/statements.ts'
import { readTranscript } from '../../src/domain/reports/text/reading.ts'
import type { Visit } from '../../tests/factories/visits/visit.ts'
import type { Example } from './train.ts'

type Range = readonly [number, number]
/** The share of a fact, or of a part, from which they are about the same: that of the scorer. */
const OVERLAP = 0.6
const shared = ([from, to]: Range, all: readonly Range[]) =>
  all.reduce((sum, [start, end]) => sum + Math.max(0, Math.min(to, end) - Math.max(from, start)), 0)
const length = ([from, to]: Range) => to - from

/** A section in which a fact may stand as well counts half: of two that are right the better one is learnt. */
const ALSO = 0.5

/** Every part of a visit's statements: features, sections that are right for it, and whether it has any fact. */
export function partsOf(visit: Visit, filing: LinearModel | null) {
  const facts = SECTION_IDS.flatMap(id => (visit.gold.sections[id] ?? []).map(fact => ({ ...fact, section: id })))
  const found: { filing: Example; worth: Example }[] = []
  const reading = readTranscript(visit.transcript)
  unitsOf(reading, statementsOf(reading), {
    filing,
    worth: null,
    watch(part, worth) {
      const spans = part.ranges.map(
        ({ from, to }): Range => [reading.words[from]?.start ?? 0, reading.words[to - 1]?.end ?? 0],
      )
      const size = spans.reduce((sum, one) => sum + length(one), 0)
      const touched = facts.filter(fact =>
        fact.spans.some(one => shared(one, spans) >= OVERLAP * Math.min(length(one), size)),
      )
      const weight = (id: string) =>
        touched.some(one => one.section === id)
          ? 1
          : touched.some(one => one.alsoIn?.some(also => also === id))
            ? ALSO
            : 0
      const tells = touched.length > 0 ? 1 : 0
      found.push({
        filing: { features: [...featuresOf(part)], right: SECTION_IDS.map(weight) },
        worth: { features: [...worthFeatures(part, worth)], right: [tells, 1 - tells] },
      })
    },
  })
  return found
}
