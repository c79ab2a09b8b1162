import type { ReportEvidence, ReportOptions } from '../../contract/entities/recording-report.ts'
import { extract } from './extract.ts'
import { planReport } from './print/plan-report.ts'
import { printReport } from './print/print-report.ts'

export interface WriteRequest {
  transcript: string
  reportId: string
  /** System prompt of a custom report and additional instructions; the built-in engine selects sections by them. */
  prompt: string
  options: ReportOptions
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
  write({ transcript, reportId, prompt, options }: WriteRequest): BuiltInReport {
    const { plan, isPartly } = planReport(reportId, prompt)
    return { ...printReport(transcript, extract(transcript), plan, options), isPartly }
  },
}

export type ReportEngine = typeof reportEngine
