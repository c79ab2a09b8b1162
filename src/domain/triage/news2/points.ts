import type { VitalReading, VitalReadings } from '../vital-reading.ts'
import type { Spo2Scale, Vitals } from '../vitals.ts'

/** The seven rows of the chart. O2 is air or oxygen, CNS is ACVPU. Diastolic pressure is not among them. */
export const NEWS2_PARAMETERS = ['RR', 'SpO2', 'O2', 'SBP', 'HR', 'CNS', 'Temp'] as const
export type News2Parameter = (typeof NEWS2_PARAMETERS)[number]
export type News2Points = 0 | 1 | 2 | 3
/** Null: cannot be told from what is known. */
export type News2Components = Readonly<Record<News2Parameter, News2Points | null>>

/** From this value upwards so many points; the first row that fits counts. The last row takes everything below. */
type Row = readonly [from: number, points: News2Points]
const BELOW = Number.NEGATIVE_INFINITY

/** Royal College of Physicians, National Early Warning Score (NEWS) 2, 2017, chart 1. */
const RR: readonly Row[] = [
  [25, 3],
  [21, 2],
  [12, 0],
  [9, 1],
  [BELOW, 3],
]
const SPO2_SCALE_1: readonly Row[] = [
  [96, 0],
  [94, 1],
  [92, 2],
  [BELOW, 3],
]
const SPO2_SCALE_2_ON_AIR: readonly Row[] = [
  [88, 0],
  [86, 1],
  [84, 2],
  [BELOW, 3],
]
const SPO2_SCALE_2_ON_OXYGEN: readonly Row[] = [[97, 3], [95, 2], [93, 1], ...SPO2_SCALE_2_ON_AIR]
const SBP: readonly Row[] = [
  [220, 3],
  [111, 0],
  [101, 1],
  [91, 2],
  [BELOW, 3],
]
const HR: readonly Row[] = [
  [131, 3],
  [111, 2],
  [91, 1],
  [51, 0],
  [41, 1],
  [BELOW, 3],
]
const TEMP: readonly Row[] = [
  [39.1, 2],
  [38.1, 1],
  [36.1, 0],
  [35.1, 1],
  [BELOW, 3],
]

const ON_OXYGEN = 2
const NOT_ALERT = 3

function look(rows: readonly Row[], reading: VitalReading): News2Points | null {
  if (reading.kind !== 'measured') return null
  return rows.find(([from]) => reading.value >= from)?.[1] ?? null
}

/** On scale 2 a high saturation is good on air and harmful on oxygen: where that fact decides and is not known, null. */
function spo2Points(scale: Spo2Scale, onOxygen: boolean | null, reading: VitalReading): News2Points | null {
  if (scale === 1) return look(SPO2_SCALE_1, reading)
  const onAir = look(SPO2_SCALE_2_ON_AIR, reading)
  const oxygen = look(SPO2_SCALE_2_ON_OXYGEN, reading)
  if (onOxygen === null) return onAir === oxygen ? onAir : null
  return onOxygen ? oxygen : onAir
}

/** Any response but alert scores 3. Without a stated ACVPU, GCS 15 is alert and less is not (decision 99). */
function consciousnessPoints({ ACVPU }: Vitals, gcs: VitalReading): News2Points | null {
  if (ACVPU) return ACVPU === 'A' ? 0 : NOT_ALERT
  if (gcs.kind !== 'measured') return null
  return gcs.value === 15 ? 0 : NOT_ALERT
}

export function news2Components(vitals: Vitals, readings: VitalReadings): News2Components {
  const onOxygen = vitals.onOxygen ?? null
  return {
    RR: look(RR, readings.RR),
    SpO2: spo2Points(vitals.spo2Scale ?? 1, onOxygen, readings.SpO2),
    O2: onOxygen === null ? null : onOxygen ? ON_OXYGEN : 0,
    SBP: look(SBP, readings.SBP),
    HR: look(HR, readings.HR),
    CNS: consciousnessPoints(vitals, readings.GCS),
    Temp: look(TEMP, readings.Temp),
  }
}
