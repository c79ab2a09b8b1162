import { and, eq, isNull } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { HealthRecordData } from '../../../contract/entities/health-record.ts'
import {
  type RecordingReport,
  type ReportRequest,
  type ReportVersion,
  SYSTEM_REPORTS,
} from '../../../contract/entities/recording-report.ts'
import { readReports, withReport } from '../../../domain/reports/versions/report-list.ts'
import { answered, failed } from '../../../domain/reports/versions/versions.ts'
import { CodedError } from '../../coded-error.ts'
import type { Database } from '../../database/open.ts'
import { users } from '../../database/schema/accounts.ts'
import { healthRecords } from '../../database/schema/records.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import type { ReportThread } from '../../engines/reports/report-engine.ts'
import { asProse } from '../../engines/text/as-prose.ts'
import type { TextEngine } from '../../engines/text/text-engine.ts'
import type { FailureHandler, JobHandler } from '../../jobs/job-handlers.ts'
import type { JobPayloads } from '../../jobs/queues.ts'
import { writeAsServer } from '../../replicated/write.ts'
import type { AccountTransaction, InAccount } from '../../rpc/account-transaction.ts'
import { writeAudit } from '../../rpc/audit.ts'
import { RECORDS } from '../health-records/record.ts'
import { giveBack } from '../usage/use.ts'
import { instructionsFor } from './instructions.ts'

export interface ReportServices {
  database: Database
  inAccount: InAccount
  /** Null without a model: the built-in engine writes. */
  textEngine: TextEngine | null
  reports: Pick<ReportThread, 'run'>
}

type Job = JobPayloads['report']

/** The recording cannot have this report, however often it is tried. */
class NoReport extends CodedError<'NO_TRANSCRIPT' | 'UNKNOWN_REPORT'> {
  override readonly name = 'NoReport'
  readonly retryable = false
}

/**
 * Writes a requested report: by the model if there is one, each sentence judged against the transcript, else by the
 * built-in engine. A request that was answered meanwhile, or whose recording is gone, needs nothing.
 */
export function reportJob(services: ReportServices): { run: JobHandler<'report'>; failed: FailureHandler<'report'> } {
  return {
    async run(job, { signal }) {
      const waiting = await findWaiting(services.database.db, job)
      if (!waiting) return
      const version = await writeVersion(services, waiting, signal)
      await whileWaiting(services, job, waiting.userId, 'ok', (report, { now }) => {
        const at = now.toISOString()
        return answered(report, job.requestId, { ...version, createdAt: at }, at)
      })
    },

    async failed(job, code) {
      const waiting = await findWaiting(services.database.db, job)
      if (!waiting) return
      await whileWaiting(services, job, waiting.userId, 'FAILED', async (report, account) => {
        await giveBack(account, 'aiInsights', `report:${job.requestId}`)
        return failed(report, job.requestId, `reports.error.${code}`)
      })
    },
  }
}

interface Waiting {
  userId: number
  data: HealthRecordData
  report: RecordingReport
  request: ReportRequest
  /** The system prompt, if it is a custom report. */
  systemPrompt: string
}

async function findWaiting(db: Db | Tx, { recordId, requestId }: Job): Promise<Waiting | null> {
  const [row] = await db
    .select({ userId: healthRecords.userId, data: healthRecords.data, user: users.data })
    .from(healthRecords)
    .innerJoin(users, eq(users.id, healthRecords.userId))
    .where(and(eq(healthRecords.id, recordId), isNull(healthRecords.deletedAt)))
  if (!row) return null
  const waits = ({ id, outcome }: ReportRequest) => id === requestId && !outcome
  const report = readReports(row.data).find(one => one.requests?.some(waits))
  const request = report?.requests?.find(waits)
  if (!report || !request) return null
  const custom = row.user.ambientScribe?.reports?.find(({ id }) => id === report.id)
  return { userId: row.userId, data: row.data, report, request, systemPrompt: custom?.systemPrompt ?? '' }
}

async function writeVersion(
  { textEngine, reports }: ReportServices,
  { data, report: { id: reportId }, request, systemPrompt }: Waiting,
  signal: AbortSignal,
): Promise<ReportVersion> {
  const transcript = data.transcription?.text ?? ''
  if (transcript.trim() === '') throw new NoReport('NO_TRANSCRIPT', 'There is no transcript.')
  const isSystem = SYSTEM_REPORTS.some(one => one === reportId)
  if (!isSystem && systemPrompt === '') throw new NoReport('UNKNOWN_REPORT', 'The account has no such report.')
  const { options, customInstructions } = request
  // The day on which it was asked for, by which ages and days are counted.
  const today = request.at.slice(0, 10)
  const prompt = [systemPrompt, customInstructions ?? ''].filter(Boolean).join('\n')
  const facts = { id: v7(), options, ...(customInstructions && { customInstructions }) }
  if (!textEngine) {
    const { content, evidence } = await reports.run('write', { transcript, reportId, prompt, options, today })
    return { ...facts, model: 'built-in', content, evidence }
  }
  const instructions = instructionsFor(reportId, prompt, options)
  const text = await textEngine.complete({ instructions, material: transcript, format: 'text', signal })
  const { content, evidence } = await reports.run('judge', transcript, asProse(text))
  return { ...facts, model: textEngine.model.slice(0, 200), content, evidence }
}

/** Changes the report in a transaction of the account, unless its request is answered or its recording gone. */
const whileWaiting = (
  { inAccount }: ReportServices,
  job: Job,
  userId: number,
  result: string,
  change: (report: RecordingReport, account: AccountTransaction) => RecordingReport | Promise<RecordingReport>,
) =>
  inAccount(userId, async account => {
    const waiting = await findWaiting(account.tx, job)
    if (!waiting) return
    const { report } = waiting
    const data = withReport(waiting.data, report.id, await change(report, account))
    await writeAsServer(RECORDS, account, job.recordId, { data })
    const entry = { action: 'report:write', objectType: 'health-record', objectId: job.recordId } as const
    await writeAudit(account.tx, { userId, session: null }, [entry], result, account.now)
  })
