import type { Biomarker } from '../../contract/entities/health-report.ts'
import { textOf } from '../records/report.ts'
import { barHeight } from './bar-height.ts'
import type { Conversion } from './convert.ts'
import type { TimelineRecord } from './timeline-record.ts'

/** `undecided`: nothing says whether the value is within its range; never shown as within. */
export type Standing = 'in' | 'out' | 'undecided'

interface Placed {
  /** Of its row among all rows of all records. */
  key: string
  record: TimelineRecord
  row: Biomarker
  /** Of `value`: that of the series for a number, as printed for all else. */
  unit: string
  standing: Standing
  /** Where it is outside; 0 if that is not known, or if it is not outside. */
  side: -1 | 0 | 1
  notes: string
}

/** A value as it is drawn: a number has a height, all else is shown in its own words. */
export type Point =
  | (Placed & {
      kind: 'number'
      /** In the unit of its series. */
      value: number
      min: number | null
      max: number | null
      /** Share of the chart's height. */
      height: number
      /** Printed in another unit. */
      converted: boolean
    })
  /** "< 0.1": nobody knows the number. */
  | (Placed & { kind: 'bound' })
  /** "negative", "++". */
  | (Placed & { kind: 'word' })
export type NumberPoint = Extract<Point, { kind: 'number' }>

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** Whether a row of a sheet has a result at all. */
export const hasValue = ({ value }: Biomarker): boolean =>
  isNumber(value) || typeof value === 'boolean' || textOf(value) !== ''

export const isBound = ({ value, comparator }: Biomarker): boolean => isNumber(value) && Boolean(comparator)
export const isPlainNumber = (row: Biomarker): row is Biomarker & { value: number } =>
  isNumber(row.value) && !row.comparator

function standingOf({ refExceed }: Biomarker): Standing {
  return isNumber(refExceed) ? (refExceed > 0 ? 'out' : 'in') : 'undecided'
}

function sideOf({ value, comparator, min, max }: Biomarker): -1 | 0 | 1 {
  if (!isNumber(value)) return 0
  if (comparator) return comparator.startsWith('<') ? -1 : 1
  if (isNumber(max) && value >= max) return 1
  return isNumber(min) && value <= min ? -1 : 0
}

/** The point of a row that has a result. `to` leads from its printed unit to `home`, that of its series. */
export function pointOf(record: TimelineRecord, row: Biomarker, to: Conversion, home: string): Point {
  const [min, max] = [isNumber(row.min) ? row.min : null, isNumber(row.max) ? row.max : null]
  const unbounded = isNumber(row.value) && min === null && max === null
  // Decision 53: without bounds there is no warning.
  const standing = unbounded ? 'undecided' : standingOf(row)
  const side = standing === 'out' ? sideOf(row) : 0
  const key = `${record.clientId} ${record.biomarkers.indexOf(row)}`
  const unit = isPlainNumber(row) ? home : textOf(row.unit)
  const placed: Placed = { key, unit, record, row, standing, side, notes: textOf(row.notes) }
  if (!isPlainNumber(row)) return { ...placed, kind: isBound(row) ? 'bound' : 'word' }
  const height = barHeight({ value: row.value, min, max })
  if (to.kind === 'same') return { ...placed, kind: 'number', value: row.value, min, max, height, converted: false }
  const [low, high] = [min === null ? null : to.of(min), max === null ? null : to.of(max)]
  return { ...placed, kind: 'number', value: to.of(row.value), min: low, max: high, height, converted: true }
}
