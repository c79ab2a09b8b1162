import { type Evidence, readEvidence, type Transcript } from '../check/evidence.ts'
import { type Mention, mentionsOf } from '../check/medicines/drug-mentions.ts'
import { extract } from '../extract.ts'
import type { SectionId, Span } from '../extraction.ts'
import { spanOf } from '../text/reading.ts'

/** A sentence of the transcript with its statement: a question is found with its answer. */
export interface Unit {
  segment: number
  statement: number
  span: Span
  clauses: readonly Evidence[]
  asks: boolean
  sections: ReadonlySet<SectionId>
}

export interface Index {
  transcript: Transcript
  units: readonly Unit[]
  mentions: readonly Mention[]
  sections: ReadonlySet<SectionId>
}

/** The transcript as what can be quoted. */
export function indexOf(text: string): Index {
  const transcript = readEvidence(text)
  const { reading, clauses } = transcript
  const { sections } = extract(text)
  const units = reading.segments.map((segment, index) => {
    const own = clauses.filter(one => one.segment === index)
    const span = spanOf(reading, segment.from, segment.to)
    const filed = sections.filter(({ sentences }) =>
      sentences.some(one => one.spans.some(([start, end]) => start < span[1] && span[0] < end)),
    )
    return {
      segment: index,
      statement: own[0]?.statement ?? -1 - index,
      span,
      clauses: own,
      asks: segment.asks,
      sections: new Set(filed.map(({ id }) => id)),
    }
  })
  return { transcript, units, mentions: mentionsOf(transcript), sections: new Set(sections.map(({ id }) => id)) }
}
