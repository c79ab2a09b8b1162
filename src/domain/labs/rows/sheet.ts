import type { Locale } from '../../../contract/entities/user.ts'
import { printedRange } from '../range/printed-range.ts'
import type { RangeContext } from '../range/resolve-range.ts'
import { splitFlag } from '../text/flags.ts'
import { unitReadings } from '../units/parse-unit.ts'
import { splitMark } from './misread-flag.ts'
import { cellsOf, cellText, type RowDraft } from './row-drafts.ts'
import { tellsApart } from './told-apart.ts'
import { readValueCell } from './value-cell.ts'

/** What holds for all rows of a document. */
export interface Sheet {
  language: Locale
  person: RangeContext
  /** The decimal sign of its unambiguous numbers. */
  decimalSign: ',' | '.' | null
  /** Read from a picture: characters are repaired and letters may be misread. */
  isPicture: boolean
  /** Some rows carry a flag, so that a row without one claims to be inside its range. */
  hasFlags: boolean
  /** Units that stand on the sheet and are known. */
  units: ReadonlySet<string>
  /** Share of the rows of a table that have a unit and a range. */
  filled: (table: number) => { unit: number; range: number }
  /** Tables in which something tells results from ranges. */
  toldApart: ReadonlySet<number>
}

/** "140-400 Thousand/uL": the unit stands behind the range. */
function rangeUnit(row: RowDraft): string {
  const range = printedRange(cellText(row, 'range'))
  return range?.kind === 'bounds' ? (range.entries.find(one => one.unit)?.unit?.text ?? '') : ''
}

/** The halves of a table in two halves are printed alike. */
const bothHalves = (table: number) => [table - (table % 2), table - (table % 2) + 1]

/** What all rows of a sheet say together. */
export function describeTables(
  rows: readonly RowDraft[],
  isPicture: boolean,
): Pick<Sheet, 'hasFlags' | 'units' | 'filled' | 'toldApart'> {
  const tables = Map.groupBy(rows, row => row.table)
  const share = (table: number, role: 'unit' | 'range') => {
    const own = tables.get(table) ?? []
    const has = (row: RowDraft) =>
      cellText(row, role) !== '' ||
      (role === 'unit' && readValueCell(cellsOf(row, 'value')[0]?.text ?? '').unit !== null)
    return own.filter(has).length / Math.max(own.length, 1)
  }
  const isMarked = (text: string) => splitFlag(text).flag !== null || (isPicture && splitMark(text) !== null)
  const units = rows
    .map(row => cellText(row, 'unit') || readValueCell(cellsOf(row, 'value')[0]?.text ?? '').unit || rangeUnit(row))
    .filter(unit => unitReadings(unit).length > 0)
  return {
    hasFlags: rows.some(row => cellText(row, 'flag') !== '' || cellsOf(row, 'value').some(cell => isMarked(cell.text))),
    units: new Set(units),
    filled: table => ({ unit: share(table, 'unit'), range: share(table, 'range') }),
    toldApart: new Set([...tables].flatMap(([table, own]) => (tellsApart(own) ? bothHalves(table) : []))),
  }
}
