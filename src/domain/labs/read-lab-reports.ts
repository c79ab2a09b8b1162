import type { Locale } from '../../contract/entities/user.ts'
import { keepRows } from './check/keep-rows.ts'
import { oneOfEachId } from './check/one-of-each.ts'
import type { LabReport } from './lab-report.ts'
import type { ReadPage } from './page.ts'
import { type ReadDocument, readDocument } from './read-document.ts'
import { buildBiomarker, type ReadBiomarker } from './rows/build-biomarker.ts'
import { cellsOf, cellText, type RowDraft } from './rows/row-drafts.ts'
import type { Sheet } from './rows/sheet.ts'

export interface LabOptions {
  /** Language of the sheet; found by its letters if it is not given. */
  language?: Locale
}

/** The laboratory results of a document, one report for each sample date (decision 129); none if it holds no table of them. */
export function readLabReports(pages: readonly ReadPage[], options: LabOptions = {}): LabReport[] {
  const isPicture = pages.some(page => page.readings.length > 1)
  const document = readDocument(pages, 0, options.language ?? null, isPicture)
  return reportsOf(document, isPicture)
}

interface DatedRow {
  date: { iso: string; sure: boolean } | null
  biomarker: ReadBiomarker
}

function reportsOf(document: ReadDocument, isPicture: boolean): LabReport[] {
  const sheet: Sheet = {
    language: document.language,
    person: document.person,
    decimalSign: document.decimalSign,
    isPicture,
    hasFlags: document.rows.some(
      row => cellText(row, 'flag') !== '' || cellsOf(row, 'value').some(cell => /[*↑↓HL]$/u.test(cell.text)),
    ),
  }
  const rows = document.rows.flatMap(row => valuesOf(row, document, sheet).map(one => ({ ...one, row })))
  const kept = new Set(keepRows(rows))
  const byDate = Map.groupBy(
    rows.filter(row => kept.has(row)),
    ({ date }) => date?.iso ?? '',
  )
  return [...byDate.entries()]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([iso, own]) => ({
      date: iso || null,
      sex: document.person.sex,
      ageYears: document.person.ageYears,
      conclusion: document.conclusion,
      biomarkers: oneOfEachId(own.map(one => one.biomarker)),
      language: document.language,
      doubts: own.some(one => one.date?.sure === false) ? [{ cell: 'date', reason: 'ambiguous-date' }] : [],
    }))
}

/** The results of a row: one, or one for each sample date above its columns. */
function valuesOf(row: RowDraft, document: ReadDocument, sheet: Sheet): DatedRow[] {
  const values = cellsOf(row, 'value')
  const dated = values.flatMap(cell => {
    const heading = row.columns[cell.column]?.heading
    const date = heading?.date ? document.dateOf(heading.date) : null
    return date ? [{ cell, date }] : []
  })
  const own = sampleDateOf(row, document)
  const read =
    dated.length > 0
      ? dated.map(({ cell, date }) => ({ date, biomarker: buildBiomarker(row, cell, sheet) }))
      : [{ date: own, biomarker: buildBiomarker(row, values[0] ?? null, sheet) }]
  return read.flatMap(({ date, biomarker }) => (biomarker ? [{ date, biomarker }] : []))
}

/** The last sample date above a row; the first one for rows above all of them. */
function sampleDateOf(row: RowDraft, { dates }: ReadDocument) {
  return dates.findLast(date => date.order <= row.order) ?? dates[0] ?? null
}
