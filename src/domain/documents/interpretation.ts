import type { RecordType } from '../../contract/entities/health-record.ts'
import type { HealthReport } from '../../contract/entities/health-report.ts'

/** One record that a document stands for. */
export interface ReadReport {
  /** Sample date or date of the document, yyyy-mm-dd; null if none was found. */
  date: string | null
  /** What the document calls itself, in its own language; null if nothing says so. */
  title: string | null
  report: HealthReport
}

/** What the rules found in a document. */
export interface Interpretation {
  recordType: RecordType
  subtype: string | null
  /** Newest first, at least one; a sheet with several sample dates has one for each (decision 129). */
  reports: readonly [ReadReport, ...ReadReport[]]
}
