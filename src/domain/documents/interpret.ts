import type { RecordType } from '../../contract/entities/health-record.ts'
import type { Biomarker, HealthReport } from '../../contract/entities/health-report.ts'
import type { LabReport } from '../labs/lab-report.ts'
import type { ReadPage } from '../labs/page.ts'
import { readDocument } from '../labs/read-document.ts'
import { isReadFromPicture, readLabReports } from '../labs/read-lab-reports.ts'
import { type DocumentLine, documentLines } from './document-lines.ts'
import type { Interpretation, ReadReport } from './interpretation.ts'
import { narrativeOf } from './narrative.ts'
import { type FoundTitle, titleOf } from './study-types.ts'

/** What stands in a document, by rules: laboratory results, a study, a treatment, or its text. Pages must be straight. */
export function interpret(pages: readonly ReadPage[]): Interpretation {
  const labs = readLabReports(pages).toReversed()
  const lines = documentLines(pages)
  const title = titleOf(lines.map(line => line.text))
  const [newest, ...older] = labs
  if (newest && isLabSheet(labs, lines, title))
    return { recordType: 'labResults', subtype: null, reports: [ofLabs(newest), ...older.map(ofLabs)] }

  const narrative = narrativeOf(lines, secondReading(pages), title)
  const biomarkers = labs.flatMap(one => one.biomarkers)
  const recordType = typeOf(title, narrative)
  const isStudy = recordType !== 'treatment' && recordType !== 'healthLog'
  const report: HealthReport = {
    ...narrative,
    ...(biomarkers.length > 0 && { findings: { ...narrative.findings, labTestResults: { biomarkers } } }),
    ...(title && isStudy && { study: { type: title.text } }),
    content: contentOf(lines),
  }
  const date = dateOf(pages)
  const subtype = title && isStudy ? title.text.slice(0, 100) : null
  return { recordType, subtype, reports: [{ date, title: title?.text ?? null, report: { date, ...report } }] }
}

/** A letter that quotes results is none; a table of results is one, whatever its title says. */
function isLabSheet(labs: readonly LabReport[], lines: readonly DocumentLine[], title: FoundTitle | null): boolean {
  if (title === null) return true
  const rows = new Set(labs.flatMap(one => one.biomarkers.map(placeOf)))
  return rows.size >= 3 && rows.size >= 0.4 * lines.length
}

const placeOf = ({ source }: Biomarker) => `${source?.page} ${source?.line}`

function typeOf(
  title: FoundTitle | null,
  { findings, conclusion, prescriptions, procedures }: HealthReport,
): RecordType {
  if (title) return title.kind
  const isTreated = (prescriptions?.length ?? 0) + (procedures?.length ?? 0) > 0
  if (isTreated && !findings) return 'treatment'
  return findings && conclusion ? 'conclusions' : 'others'
}

const secondReading = (pages: readonly ReadPage[]) => (pages.some(isReadFromPicture) ? documentLines(pages, 1) : null)

/** The document's date, if it can be read in one way only. */
function dateOf(pages: readonly ReadPage[]): string | null {
  const isPicture = pages.some(isReadFromPicture)
  const { dates } = readDocument(pages, 0, null, isPicture)
  const [date] = dates.filter(one => one.reasons.length === 0)
  if (!date || !isPicture) return date?.iso ?? null
  const isConfirmed = readDocument(pages, 1, null, true).dates.some(other => other.iso === date.iso)
  return isConfirmed ? date.iso : null
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
function contentOf(lines: readonly DocumentLine[]): string {
  const pages = Map.groupBy(lines, ({ source }) => source.page)
  return [...pages.values()].map(own => own.map(({ text }) => text).join('  \n')).join('\n\n')
}
