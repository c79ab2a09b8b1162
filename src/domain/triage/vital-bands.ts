import type { Acvpu, VitalId } from './vitals.ts'

export type VitalBand = 'normal' | 'warning' | 'critical'

interface Limits {
  readonly below: number
  readonly above?: number
}

/**
 * D §9. They only colour the grid and differ from NEWS2 (SBP 90 is normal here and 3 points there); neither is derived
 * from the other. Adults only.
 */
export const VITAL_LIMITS: Readonly<Record<VitalId, { readonly warning: Limits; readonly critical: Limits }>> = {
  HR: { warning: { below: 60, above: 100 }, critical: { below: 40, above: 120 } },
  RR: { warning: { below: 12, above: 20 }, critical: { below: 8, above: 30 } },
  SpO2: { warning: { below: 95 }, critical: { below: 90 } },
  SBP: { warning: { below: 90, above: 140 }, critical: { below: 70, above: 180 } },
  DBP: { warning: { below: 60, above: 90 }, critical: { below: 50, above: 110 } },
  Temp: { warning: { below: 36, above: 37.5 }, critical: { below: 35, above: 39 } },
  GCS: { warning: { below: 15 }, critical: { below: 12 } },
}

const outside = (value: number, { below, above }: Limits) => value < below || (above !== undefined && value > above)

/** Comparisons are strict: an edge belongs to the milder band (decision 101). `value` is a reading's, as shown. */
export function vitalBand(id: VitalId, value: number): VitalBand {
  const { warning, critical } = VITAL_LIMITS[id]
  if (outside(value, critical)) return 'critical'
  return outside(value, warning) ? 'warning' : 'normal'
}

/** The worse of two bands, for a tile that shows two values (both pressures, or ACVPU and GCS). */
export function worseBand(one: VitalBand | null, other: VitalBand | null): VitalBand | null {
  const order = [null, 'normal', 'warning', 'critical'] as const
  return order.indexOf(one) > order.indexOf(other) ? one : other
}

/** D §9 has no band for ACVPU: here C and V are warnings, P and U critical; a worse GCS band wins. */
export function consciousnessBand(level: Acvpu | null | undefined, gcs: VitalBand | null): VitalBand | null {
  const alarming = level === 'P' || level === 'U' ? 'critical' : level === 'C' || level === 'V' ? 'warning' : null
  return worseBand(alarming, gcs)
}
