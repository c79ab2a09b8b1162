import { VITAL_MEASURES, type VitalId, type Vitals } from './vitals.ts'

/** One vital as the rules see it. Only `measured` is ever scored; `value` is rounded as it is shown. */
export type VitalReading =
  | { readonly kind: 'missing' }
  /** The instrument gave no value ("pressure not recordable"), which is itself a clinical sign. */
  | { readonly kind: 'unrecordable' }
  | { readonly kind: 'implausible'; readonly given: number }
  | { readonly kind: 'measured'; readonly value: number }

export type VitalReadings = Readonly<Record<VitalId, VitalReading>>

/** Rounds half up in decimal, not in binary: 36.05 gives 36.1, as by hand. */
const roundTo = (value: number, decimals: 0 | 1): number =>
  decimals === 0 ? Math.round(value) : Math.round(Number(`${value}e1`)) / 10

export function readVital(id: VitalId, given: number | null | undefined, unrecordable = false): VitalReading {
  if (given === null || given === undefined) return { kind: unrecordable ? 'unrecordable' : 'missing' }
  const { decimals, lowest, highest } = VITAL_MEASURES[id]
  // GCS is a sum of points: 14.5 is not a valid score, and rounding it up would make the patient alert.
  const value = id === 'GCS' && !Number.isInteger(given) ? Number.NaN : roundTo(given, decimals)
  return value >= lowest && value <= highest ? { kind: 'measured', value } : { kind: 'implausible', given }
}

/** True if the value is so low that it should be measured again. It is still scored, because it may be true. */
export const isRare = (id: VitalId, reading: VitalReading): boolean =>
  reading.kind === 'measured' && reading.value < VITAL_MEASURES[id].rareBelow

export function readVitals(vitals: Vitals, unrecordable: readonly VitalId[] = []): VitalReadings {
  const read = (id: VitalId) => readVital(id, vitals[id], unrecordable.includes(id))
  return {
    HR: read('HR'),
    RR: read('RR'),
    SpO2: read('SpO2'),
    SBP: read('SBP'),
    DBP: read('DBP'),
    Temp: read('Temp'),
    GCS: read('GCS'),
  }
}

export const measuredValue = (reading: VitalReading): number | null =>
  reading.kind === 'measured' ? reading.value : null
