import type { HealthRecordData } from '../../../contract/entities/health-record.ts'
import { ContractError } from '../../../contract/errors.ts'
import { mergeReports } from '../../../domain/reports/versions/merge-reports.ts'
import { readReports } from '../../../domain/reports/versions/report-list.ts'
import { newRequests } from '../../../domain/reports/versions/versions.ts'
import type { WriteCall } from '../../rpc/call.ts'
import type { NextState, RecordJobs } from '../record-kinds/record-kind.ts'
import { countUse } from '../usage/count-use.ts'

/** Reports that one write may request. */
const MAX_REQUESTS = 10

/**
 * The next state of a recording, with a job for each report that the write requests. A request is counted once, in the
 * transaction that enqueues its job (decision 120): written again, it is an old one. A client that sends an older state
 * back loses no version and no answer.
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
  for (const _one of requests) await countUse(call, 'aiInsights')
  return {
    ...next,
    data,
    async afterWrite(tx, row) {
      await next.afterWrite?.(tx, row)
      for (const request of requests) await jobs.report(tx, { recordId: row.id, ...request })
    },
  }
}
