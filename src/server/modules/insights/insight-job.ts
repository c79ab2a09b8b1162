import { and, eq, isNull } from 'drizzle-orm'
import { isBag } from '../../../contract/bag.ts'
import { requestOf } from '../../../domain/insights/insight.ts'
import { reportOfInsight } from '../../../domain/insights/print-insight.ts'
import { healthRecords } from '../../database/schema/records.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import type { FailureHandler, JobHandler } from '../../jobs/job-handlers.ts'
import type { JobPayloads } from '../../jobs/queues.ts'
import { writeAsServer } from '../../replicated/write.ts'
import type { AccountTransaction, InAccount } from '../../rpc/account-transaction.ts'
import { writeAudit } from '../../rpc/audit.ts'
import { RECORDS, type RecordRow } from '../health-records/record.ts'
import { giveBack } from '../usage/use.ts'
import { type InsightEngines, writeInsight } from './write-insight.ts'

export interface InsightServices extends InsightEngines {
  inAccount: InAccount
}

type Job = JobPayloads['insight']

/** Writes a requested insight into its record. One that is written or deleted meanwhile needs nothing. */
export function insightJob(services: InsightServices): {
  run: JobHandler<'insight'>
  failed: FailureHandler<'insight'>
} {
  return {
    async run(job, context) {
      const waiting = await findWaiting(services.database.db, job)
      const request = waiting && requestOf(waiting.data)
      if (!request) return
      const written = await writeInsight(services, waiting.userId, request, context)
      const report = reportOfInsight(written.sections, request.at)
      await whileWaiting(services, job, waiting.userId, 'ok', ({ data }) => ({
        status: 'processed' as const,
        data: {
          ...data,
          errorKey: null,
          insight: { ...(isBag(data.insight) && data.insight), ...written },
          report: { ...(isBag(data.report) && data.report), ...report },
        },
      }))
    },

    async failed(job, code) {
      const waiting = await findWaiting(services.database.db, job)
      if (!waiting) return
      await whileWaiting(services, job, waiting.userId, 'FAILED', async ({ data }, account) => {
        await giveBack(account, 'aiInsights', `insight:${job.recordId}`)
        return { status: 'error' as const, data: { ...data, errorKey: `insights.error.${code}` } }
      })
    },
  }
}

async function findWaiting(db: Db | Tx, { recordId }: Job): Promise<RecordRow | null> {
  const here = and(
    ...[eq(healthRecords.id, recordId), eq(healthRecords.recordType, 'insight')],
    ...[eq(healthRecords.status, 'uploaded'), isNull(healthRecords.deletedAt)],
  )
  const [row] = await db.select(RECORDS.columns).from(RECORDS.table).where(here)
  return row ? RECORDS.toRow(row) : null
}

type Change = Pick<RecordRow, 'status' | 'data'>

const whileWaiting = (
  { inAccount }: InsightServices,
  job: Job,
  userId: number,
  result: string,
  change: (row: RecordRow, account: AccountTransaction) => Change | Promise<Change>,
) =>
  inAccount(userId, async account => {
    const waiting = await findWaiting(account.tx, job)
    if (!waiting) return
    await writeAsServer(RECORDS, account, job.recordId, await change(waiting, account))
    const entry = { action: 'insight:write', objectType: 'health-record', objectId: job.recordId } as const
    await writeAudit(account.tx, { userId, session: null }, [entry], result, account.now)
  })
