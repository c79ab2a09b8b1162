import type { Biomarker, Doubt } from '../../contract/entities/health-report.ts'
import type { Locale } from '../../contract/entities/user.ts'

/** What was read of one sample date (decision 129). */
export interface LabReport {
  /** yyyy-mm-dd of the sample, or of the report where no sample date is printed. */
  date: string | null
  sex: 'male' | 'female' | null
  ageYears: number | null
  conclusion: string | null
  biomarkers: Biomarker[]
  language: Locale
  /** Of the date; those of values stand with the values. */
  doubts: Doubt[]
}
