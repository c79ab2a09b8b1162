import type { Range } from '../lab-rows.ts'
import type { HistoryMarkerId } from './history-texts.ts'

/** Adult woman, SI units; HbA1c in %, vitamin D in ng/mL. */
export const HISTORY_RANGES: Readonly<Record<HistoryMarkerId, Range>> = {
  hemoglobin: { min: 120, max: 150 },
  glucose: { min: 4.1, max: 5.9 },
  hba1c: { min: null, max: 6 },
  cholesterol_total: { min: null, max: 5.2 },
  cholesterol_ldl: { min: null, max: 3.4 },
  cholesterol_hdl: { min: 1.2, max: null },
  triglycerides: { min: null, max: 1.7 },
  creatinine: { min: 44, max: 80 },
  alt: { min: null, max: 34 },
  potassium: { min: 3.5, max: 5.1 },
  tsh: { min: 0.4, max: 4 },
  vitamin_d_25oh: { min: 30, max: 100 },
}

/** Decimals that a laboratory prints in these units. */
export const HISTORY_DIGITS: Readonly<Record<HistoryMarkerId, number>> = {
  ...{ hemoglobin: 0, glucose: 1, hba1c: 1, cholesterol_total: 1, cholesterol_ldl: 1, cholesterol_hdl: 2 },
  ...{ triglycerides: 1, creatinine: 0, alt: 0, potassium: 1, tsh: 1, vitamin_d_25oh: 0 },
}

/** Days between two blood tests, and the age of the oldest. */
const EVERY_DAYS = 181
const OLDEST_DAYS = 3650

/**
 * Prediabetes, then type 2 diabetes (metformin from the fifth test, empagliflozin from the thirteenth), a statin from the
 * eighth, vitamin D from the seventh, a weak thyroid treated from the sixteenth. The records tell the same.
 */
const VALUES: Readonly<Record<HistoryMarkerId, readonly number[]>> = {
  hemoglobin: [134, 135, 133, 136, 134, 132, 135, 133, 131, 134, 132, 130, 133, 135, 134, 132, 134, 133, 135, 132, 134],
  glucose: [6, 6.2, 6.3, 6.6, 8.2, 7.6, 6.9, 6.7, 6.8, 7, 7.3, 8, 9.1, 7.8, 7, 6.8, 6.7, 6.9, 6.6, 6.8, 6.6],
  hba1c: [6, 6.2, 6.3, 6.6, 7.4, 7.1, 6.7, 6.6, 6.6, 6.8, 7, 7.6, 8.1, 7.4, 6.9, 6.8, 6.7, 6.8, 6.6, 6.7, 6.6],
  cholesterol_total: [
    6.3, 6.4, 6.2, 6.5, 6.6, 6.4, 6.3, 6.4, 4.9, 4.4, 4.3, 4.6, 4.7, 4.3, 4.1, 4, 4.1, 4, 3.9, 4, 3.9,
  ],
  cholesterol_ldl: [
    4.2, 4.3, 4.1, 4.3, 4.4, 4.3, 4.2, 4.3, 2.9, 2.5, 2.4, 2.6, 2.7, 2.4, 2.2, 2.1, 2.1, 2, 1.9, 2, 1.9,
  ],
  cholesterol_hdl: [
    1.15, 1.14, 1.16, 1.13, 1.1, 1.14, 1.17, 1.18, 1.21, 1.24, 1.25, 1.2, 1.18, 1.24, 1.28, 1.3, 1.31, 1.29, 1.33, 1.32,
    1.34,
  ],
  triglycerides: [2.1, 2.2, 2, 2.3, 2.6, 2.2, 1.9, 1.9, 1.7, 1.6, 1.6, 1.8, 2, 1.6, 1.5, 1.4, 1.4, 1.5, 1.3, 1.4, 1.3],
  creatinine: [68, 70, 69, 71, 70, 72, 71, 73, 72, 74, 73, 75, 74, 78, 76, 75, 77, 76, 78, 77, 78],
  alt: [38, 41, 37, 44, 47, 39, 34, 31, 33, 30, 29, 35, 40, 33, 28, 26, 25, 27, 24, 26, 24],
  potassium: [4.2, 4.3, 4.1, 4.4, 4.2, 4.3, 4.5, 4.4, 4.6, 4.5, 4.4, 4.6, 4.5, 4.7, 4.6, 4.5, 4.7, 4.6, 4.5, 4.6, 4.7],
  tsh: [2.1, 2.3, 2.2, 2.6, 2.5, 2.9, 3.1, 3, 3.3, 3.4, 3.6, 3.8, 4.1, 4.6, 6.2, 6.8, 3.4, 2.4, 2.2, 2.3, 2.1],
  vitamin_d_25oh: [22, 19, 24, 18, 21, 17, 16, 24, 33, 36, 31, 27, 29, 34, 38, 36, 39, 37, 41, 38, 40],
}

/** The blood tests, oldest first. */
export const HISTORY_SERIES = VALUES.hba1c.map((_, place) => ({
  daysAgo: OLDEST_DAYS - place * EVERY_DAYS,
  values: Object.fromEntries(Object.entries(VALUES).map(([id, all]) => [id, all[place] ?? 0])) as Record<
    HistoryMarkerId,
    number
  >,
}))
