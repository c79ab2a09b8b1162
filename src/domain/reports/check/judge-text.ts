import type { ReportEvidence, ReportSentence } from '../../../contract/entities/recording-report.ts'
import { hashText } from '../evidence/hash-text.ts'
import { checkSupport } from './check-support.ts'
import { sentencesOf } from './model-text.ts'

export interface JudgedText {
  /** Markdown. */
  content: string
  evidence: ReportEvidence
}

/** A text about a transcript with the verdict on each of its sentences, under the headings that it has. */
export function judgeText(transcript: string, text: string): JudgedText {
  const content = text.trim()
  const verdicts = new Map(checkSupport(transcript, content).map(one => [one.at[0], one]))
  const sections: ReportEvidence['sections'] = []
  for (const { text: words, span, heading } of sentencesOf(content)) {
    if (heading || sections.length === 0) sections.push({ id: heading ? words : '', sentences: [] })
    const found = verdicts.get(span[0])
    if (heading || !found) continue
    const sentence: ReportSentence = {
      text: words,
      at: [span[0], span[1]],
      verdict: found.verdict,
      ...(found.change && { change: found.change }),
      spans: found.spans.map(([start, end]) => [start, end]),
      quotes: found.spans.map(([start, end]) => transcript.slice(start, end)),
    }
    sections.at(-1)?.sentences.push(sentence)
  }
  return {
    content,
    evidence: {
      transcriptHash: hashText(transcript),
      sections: sections.filter(one => one.sentences.length > 0),
      leftOut: [],
    },
  }
}
