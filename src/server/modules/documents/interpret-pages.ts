import type { Biomarker, HealthReport } from '../../../contract/entities/health-report.ts'
import { interpret } from '../../../domain/documents/interpret.ts'
import type { Interpretation, ReadReport } from '../../../domain/documents/interpretation.ts'
import { type DocumentPage, type StraightPage, straighten } from '../../engines/documents/page.ts'

/** What stands in a document; the places of its values are those on the pages as they are shown. */
export function interpretPages(pages: readonly DocumentPage[]): Interpretation {
  const straight = pages.map(straighten)
  const read = interpret(straight.map(({ page }) => page))
  const [first, ...more] = read.reports
  return { ...read, reports: [asShown(first, straight), ...more.map(one => asShown(one, straight))] }
}

function asShown(read: ReadReport, pages: readonly StraightPage[]): ReadReport {
  const biomarkers = read.report.findings?.labTestResults?.biomarkers
  if (!biomarkers) return read
  const moved = biomarkers.map((one): Biomarker => {
    const page = pages.find(({ page: { number } }) => number === one.source?.page)
    return one.source && page ? { ...one, source: { ...one.source, box: page.shown(one.source.box) } } : one
  })
  const report: HealthReport = {
    ...read.report,
    findings: { ...read.report.findings, labTestResults: { biomarkers: moved } },
  }
  return { ...read, report }
}
