import { SYSTEM_REPORTS } from '../../contract/entities/recording-report.ts'

/** Ids of the reports that everybody has, the default first (D §4). */
export const SYSTEM_REPORT_IDS: readonly string[] = SYSTEM_REPORTS
