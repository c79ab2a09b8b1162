import type { HealthReport } from '../../contract/entities/health-report.ts'
import type { LabReport } from '../labs/lab-report.ts'
import { linesOf, lineText } from '../labs/layout/lines.ts'
import { placedWords } from '../labs/layout/placed-words.ts'
import type { ReadPage } from '../labs/page.ts'
import { readLabReports } from '../labs/read-lab-reports.ts'
import type { Interpretation, ReadReport } from './interpretation.ts'

/** What stands in a document, by rules: laboratory results, or its text. Pages must be straight. */
export function interpret(pages: readonly ReadPage[]): Interpretation {
  const [newest, ...older] = readLabReports(pages).toReversed()
  if (!newest)
    return { recordType: 'others', subtype: null, reports: [{ date: null, title: null, report: ofText(pages) }] }
  return { recordType: 'labResults', subtype: null, reports: [ofLabs(newest), ...older.map(ofLabs)] }
}

const ofLabs = ({ date, conclusion, biomarkers }: LabReport): ReadReport => ({
  date,
  title: null,
  report: {
    date,
    findings: { labTestResults: { biomarkers } },
    ...(conclusion && { conclusion: { text: conclusion } }),
  },
})

/** The text line by line, as markdown keeps it. */
const ofText = (pages: readonly ReadPage[]): HealthReport => ({
  content: pages
    .map(page =>
      linesOf(placedWords(page, page.readings[0] ?? []))
        .map(lineText)
        .join('  \n'),
    )
    .join('\n\n'),
})
