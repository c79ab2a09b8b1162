import type { HealthReport, Source } from '../../../contract/entities/health-report.ts'
import { interpret } from '../../../domain/documents/interpret.ts'
import type { Interpretation, ReadReport } from '../../../domain/documents/interpretation.ts'
import { type DocumentPage, type StraightPage, straighten } from './page.ts'

/** What stands in a document; the places of what was read are those on the pages as they are shown. */
export function interpretPages(pages: readonly DocumentPage[]): Interpretation {
  const straight = pages.map(straighten)
  const read = interpret(straight.map(({ page }) => page))
  const [first, ...more] = read.reports
  return { ...read, reports: [asShown(first, straight), ...more.map(one => asShown(one, straight))] }
}

/** The places of a line on the page as it is shown. */
export const shownSource = (source: Source, { shown }: StraightPage): Source => ({
  ...source,
  box: shown(source.box),
  ...(source.value && { value: shown(source.value) }),
})

function asShown(read: ReadReport, pages: readonly StraightPage[]): ReadReport {
  const moved = (source: Source): Source => {
    const page = pages.find(({ page: { number } }) => number === source.page)
    return page ? shownSource(source, page) : source
  }
  const rows = <T extends { source?: Source | null | undefined }>(list: readonly T[]): T[] =>
    list.map(row => (row.source ? { ...row, source: moved(row.source) } : row))
  const { findings, prescriptions, procedures, sources, ...rest } = read.report
  const biomarkers = findings?.labTestResults?.biomarkers
  const passages = Object.entries(sources ?? {}).map(([name, lines]) => [name, (lines as Source[]).map(moved)])
  const report: HealthReport = {
    ...rest,
    ...(findings && {
      findings: { ...findings, ...(biomarkers && { labTestResults: { biomarkers: rows(biomarkers) } }) },
    }),
    ...(prescriptions && { prescriptions: rows(prescriptions) }),
    ...(procedures && { procedures: rows(procedures) }),
    ...(sources && { sources: Object.fromEntries(passages) }),
  }
  return { ...read, report }
}
