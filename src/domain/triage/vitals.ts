import { ACVPU_LEVELS, VITAL_IDS } from '../../contract/triage-names.ts'

export { ACVPU_LEVELS, VITAL_IDS }

export type VitalId = (typeof VITAL_IDS)[number]

export type Acvpu = (typeof ACVPU_LEVELS)[number]

/** 2 only for confirmed hypercapnic failure with a target of 88–92 %, by a clinician's choice; otherwise 1. */
export type Spo2Scale = 1 | 2

/**
 * Spoken or typed values. HR and RR per minute, SpO2 in %, SBP and DBP in mmHg, Temp in °C, GCS in points. Absent and
 * null both mean "not known" and are never replaced by a normal value (decision 99). An absent scale is 1.
 */
export interface Vitals extends Readonly<Partial<Record<VitalId, number | null>>> {
  readonly ACVPU?: Acvpu | null
  readonly onOxygen?: boolean | null
  readonly spo2Scale?: Spo2Scale | null
}

export interface VitalMeasure {
  readonly unit: '/min' | '%' | 'mmHg' | '°C' | 'points'
  /** Decimals to which the value is rounded before it is shown and judged. */
  readonly decimals: 0 | 1
  /** A value outside is taken for an error: it is reported and never scored. Both ends are inside. */
  readonly lowest: number
  readonly highest: number
  /**
   * Only dying patients have values below this: a typed one is scored with a request to measure again; a spoken one is
   * not accepted, because a missed digit is likelier.
   */
  readonly rareBelow: number
}

export const VITAL_MEASURES: Readonly<Record<VitalId, VitalMeasure>> = {
  HR: { unit: '/min', decimals: 0, lowest: 10, highest: 300, rareBelow: 20 },
  RR: { unit: '/min', decimals: 0, lowest: 1, highest: 80, rareBelow: 4 },
  SpO2: { unit: '%', decimals: 0, lowest: 10, highest: 100, rareBelow: 40 },
  SBP: { unit: 'mmHg', decimals: 0, lowest: 20, highest: 300, rareBelow: 40 },
  DBP: { unit: 'mmHg', decimals: 0, lowest: 10, highest: 200, rareBelow: 20 },
  Temp: { unit: '°C', decimals: 1, lowest: 15, highest: 45, rareBelow: 25 },
  GCS: { unit: 'points', decimals: 0, lowest: 3, highest: 15, rareBelow: 3 },
}

/** Facts of the patient on which two sources disagree, so that no score that depends on them is given. */
export type UnsettledFact = 'ageYears' | 'pregnant'

/** What the rules need to know about the patient. Absent and null both mean "not known". */
export interface TriagePatient {
  readonly ageYears?: number | null
  readonly sex?: 'male' | 'female' | null
  readonly pregnant?: boolean | null
}
