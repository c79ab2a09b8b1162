import type { ReportSentence, ReportVersion } from '../../../contract/entities/recording-report.ts'
import { placesOf } from '../evidence/places.ts'
import { REVIEW_LISTS, type ReviewList } from '../versions/versions.ts'

/** Of one sentence: `broken` if the words that it rested on are not in the transcript any more. */
export type Standing = 'supported' | 'changed' | 'unsupported' | 'broken' | 'manual'

export interface JudgedSentence {
  /** Its number among all sentences of the report, from 0. */
  place: number
  section: string
  sentence: ReportSentence
  standing: Standing
  /** Where its words stand now; empty without support. */
  spans: readonly (readonly [number, number])[]
  /** A person has decided to keep it. */
  isKept: boolean
}

/** Every sentence of a version beside the transcript as it is now; `hash` is the transcript's. */
export function judgedSentences(version: ReportVersion, transcript: string, hash: string): JudgedSentence[] {
  const isSameText = version.evidence?.transcriptHash === hash
  const sentences = version.evidence?.sections.flatMap(({ id, sentences }) =>
    sentences.map(sentence => ({ section: id, sentence })),
  )
  return (sentences ?? []).map(({ section, sentence }, place) => {
    const isKept = Boolean(version.review?.kept?.[place])
    const spans = placesOf(sentence, transcript, isSameText)
    const standing = sentence.verdict === 'supported' && !spans?.length ? 'broken' : sentence.verdict
    return { place, section, sentence, standing, spans: spans ?? [], isKept }
  })
}

/** Why a report may not be copied, shared or printed yet. */
export interface Hindrances {
  /** Lists that nobody has ticked. */
  unticked: ReviewList[]
  /** Sentences that the transcript does not support and nobody has decided to keep. */
  undecided: JudgedSentence[]
}

/** The one rule for everything that lets a report out: all lists ticked, no sentence undecided. */
export function hindrances(version: ReportVersion, sentences: readonly JudgedSentence[]): Hindrances {
  return {
    unticked: REVIEW_LISTS.filter(list => !version.review?.[list]),
    undecided: sentences.filter(one => !one.isKept && ['changed', 'unsupported', 'broken'].includes(one.standing)),
  }
}

export const mayLeave = ({ unticked, undecided }: Hindrances): boolean =>
  unticked.length === 0 && undecided.length === 0
