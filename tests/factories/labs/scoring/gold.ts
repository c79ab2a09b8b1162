import type { PrintedSheet } from '../printing/print-sheet.ts'
import type { GoldReport } from './score.ts'

export interface TestSheet {
  name: string
  language: 'ru' | 'en' | 'el'
  /** A text is laid out with spaces, as a line printer prints it. */
  sheet: PrintedSheet | string
  gold: readonly GoldReport[]
}

/** id, name, raw value, value, unit, min, max, range, flag, refExceed, comparator. */
type Row = readonly [
  id: string | null,
  nameLocal: string,
  rawValue: string,
  value: number | string | boolean | null,
  unit: string | null,
  min: number | null,
  max: number | null,
  referenceRange: string | null,
  flag: string | null,
  refExceed: number | null,
  comparator?: '<' | '>',
]

export function gold(report: Omit<GoldReport, 'biomarkers'>, rows: readonly Row[]): GoldReport {
  return {
    ...report,
    biomarkers: rows.map(
      ([id, nameLocal, rawValue, value, unit, min, max, referenceRange, flag, refExceed, comparator]) => ({
        id,
        nameLocal,
        rawValue,
        value,
        valueType: typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'text',
        unit,
        min,
        max,
        referenceRange,
        flag,
        refExceed,
        comparator: comparator ?? null,
      }),
    ),
  }
}
