import { setTimeout as wait } from 'node:timers/promises'
import { v7 } from 'uuid'
import { z } from 'zod'
import { type RecordingReport, ReportOptions, SYSTEM_REPORTS } from '../../../contract/entities/recording-report.ts'
import { ContractError } from '../../../contract/errors.ts'
import type { ResultOf } from '../../../contract/methods.ts'
import { reportOf, withReport } from '../../../domain/reports/versions/report-list.ts'
import { requested } from '../../../domain/reports/versions/versions.ts'
import { find } from '../../replicated/read.ts'
import { changeRow, freshRow } from '../../replicated/write.ts'
import type { StagedCall, WriteCall } from '../../rpc/call.ts'
import { type Handler, staged } from '../../rpc/handlers.ts'
import { RECORDS } from '../health-records/record.ts'
import type { RecordJobs } from '../record-kinds/record-kind.ts'
import { refuseUnpayable } from '../usage/use.ts'
import { withReports } from './requested-reports.ts'

type Result = ResultOf<'reports:generate'>

/** How long a call waits for its report, below the limit of a call; a later one is found in the recording. */
const PATIENCE_MS = 25_000
const LOOK_MS = 150

const Begun = z.looseObject({ requestId: z.string() })

export const reportHandlers = ({ jobs }: { jobs: RecordJobs }): Handler[] => [
  staged('reports:generate', async (call, params) => {
    const { healthRecordId, reportType: reportId } = params
    const begun = await call.write(async account => ({ result: await begin(account, jobs, params) }))
    const { requestId } = Begun.catch({ requestId: '' }).parse(begun.result)
    return {
      result: requestId === '' ? (begun.result as Result) : await outcomeOf(call, healthRecordId, reportId, requestId),
    }
  }),
]

interface GenerateParams {
  healthRecordId: string | number
  reportType: string
  customInstructions?: string | null | undefined
  reportOptions?: ReportOptions | undefined
}

/** Writes the request into the recording. A replay of the call has the same request, and is charged once. */
async function begin(call: WriteCall, jobs: RecordJobs, params: GenerateParams): Promise<Result> {
  const { healthRecordId, reportType: id, customInstructions, reportOptions } = params
  const current = await freshRow(RECORDS, call, healthRecordId, {})
  if (current.recordType !== 'ambient-scribe') throw new ContractError('NOT_FOUND', 'No such recording.')
  if (!current.data.transcription?.text.trim()) return failure('NO_TRANSCRIPT')
  await refuseUnpayable(call, 'aiInsights')
  const requestId = v7()
  const isSystem = SYSTEM_REPORTS.some(one => one === id)
  const report = reportOf(current.data, id) ?? { id, type: isSystem ? 'system' : 'custom', content: '' }
  const options = reportOptions ?? ReportOptions.parse({})
  const next = requested(report, { id: requestId, at: call.now.toISOString(), options, customInstructions }, null)
  const { afterWrite, ...change } = await withReports(call, jobs, current.data, {
    status: current.status,
    data: withReport(current.data, id, next),
  })
  const row = await changeRow(RECORDS, call, current, change)
  await afterWrite?.(call.tx, row)
  return { status: 'success', report: null, requestId }
}

async function outcomeOf(
  call: StagedCall<Result>,
  recordId: string | number,
  reportId: string,
  requestId: string,
): Promise<Result> {
  const clock = AbortSignal.any([call.signal, AbortSignal.timeout(PATIENCE_MS)])
  while (true) {
    const { data, deletedAt } = await find(RECORDS, call.database.db, call.userId, recordId)
    const report = deletedAt ? null : reportOf(data, reportId)
    const request = report?.requests?.find(one => one.id === requestId)
    if (!report || !request) return failure('DELETED')
    if (request.outcome === 'failed') return { ...failure(''), error: { i18nKey: request.errorKey ?? '' } }
    if (request.outcome === 'done') return { status: 'success', report: written(report, request.versionId), requestId }
    if (clock.aborted) return { status: 'success', report: null, requestId }
    await wait(LOOK_MS, undefined, { signal: clock }).catch(() => undefined)
  }
}

/** The version that answers the request, also where another one is shown. */
function written(report: RecordingReport, versionId: string | null | undefined): RecordingReport {
  const beside = report.versions?.find(({ id }) => id === versionId)
  return beside ? { ...report, ...beside, id: report.id, versionId: beside.id } : report
}

const failure = (code: string): Result => ({
  status: 'error',
  report: null,
  error: { i18nKey: `reports.error.${code}` },
})
