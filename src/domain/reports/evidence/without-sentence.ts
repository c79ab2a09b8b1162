import type { ReportEvidence, ReportReview, ReportVersion } from '../../../contract/entities/recording-report.ts'

/**
 * The text of a version without one of its sentences, counted from 0. The places of the others follow, and so does what
 * a person has decided to keep; what was ticked is ticked again.
 */
export function withoutSentence(
  { content, evidence, review }: Pick<ReportVersion, 'content' | 'evidence' | 'review'>,
  place: number,
): { content: string; evidence: ReportEvidence | null; review?: ReportReview } {
  const at = evidence?.sections.flatMap(({ sentences }) => sentences)[place]?.at
  if (!evidence || !at) return { content, evidence: evidence ?? null }
  const after = content.slice(at[1])
  const gap = /^[^\S\n]*/.exec(after)?.[0].length ?? 0
  const end = at[1] + gap
  const shift = end - at[0]
  let number = -1
  const sections = evidence.sections.map(section => ({
    ...section,
    sentences: section.sentences.flatMap(sentence => {
      number += 1
      if (number === place) return []
      const [from, to] = sentence.at ?? [0, 0]
      return [
        sentence.at && from >= end ? { ...sentence, at: [from - shift, to - shift] as [number, number] } : sentence,
      ]
    }),
  }))
  const kept = Object.entries(review?.kept ?? {}).flatMap(([key, tick]) => {
    const before = Number(key)
    return before === place ? [] : [[String(before > place ? before - 1 : before), tick] as const]
  })
  return {
    content: content.slice(0, at[0]) + content.slice(end),
    evidence: { ...evidence, sections },
    ...(kept.length > 0 && { review: { kept: Object.fromEntries(kept) } }),
  }
}
