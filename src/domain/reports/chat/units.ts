import { type Evidence, readEvidence, type Transcript } from '../check/evidence.ts'
import { type Mention, mentionsOf } from '../check/medicines/drug-mentions.ts'
import { extract } from '../extract.ts'
import type { SectionId, Span } from '../extraction.ts'
import { spanOf } from '../text/reading.ts'
import type { Words } from '../text/words.ts'
import { textOf } from './slots/slot.ts'

/** A sentence of the transcript with its statement: a question is found with its answer. */
export interface Unit {
  segment: number
  statement: number
  span: Span
  /** Its words, and once more with `#` for each number. */
  text: string
  clauses: readonly Evidence[]
  asks: boolean
  /** A question of speech without signs, whose answer comes next. */
  unanswered: boolean
  sections: ReadonlySet<SectionId>
}

export interface Index {
  transcript: Transcript
  units: readonly Unit[]
  mentions: readonly Mention[]
  sections: ReadonlySet<SectionId>
}

const SIGNED = /[.,!…?;:]$/u
const ASKS =
  /^(?:а|как|какие|какая|какои|какую|сколько|кто|где|куда|когда|что|чем|есть|у|на|почему|давно|how|what|when|where|who|why|which|any|do|does|did|is|are|was|were|have|has|can|could|use|ποσο|ποσα|ποση|ποσεσ|ποσων|ποιοσ|ποια|ποιο|που|ποτε|τι|πωσ|εχετε|εχει|ειστε|ειναι|παιρνετε|κανετε|εσεισ|τεστ)$/u

function textsOf({ words, numbers }: Words, from: number, to: number): string {
  const numbered: string[] = []
  for (let at = from; at < to; ) {
    const number = numbers.get(at)
    numbered.push(number ? '#' : (words[at]?.norm ?? ''))
    at = number ? Math.max(number.to, at + 1) : at + 1
  }
  const said = words.slice(from, to).map(({ norm }) => norm)
  return `${textOf(said)}¦${textOf(numbered)}`
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
      text: textsOf(reading, segment.from, segment.to),
      clauses: own,
      asks: segment.asks,
      unanswered: !SIGNED.test(text.slice(...span)) && ASKS.test(reading.words[segment.from]?.norm ?? ''),
      sections: new Set(filed.map(({ id }) => id)),
    }
  })
  return { transcript, units, mentions: mentionsOf(transcript), sections: new Set(sections.map(({ id }) => id)) }
}
