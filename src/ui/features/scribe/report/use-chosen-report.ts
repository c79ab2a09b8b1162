import { useState } from 'react'
import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import { SYSTEM_REPORT_IDS } from '../../../../domain/reports/system-reports.ts'
import { readReports } from '../../../../domain/reports/versions/report-list.ts'
import type { OwnReport } from './use-report.ts'
import type { ReportEdits } from './use-report-edits.ts'

/** The report that is open on this page: at first the one with an unsaved edit, else the medical history (D §4). */
export function useChosenReport(
  { data }: RecordingDocument,
  own: readonly OwnReport[],
  { edit }: ReportEdits,
): [id: string, choose: (id: string) => void] {
  const [chosen, choose] = useState<string | null>(null)
  const wanted = edit?.reportId ?? chosen
  const known = [...SYSTEM_REPORT_IDS, ...own.map(({ id }) => id), ...readReports(data).map(({ id }) => id)]
  return [wanted !== null && known.includes(wanted) ? wanted : 'medical-history', choose]
}
