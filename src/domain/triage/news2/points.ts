import { NEWS2_PARAMETERS } from '../../../contract/triage-names.ts'
import type { VitalReading, VitalReadings } from '../vital-reading.ts'
import type { Spo2Scale, Vitals } from '../vitals.ts'

export { NEWS2_PARAMETERS }
export type News2Parameter = (typeof NEWS2_PARAMETERS)[number]
export type News2Points = 0 | 1 | 2 | 3
/** Null: not computable from the known values. */
export type News2Components = Readonly<Record<News2Parameter, News2Points | null>>

/** Points from this value upwards; the first matching row counts. The last row takes everything below. */
type Row = readonly [from: number, points: News2Points]
const BELOW = Number.NEGATIVE_INFINITY

/** Royal College of Physicians, National Early Warning Score (NEWS) 2, 2017, chart 1. */
// biome-ignore format: a chart reads as a chart
const CHART = {
  RR: [[25, 3], [21, 2], [12, 0], [9, 1], [BELOW, 3]],
  spo2Scale1: [[96, 0], [94, 1], [92, 2], [BELOW, 3]],
  spo2Scale2OnAir: [[88, 0], [86, 1], [84, 2], [BELOW, 3]],
  spo2Scale2OnOxygen: [[97, 3], [95, 2], [93, 1], [88, 0], [86, 1], [84, 2], [BELOW, 3]],
  SBP: [[220, 3], [111, 0], [101, 1], [91, 2], [BELOW, 3]],
  HR: [[131, 3], [111, 2], [91, 1], [51, 0], [41, 1], [BELOW, 3]],
  Temp: [[39.1, 2], [38.1, 1], [36.1, 0], [35.1, 1], [BELOW, 3]],
} as const satisfies Readonly<Record<string, readonly Row[]>>

const ON_OXYGEN = 2
const NOT_ALERT = 3

function lookUp(rows: readonly Row[], reading: VitalReading): News2Points | null {
  if (reading.kind !== 'measured') return null
  return rows.find(([from]) => reading.value >= from)?.[1] ?? null
}

/** On scale 2 a high saturation is good on air and harmful on oxygen: null if that is unknown and matters. */
function spo2Points(scale: Spo2Scale, onOxygen: boolean | null, reading: VitalReading): News2Points | null {
  if (scale === 1) return lookUp(CHART.spo2Scale1, reading)
  const onAir = lookUp(CHART.spo2Scale2OnAir, reading)
  const oxygen = lookUp(CHART.spo2Scale2OnOxygen, reading)
  if (onOxygen === null) return onAir === oxygen ? onAir : null
  return onOxygen ? oxygen : onAir
}

/** Every level but alert scores 3. Without a stated ACVPU, GCS 15 is alert and less is not (decision 99). */
function consciousnessPoints({ ACVPU }: Vitals, gcs: VitalReading): News2Points | null {
  if (ACVPU) return ACVPU === 'A' ? 0 : NOT_ALERT
  if (gcs.kind !== 'measured') return null
  return gcs.value === 15 ? 0 : NOT_ALERT
}

export function news2Components(vitals: Vitals, readings: VitalReadings): News2Components {
  const onOxygen = vitals.onOxygen ?? null
  return {
    RR: lookUp(CHART.RR, readings.RR),
    SpO2: spo2Points(vitals.spo2Scale ?? 1, onOxygen, readings.SpO2),
    O2: onOxygen === null ? null : onOxygen ? ON_OXYGEN : 0,
    SBP: lookUp(CHART.SBP, readings.SBP),
    HR: lookUp(CHART.HR, readings.HR),
    CNS: consciousnessPoints(vitals, readings.GCS),
    Temp: lookUp(CHART.Temp, readings.Temp),
  }
}
