import type { HealthRecordData } from '../../../contract/entities/health-record.ts'
import { ContractError } from '../../../contract/errors.ts'
import { mergeReports } from '../../../domain/reports/versions/merge-reports.ts'
import { readReports, reportOf, withReport } from '../../../domain/reports/versions/report-list.ts'
import { failed, newRequests } from '../../../domain/reports/versions/versions.ts'
import type { WriteCall } from '../../rpc/call.ts'
import type { NextState, RecordJobs } from '../record-kinds/record-kind.ts'
import { charge, payable } from '../usage/use.ts'

/** Reports that one write may request. */
const MAX_REQUESTS = 10

/**
 * The next state of a recording, with a job for each report that the write requests. A request is charged once, in the
 * transaction that enqueues its job (decision 120): written again, it is an old one. One that cannot be paid has failed,
 * and the recording is stored all the same (decision 121). A client that sends an older state back loses no version and
 * no answer.
 */
export async function withReports(
  call: WriteCall,
  jobs: RecordJobs,
  before: HealthRecordData | null,
  next: NextState,
): Promise<NextState> {
  const stored = before?.reports
  const reports = next.data.reports && stored && mergeReports(stored, next.data.reports, stored)
  const data = reports ? { ...next.data, reports } : next.data
  const requests = newRequests(before ? readReports(before) : [], readReports(data))
  if (requests.length > MAX_REQUESTS) throw new ContractError('UNPROCESSABLE', 'Too many reports at once.')
  const most = requests.length === 0 ? 0 : await payable(call, 'aiInsights')
  return {
    ...next,
    data: requests.slice(most).reduce(withUnpaid, data),
    async afterWrite(tx, row) {
      await next.afterWrite?.(tx, row)
      for (const { requestId } of requests.slice(0, most)) {
        await charge(call, 'aiInsights', `report:${requestId}`)
        await jobs.report(tx, { recordId: row.id, requestId })
      }
    },
  }
}

/** The error of a request that the balance did not suffice for. */
export const UNPAID_REPORT = 'reports.error.INSUFFICIENT_BALANCE'

function withUnpaid(data: HealthRecordData, { reportId, requestId }: { reportId: string; requestId: string }) {
  const report = reportOf(data, reportId)
  return report ? withReport(data, reportId, failed(report, requestId, UNPAID_REPORT)) : data
}
