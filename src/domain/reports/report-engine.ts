import type { ReportEvidence, ReportOptions } from '../../contract/entities/recording-report.ts'
import { analyse } from './analysis/analyse.ts'
import { answer, type ChatAnswer } from './chat/answer.ts'
import type { Topic } from './chat/chat-words.ts'
import { topicsOf } from './chat/topics.ts'
import { judgeText } from './check/judge-text.ts'
import { extract } from './extract.ts'
import { planReport } from './print/plan-report.ts'
import { printReport } from './print/print-report.ts'
import { reviewLists } from './review/review-lists.ts'
import type { ReviewList } from './versions/versions.ts'

export interface WriteRequest {
  transcript: string
  reportId: string
  /** System prompt of a custom report and additional instructions; the built-in engine selects sections by them. */
  prompt: string
  options: ReportOptions
  /** yyyy-mm-dd; ages and days are computed by it. */
  today: string
}

export interface WrittenReport {
  /** Markdown. */
  content: string
  evidence: ReportEvidence
}

export interface BuiltInReport extends WrittenReport {
  /** Part of the prompt asks for what selecting sentences cannot do. */
  isPartly: boolean
}

/** All work on the text of a visit. It takes up to half a second, so that page and server run it in a thread. */
export const reportEngine = {
  write({ transcript, reportId, prompt, options, today }: WriteRequest): BuiltInReport {
    const { plan, isPartly } = planReport(reportId, prompt)
    const extraction = extract(transcript)
    const analysis = options.includeClinicalAnalysis ? analyse(transcript, extraction, today) : null
    return { ...printReport(transcript, extraction, plan, options, analysis), isPartly }
  },

  /** The verdict on each sentence of a text that a model or a person wrote. */
  judge: (transcript: string, text: string): WrittenReport => judgeText(transcript, text),

  /** For each list that a person ticks, the numbers of its sentences. */
  lists: (evidence: Pick<ReportEvidence, 'sections'>): Record<ReviewList, number[]> => reviewLists(evidence),

  /** Quotations of the transcript that answer a question. */
  answer: (transcript: string, question: string): ChatAnswer => answer(transcript, question),

  /** What can be asked about a transcript, by what is in it. */
  topics: (transcript: string): Topic[] => topicsOf(extract(transcript)),
}

export type ReportEngine = typeof reportEngine
