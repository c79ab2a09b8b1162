import type { HealthRecordData } from '../../contract/entities/health-record.ts'
import type { Biomarker } from '../../contract/entities/health-report.ts'
import { certaintyOf, doubtsOf, isConfirmed } from '../labs/certainty.ts'
import { biomarkersOf, reportOf, textOf, withBiomarkers } from './report.ts'
import { type CellTexts, type Editing, editedBiomarker } from './row-edits.ts'

/*
 * Checking what was read: a person goes from value to value and accepts, corrects or removes it. Every decision is an
 * edit of the record at once; the rows have ids.
 */

export type CheckedRow = Biomarker & { rowId: string }

/** A row as it was before a decision, and its place, so that the decision can be undone. */
export interface Before {
  row: CheckedRow
  place: number
}

export const checkedRows = (data: HealthRecordData): CheckedRow[] =>
  biomarkersOf(reportOf(data)).flatMap(row => {
    const rowId = textOf(row.rowId)
    return rowId === '' ? [] : [{ ...row, rowId }]
  })

/** The value is what the page says: a person has looked at all of its cells. */
export const confirmed = (row: CheckedRow, { author, at }: Editing): CheckedRow => ({
  ...row,
  ...{ origin: row.origin ?? 'read', author, authoredAt: at, doubts: [] },
})

/** The page says something else, which a person typed or chose among the readings. */
export const corrected = (row: CheckedRow, cells: CellTexts, editing: Editing): CheckedRow => ({
  ...editedBiomarker(row, cells, editing),
  rowId: row.rowId,
  doubts: [],
})

export interface Readings {
  cell: 'name' | 'value' | 'unit'
  /** As printed; the first is the one that stands. */
  texts: readonly string[]
}

/** The readings of the first doubtful cell that has several; null if there is nothing to choose. */
export function readingsOf(row: Biomarker): Readings | null {
  for (const { cell, alternatives } of doubtsOf(row)) {
    if ((cell !== 'value' && cell !== 'unit' && cell !== 'name') || !alternatives?.length) continue
    const standing =
      cell === 'value'
        ? textOf(row.rawValue) || String(row.value ?? '')
        : textOf(cell === 'unit' ? row.unit : row.nameLocal)
    const texts = [...new Set([standing, ...alternatives.map(textOf)])].filter(text => text !== '')
    if (texts.length > 1) return { cell, texts }
  }
  return null
}

/** The row with one of its readings: what it would be if the page says that. */
export const withReading = (row: CheckedRow, { cell, texts }: Readings, at: number, editing: Editing): CheckedRow =>
  at === 0 ? confirmed(row, editing) : corrected(row, { [cell]: texts[at] ?? '' }, editing)

/**
 * Changes rows of a report; null takes a row out. Returns the data, and the changed rows as they were.
 */
export function changeRows(
  data: HealthRecordData,
  ids: ReadonlySet<string>,
  change: (row: CheckedRow) => CheckedRow | null,
): { data: HealthRecordData; before: Before[] } {
  const rows = checkedRows(data)
  const before = rows.flatMap((row, place) => (ids.has(row.rowId) ? [{ row, place }] : []))
  const next = rows.map(row => (ids.has(row.rowId) ? change(row) : row)).filter(row => row !== null)
  return { data: withBiomarkers(data, next), before }
}

/** Undoes a change of rows: each is as it was, a removed one in its place again. Other rows stay as they are now. */
export function restoreRows(data: HealthRecordData, before: readonly Before[]): HealthRecordData {
  let rows = checkedRows(data)
  for (const { row, place } of before.toSorted((a, b) => a.place - b.place)) {
    const known = rows.findIndex(one => one.rowId === row.rowId)
    rows = known >= 0 ? rows.with(known, row) : rows.toSpliced(Math.min(place, rows.length), 0, row)
  }
  return withBiomarkers(data, rows)
}

const RANK = { doubtful: 0, likely: 1, sure: 2 } as const

/** The row to look at next: the doubtful ones first, then the likely, then the sure, each from `after` on and around. */
export function nextRow(rows: readonly CheckedRow[], after: string | null): string | null {
  const from = rows.findIndex(row => row.rowId === after) + 1
  const around = [...rows.slice(from), ...rows.slice(0, from)].filter(row => !isConfirmed(row))
  return around.toSorted((a, b) => RANK[certaintyOf(a)] - RANK[certaintyOf(b)])[0]?.rowId ?? null
}

/** Rows that are accepted together: certain in every cell, and not looked at yet. Never a doubtful one. */
export const sureRows = (rows: readonly CheckedRow[]): CheckedRow[] =>
  rows.filter(row => !isConfirmed(row) && certaintyOf(row) === 'sure')

/** The line of each row on its page, from 1, by where it stands; null for a row without a place. */
export function lineNumbers(rows: readonly CheckedRow[]): ReadonlyMap<string, number> {
  const placed = rows.flatMap(({ rowId, source }) => (source ? [{ rowId, page: source.page, y: source.box[1] }] : []))
  const pages = Map.groupBy(placed, ({ page }) => page)
  return new Map(
    [...pages.values()].flatMap(lines =>
      lines.toSorted((a, b) => a.y - b.y).map(({ rowId }, at) => [rowId, at + 1] as const),
    ),
  )
}
