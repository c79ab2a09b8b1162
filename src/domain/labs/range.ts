import type { Biomarker } from '../../contract/entities/health-report.ts'
import { assessBiomarker } from './assess-value.ts'

/** What decides whether a value is inside its range. Bounds are null where the range has none. */
export type Assessed = Pick<Biomarker, 'value' | 'valueType' | 'comparator' | 'min' | 'max' | 'referenceRange'>

/** -1 below, 1 above, 0 inside the range. */
export type Side = -1 | 0 | 1

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** On which side of its range a value is; null if it cannot be decided whether it is outside (assess-value.ts). */
export function sideOf(row: Assessed): Side | null {
  const exceeds = assessBiomarker(row)
  if (exceeds !== 1 || !isNumber(row.value)) return exceeds === 0 ? 0 : null
  if (row.comparator) return row.comparator.startsWith('<') ? -1 : 1
  return isNumber(row.max) && row.value >= row.max ? 1 : -1
}

/**
 * How far outside its range a value is, as a share of the bound that it passes; 0 inside, null if that cannot be
 * decided. For ordering only.
 */
export function excessOf(row: Assessed): number | null {
  const side = sideOf(row)
  if (side === null || side === 0 || !isNumber(row.value)) return side
  const bound = (side < 0 ? row.min : row.max) ?? 0
  return Math.abs(row.value - bound) / (Math.abs(bound) || 1)
}

/** Per cent of the bar's width. */
export interface RangeBar {
  zone: readonly [from: number, to: number]
  /** Null for a value that is no number. */
  mark: number | null
}

const [LOW, HIGH] = [32, 68]
const [NEAREST_LOW, NEAREST_HIGH] = [3, 97]

/**
 * Where the range and the value stand on a bar: the range from 32 to 68 %, to the edge where it has no bound. Outside
 * it the mark is proportional to the bound, or to the span where the bound is not positive; clamped to 3 to 97 %. Null
 * without bounds.
 */
export function rangeBar({ value, min, max }: Pick<Assessed, 'value' | 'min' | 'max'>): RangeBar | null {
  const [low, high] = [isNumber(min) ? min : null, isNumber(max) ? max : null]
  if (low === null && high === null) return null
  const zone = [low === null ? 0 : LOW, high === null ? 100 : HIGH] as const
  if (!isNumber(value)) return { zone, mark: null }
  return { zone, mark: Math.min(NEAREST_HIGH, Math.max(NEAREST_LOW, positionOf(value, low, high))) }
}

function positionOf(value: number, low: number | null, high: number | null): number {
  if (low !== null && value < low) return low > 0 ? (LOW * value) / low : LOW - distance(low - value, low, high)
  if (high !== null && value > high) return high > 0 ? (HIGH * value) / high : HIGH + distance(value - high, low, high)
  if (low !== null && high !== null) return low === high ? 50 : LOW + ((value - low) / (high - low)) * (HIGH - LOW)
  if (high !== null) return high > 0 ? (HIGH * value) / high : HIGH - distance(high - value, low, high)
  return low !== null && low > 0 ? (LOW * value) / low : LOW + distance(value - (low ?? 0), low, high)
}

/** A distance from a bound that is not positive, on the scale of the span, or of the bound itself. */
function distance(by: number, low: number | null, high: number | null): number {
  const span = low !== null && high !== null && high > low ? high - low : Math.abs(low ?? high ?? 0) || 1
  return (by / span) * (HIGH - LOW)
}
