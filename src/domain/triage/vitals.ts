import { ACVPU_LEVELS, VITAL_IDS } from '../../contract/triage-names.ts'

export { ACVPU_LEVELS, VITAL_IDS }

export type VitalId = (typeof VITAL_IDS)[number]

export type Acvpu = (typeof ACVPU_LEVELS)[number]

/** 2 only for confirmed hypercapnic failure with a target of 88–92 %, by a clinician's choice; 1 for everybody else. */
export type Spo2Scale = 1 | 2

/**
 * What was said or typed. HR and RR per minute, SpO2 in %, SBP and DBP in mmHg, Temp in °C, GCS in points. Absent and
 * null both mean "not known": nothing here is ever filled in with a normal value (decision 99). An absent scale is 1.
 */
export interface Vitals extends Readonly<Partial<Record<VitalId, number | null>>> {
  readonly ACVPU?: Acvpu | null
  readonly onOxygen?: boolean | null
  readonly spo2Scale?: Spo2Scale | null
}

export interface VitalMeasure {
  readonly unit: '/min' | '%' | 'mmHg' | '°C' | 'points'
  /** Places after the point at which the value is shown and judged. */
  readonly decimals: 0 | 1
  /** A value outside is a slip of the tongue or the finger: it is named and never scored. Both ends are inside. */
  readonly lowest: number
  readonly highest: number
  /**
   * Below this only the dying are measured: such a value counts, and somebody is asked to measure again. Of speech it is
   * not believed, where a digit that was not heard is likelier.
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

/** What the rules need to know about the person. Absent and null mean "not known". */
export interface TriagePatient {
  readonly ageYears?: number | null
  readonly sex?: 'male' | 'female' | null
  readonly pregnant?: boolean | null
}
