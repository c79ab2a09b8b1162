import type { ReportEvidence, ReportSentence } from '../../../contract/entities/recording-report.ts'

/**
 * The evidence of a text that a person has edited. A sentence that stands as before keeps its evidence; of the others the
 * one that the transcript supports has its places, and the rest is the person's own (`manual`): never "changed" or
 * "unsupported", since somebody who was there has written it.
 */
export function editedEvidence(before: ReportEvidence | null | undefined, judged: ReportEvidence): ReportEvidence {
  const kept = new Map<string, ReportSentence[]>()
  for (const one of before?.sections.flatMap(({ sentences }) => sentences) ?? []) {
    kept.set(one.text, [...(kept.get(one.text) ?? []), one])
  }
  const sentence = (one: ReportSentence): ReportSentence => {
    const known = kept.get(one.text)?.shift()
    const at = one.at && { at: one.at }
    if (known) return { ...known, ...at }
    if (one.verdict === 'supported') return one
    return { text: one.text, ...at, spans: [], verdict: 'manual' }
  }
  const sections = judged.sections.map(one => ({ ...one, sentences: one.sentences.map(sentence) }))
  return { transcriptHash: judged.transcriptHash, sections, leftOut: before?.leftOut ?? [] }
}

/** The same where nothing could judge the text: sentences that still stand in it, in their order, keep their evidence. */
export function unjudged(before: ReportEvidence | null | undefined, content: string): ReportEvidence | null {
  if (!before) return null
  let from = 0
  const sections = before.sections.map(section => ({
    ...section,
    sentences: section.sentences.flatMap(one => {
      const start = content.indexOf(one.text, from)
      if (start < 0) return []
      from = start + one.text.length
      return [{ ...one, at: [start, from] as [number, number] }]
    }),
  }))
  return { ...before, sections: sections.filter(({ sentences }) => sentences.length > 0) }
}
