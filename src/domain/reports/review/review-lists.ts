import type { ReportEvidence } from '../../../contract/entities/recording-report.ts'
import { readWords } from '../text/words.ts'
import { REVIEW_LISTS, type ReviewList } from '../versions/versions.ts'

/** Sections whose sentences a person reads as what happens next. */
const NEXT = ['followUp', 'safetyNet']

/** For each list that a person ticks, the numbers of the sentences that belong to it, in the order of the report. */
export function reviewLists({ sections }: Pick<ReportEvidence, 'sections'>): Record<ReviewList, number[]> {
  const lists: Record<ReviewList, number[]> = { drugs: [], doses: [], negations: [], followUp: [] }
  const sentences = sections.flatMap(({ id, sentences }) => sentences.map(({ text }) => ({ id, text })))
  for (const [place, { id, text }] of sentences.entries()) {
    const { drugs, numbers, hits } = readWords(text)
    const classes = new Set(hits.flat().map(({ is }) => is))
    const belongs: Record<ReviewList, boolean> = {
      drugs: drugs.size > 0,
      doses: numbers.size > 0 && (drugs.size > 0 || classes.has('dose')),
      negations: classes.has('negation'),
      followUp:
        NEXT.includes(id) ||
        (classes.has('return') && classes.has('term')) ||
        (classes.has('if') && classes.has('urgent')),
    }
    for (const list of REVIEW_LISTS) if (belongs[list]) lists[list].push(place)
  }
  return lists
}
