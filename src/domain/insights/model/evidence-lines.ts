import type { InsightSection, InsightSource } from '../../../contract/entities/insight.ts'
import type { InsightRecord } from '../insight-record.ts'
import { printDay } from '../print-values.ts'

/** One line of what a model is given; what it writes rests on such lines and on nothing else. */
export interface EvidenceLine {
  text: string
  sources: InsightSource[]
}

/** Characters that a model gets; of more the beginning. */
const LONGEST = 40_000

/** What the rules computed, then what the records say in words, the newest first. */
export function evidenceLines(sections: readonly InsightSection[], records: readonly InsightRecord[]): EvidenceLine[] {
  const computed = sections.flatMap(({ title, sentences }) =>
    sentences
      .filter(({ sources }) => sources.length > 0)
      .map(({ text, sources }) => ({
        text: title === '' || text.includes(title) ? text : `${title}: ${text}`,
        sources,
      })),
  )
  const said = records
    .toSorted((a, b) => b.at - a.at || (a.clientId < b.clientId ? -1 : 1))
    .flatMap(({ clientId, day, dated, name, passages }) =>
      passages.map(text => ({
        // The day of the entry is not that of what is said.
        text: `${dated === 'entered' ? '' : `${printDay(day)}, `}${name}: ${text}`,
        sources: [{ record: clientId, day, said: `${name}: ${text}` }],
      })),
    )
  const lines: EvidenceLine[] = []
  let length = 0
  for (const line of [...computed, ...said]) {
    const text = line.text.replace(/\s+/gu, ' ').trim()
    length += text.length + 1
    if (length > LONGEST) break
    lines.push({ ...line, text })
  }
  return lines
}
