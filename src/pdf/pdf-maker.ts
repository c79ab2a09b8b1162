import { type DoctorPaperInput, doctorPaper } from '../domain/paper/doctor/doctor-paper.ts'
import { type InsightOptions, type InsightRecord, insightPaper } from '../domain/paper/insight-paper.ts'
import type { Paper } from '../domain/paper/paper.ts'
import { type ReportPaperInput, reportPaper } from '../domain/paper/report-paper.ts'
import { PaperTooLong } from './render.ts'

/** `not-here`: the typesetter could not be loaded: it is kept on a device when it was used there, or before. */
export type PdfReply = { kind: 'made'; bytes: Uint8Array } | { kind: 'not-here' | 'too-long' | 'failed' }

/** Makes PDFs in a worker of the page. */
export interface PdfMaker {
  insight(record: InsightRecord, options: InsightOptions): Promise<PdfReply>
  doctor(input: DoctorPaperInput): Promise<PdfReply>
  report(input: ReportPaperInput): Promise<PdfReply>
}

type Render = (paper: Paper) => Promise<Uint8Array>

/** `load` rejects if a part of the typesetter cannot be fetched. */
export function createPdfMaker(load: () => Promise<Render>): PdfMaker {
  async function make(paper: () => Paper): Promise<PdfReply> {
    const render = await load().catch(() => null)
    if (!render) return { kind: 'not-here' }
    try {
      return { kind: 'made', bytes: await render(paper()) }
    } catch (error) {
      return { kind: error instanceof PaperTooLong ? 'too-long' : 'failed' }
    }
  }
  return {
    insight: (record, options) => make(() => insightPaper(record, options)),
    doctor: input => make(() => doctorPaper(input)),
    report: input => make(() => reportPaper(input)),
  }
}
