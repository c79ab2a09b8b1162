import type { DemoPatient, DemoRecord } from '../demo-texts.ts'
import type { Marker } from '../lab-rows.ts'

export type HistoryMarkerId =
  | 'hemoglobin'
  | 'glucose'
  | 'hba1c'
  | 'cholesterol_total'
  | 'cholesterol_ldl'
  | 'cholesterol_hdl'
  | 'triglycerides'
  | 'creatinine'
  | 'alt'
  | 'potassium'
  | 'tsh'
  | 'vitamin_d_25oh'

/** Ten years of a fictional patient in one language. */
export interface DemoHistory {
  patient: Omit<DemoPatient, 'key'>
  laboratory: string
  decimalComma: boolean
  /** `short`: within a sentence. */
  markers: Record<HistoryMarkerId, Marker & { short: string }>
  report: {
    name: string
    above: (names: string) => string
    below: (names: string) => string
    within: string
  }
  records: readonly Omit<DemoRecord, 'patient'>[]
}
