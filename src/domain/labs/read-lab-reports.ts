import type { Doubt } from '../../contract/entities/health-report.ts'
import type { Locale } from '../../contract/entities/user.ts'
import { alignRows } from './check/align-rows.ts'
import { differences, illegible } from './check/compare-readings.ts'
import { crossCheck } from './check/cross-checks.ts'
import { doubtGluedMarks } from './check/glued-marks.ts'
import { keepRows } from './check/keep-rows.ts'
import { mergeRows } from './check/merge-drafts.ts'
import { mergeHeaders } from './check/merge-headers.ts'
import { oneOfEachId } from './check/one-of-each.ts'
import type { LabReport } from './lab-report.ts'
import type { Cell } from './layout/assign.ts'
import { placeOfLine } from './layout/lines.ts'
import type { ReadPage } from './page.ts'
import { type ReadDate, type ReadDocument, readDocument } from './read-document.ts'
import { buildBiomarker, type ReadBiomarker } from './rows/build-biomarker.ts'
import { cellsOf, type RowDraft } from './rows/row-drafts.ts'
import { describeTables, type Sheet } from './rows/sheet.ts'
import { lostValues } from './rows/unread-marks.ts'

export interface LabOptions {
  /** Language of the sheet; found by its letters if it is not given. */
  language?: Locale
}

/**
 * The laboratory results of a document, one report for each sample date (decision 129); none if it holds no table of
 * them. A cell without a doubt is a claim: of a picture only what both readings say alike, and no check contradicts.
 */
export function readLabReports(pages: readonly ReadPage[], options: LabOptions = {}): LabReport[] {
  const isPicture = pages.some(isReadFromPicture)
  const first = readDocument(pages, 0, options.language ?? null, isPicture)
  if (!isPicture)
    return reportsOf(
      first,
      first.rows.map(row => ({ row, readings: null })),
      false,
    )
  const second = readDocument(pages, 1, options.language ?? first.language, true)
  const isReadTwice = (row: RowDraft) => !pages.some(page => page.number === row.lines[0]?.page && isReadOnce(page))
  const rows = alignRows(first.rows, second.rows).flatMap(([a, b]): MergedRow[] => {
    const row = a && b ? mergeRows(a, b) : (a ?? b)
    return row ? [{ row, readings: isReadTwice(row) ? [a, b] : [a, null] }] : []
  })
  const places = rows.map(one => placeOfRow(one.row))
  return reportsOf(mergeHeaders(first, second, places), rows, true)
}

interface MergedRow {
  row: RowDraft
  /** The row as each reading of a picture has it; null for the text of a PDF. */
  readings: readonly [RowDraft | null, RowDraft | null] | null
}

export const isReadFromPicture = (page: ReadPage) => page.readings.length > 1 || isReadOnce(page)
/** A picture that was read only once: nothing of it is certain. */
const isReadOnce = ({ readings }: ReadPage) =>
  readings.length === 1 && readings.some(words => words.some(word => word.confidence < 1))

interface DatedRow {
  /** Of its value; null where all values of a row are of one date. */
  column: number | null
  date: ReadDate | null
  biomarker: ReadBiomarker
}

function reportsOf(document: ReadDocument, merged: readonly MergedRow[], isPicture: boolean): LabReport[] {
  const sheet: Sheet = {
    language: document.language,
    person: document.person,
    decimalSign: document.decimalSign,
    isPicture,
    ...describeTables(
      merged.map(one => one.row),
      isPicture,
    ),
  }
  const rows = merged.flatMap(({ row, readings }) => {
    const values = valuesOf(row, document, sheet)
    if (!readings) return values.map(one => ({ ...one, row }))
    const [a, b] = readings.map(one => (one ? valuesOf(one, document, sheet) : []))
    return values.map((one, i) => {
      const [own, other] = [a, b].map(list => list?.find(two => two.column === one.column) ?? list?.[i] ?? null)
      const unclear = readings[0] && readings[1] ? illegible(one.biomarker, readings[0], readings[1]) : []
      const doubts = [...differences(one.biomarker, own?.biomarker ?? null, other?.biomarker ?? null), ...unclear]
      return { ...one, biomarker: withDoubts(one.biomarker, doubts), row }
    })
  })
  const byDate = Map.groupBy(keepRows(rows), ({ date }) => date?.iso ?? '')
  return [...byDate.entries()]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([iso, own]) => {
      const biomarkers = oneOfEachId(
        own.map(one => one.biomarker),
        isPicture,
      )
      if (isPicture) {
        doubtGluedMarks(biomarkers)
        crossCheck(biomarkers, document.person)
      }
      const reasons = new Set(own.flatMap(one => one.date?.reasons ?? []))
      return {
        date: iso || null,
        sex: document.person.sex,
        ageYears: document.person.ageYears,
        conclusion: document.conclusion,
        biomarkers,
        language: document.language,
        doubts: [...reasons].map((reason): Doubt => ({ cell: 'date', reason })),
      }
    })
}

function withDoubts(biomarker: ReadBiomarker, doubts: readonly Doubt[]): ReadBiomarker {
  const added = doubts.filter(({ cell }) => !biomarker.doubts.some(one => one.cell === cell))
  return { ...biomarker, doubts: [...biomarker.doubts, ...added] }
}

/** The results of a row: one, or one for each sample date above its columns. */
function valuesOf(row: RowDraft, document: ReadDocument, sheet: Sheet): DatedRow[] {
  const values = [...cellsOf(row, 'value'), ...(sheet.isPicture ? lostValues(row) : [])]
  const found = values.flatMap(cell => {
    const heading = row.columns[cell.column]?.heading
    const date = heading?.date ? document.dateOf(heading.date) : null
    return date ? [{ cell, date }] : []
  })
  const likely = sheet.isPicture ? [...Map.groupBy(found, one => one.date.iso).values()].map(likeliest) : found
  // A dash in a column of earlier dates: nothing was measured then.
  const dated = likely.filter(({ cell }) => !/^[-–—.\s]*$/u.test(cell.text))
  const own = sampleDateOf(row, document)
  const read =
    dated.length > 0
      ? dated.map(({ cell, date }) => ({ column: cell.column, date, biomarker: buildBiomarker(row, cell, sheet) }))
      : [{ column: null, date: own, biomarker: buildBiomarker(row, values[0] ?? null, sheet) }]
  return read.flatMap(({ column, date, biomarker }) => (biomarker ? [{ column, date, biomarker }] : []))
}

/** Of two results under one date the shorter one is a mark that was read as a digit. */
function likeliest(rivals: readonly { cell: Cell; date: ReadDate }[]) {
  const best = rivals.reduce((one, other) => (other.cell.text.length > one.cell.text.length ? other : one))
  return rivals.length > 1 ? { ...best, cell: { ...best.cell, isOpen: true } } : best
}

const placeOfRow = ({ lines }: RowDraft) => Math.min(...lines.map(placeOfLine))

/** The last sample date above a row; the first one for rows above all of them. */
function sampleDateOf(row: RowDraft, { dates }: ReadDocument): ReadDate | null {
  return dates.findLast(date => date.place <= placeOfRow(row)) ?? dates[0] ?? null
}
