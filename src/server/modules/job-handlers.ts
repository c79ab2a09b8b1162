import { askForHeads, writeHeadsJob } from '../audit/write-heads-job.ts'
import type { BlobStore } from '../blobs/blob-store.ts'
import { type Clock, moment } from '../clock.ts'
import type { Config } from '../config.ts'
import { deleteExpired } from '../database/delete-expired.ts'
import { isRetryable, type JobHandler, type JobHandlers } from '../jobs/job-handlers.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { QueueName } from '../jobs/queues.ts'
import { runSteps } from '../jobs/run-steps.ts'
import type { Log } from '../log.ts'
import { createNotify } from '../push/notify.ts'
import { type PushServices, pushJob } from '../push/push-job.ts'
import { emptyTombstones } from '../replicated/tombstones.ts'
import { deleteAccountJob, deleteDueAccounts } from './account/delete-account-job.ts'
import { ENTITIES } from './all-handlers.ts'
import { deleteOldMessages } from './chat/delete-old-messages.ts'
import { type ReplyJobServices, replyJob } from './chat/reply-job.ts'
import { proposeJob } from './documents/proposals/propose-job.ts'
import { type ReadServices, readJob } from './documents/read-job.ts'
import { deleteExpiredUploads, deleteOldAssets } from './file-upload/delete-expired.ts'
import { type InsightServices, insightJob } from './insights/insight-job.ts'
import { deleteOldHits } from './marketing/page-hits.ts'
import { deleteExpiredTokens } from './messenger/link-tokens.ts'
import { deleteOldUpdates } from './messenger/links.ts'
import { type MessengerJobServices, messengerJob } from './messenger/notify-job.ts'
import type { PaymentServices } from './money/payments/payment-services.ts'
import { checkDuePayments } from './money/payments/sweep.ts'
import { renewDuePlans } from './money/plans/renew.ts'
import { proveLedgerDaily } from './money/proof.ts'
import { deleteExpiredLinks } from './money/receipts/receipt-links.ts'
import { ageSessions } from './questionnaires/age-sessions.ts'
import { recordJobs } from './record-kinds/record-jobs.ts'
import { rewardInvitations } from './referrals/reward.ts'
import { type ReportServices, reportJob } from './reports/report-job.ts'
import { deleteEmptyLinks } from './sharing/own-shares.ts'
import { type TranscribeServices, transcribeJob } from './transcription/transcribe.ts'
import { remindJob } from './triage/reminder.ts'
import { scoreJob } from './triage/score-job.ts'
import type { Score } from './triage/score-record.ts'
import { suggestJob } from './triage/suggest-job.ts'

export interface JobServices
  extends Omit<TranscribeServices, 'jobs' | 'notify'>,
    PushServices,
    ReadServices,
    ReportServices,
    InsightServices,
    MessengerJobServices,
    ReplyJobServices {
  payments: PaymentServices
  score: Score
  send: Jobs['send']
  blobs: BlobStore
  auditHead: Config['auditHead']
  clock: Clock
  log: Log
  observe(queue: string, outcome: 'done' | 'retry' | 'failed', seconds: number): void
}

/** The handlers of every queue. */
export function jobHandlers(services: JobServices): JobHandlers {
  const { database, blobs, clock, log } = services
  const jobs = recordJobs(services.send, services.engine.kind !== 'captions')
  const notify = createNotify(services.send)
  const transcribe = transcribeJob({ ...services, jobs, notify })
  const read = readJob(services)
  const propose = proposeJob(services)
  const score = scoreJob(services)
  const suggest = suggestJob(services)
  const report = reportJob(services)
  const insight = insightJob(services)
  const reply = replyJob(services)
  const deleteAccount = deleteAccountJob(services)
  const push = pushJob(services)
  const messenger = messengerJob(services)
  const reminder = remindJob(services, notify)
  const heads = writeHeadsJob(services)
  return {
    transcribe: { run: observed(services, 'transcribe', transcribe.run), failed: transcribe.failed },
    read: { run: observed(services, 'read', read.run), failed: read.failed },
    propose: { run: observed(services, 'propose', propose.run), failed: propose.failed },
    triage: { run: observed(services, 'triage', score.run), failed: score.failed },
    suggest: { run: observed(services, 'suggest', suggest.run), failed: suggest.failed },
    report: { run: observed(services, 'report', report.run), failed: report.failed },
    insight: { run: observed(services, 'insight', insight.run), failed: insight.failed },
    reply: { run: observed(services, 'reply', reply.run), failed: reply.failed },
    deleteAccount: { run: observed(services, 'deleteAccount', deleteAccount.run), failed: deleteAccount.failed },
    push: { run: observed(services, 'push', push.run), failed: push.failed },
    messenger: { run: observed(services, 'messenger', messenger.run), failed: messenger.failed },
    remind: { run: observed(services, 'remind', reminder.run), failed: reminder.failed },
    money: {
      run: observed(services, 'money', async (_, { signal }) => {
        await runSteps(log, {
          payments: () => checkDuePayments(services.payments, moment(clock), signal),
          plans: () => renewDuePlans(services, moment(clock)),
        })
      }),
      // No retry: it is sent every minute.
      failed: async (_, code) => log.error({ code }, 'payments were not checked'),
    },
    auditHeads: { run: observed(services, 'auditHeads', heads.run), failed: heads.failed },
    cleanup: {
      run: observed(services, 'cleanup', async () => {
        const now = moment(clock)
        await runSteps(log, {
          tombstones: () => emptyTombstones(database, ENTITIES, now),
          assets: () => deleteOldAssets(database, blobs, now),
          messages: () => deleteOldMessages(services, now),
          questionnaires: () => ageSessions(database, now),
          uploads: () => deleteExpiredUploads(database, blobs, now),
          expired: () => deleteExpired(database, now),
          shares: () => deleteEmptyLinks(database, now),
          hits: () => deleteOldHits(database, now),
          messengerTokens: () => deleteExpiredTokens(database.db, now),
          messengerUpdates: () => deleteOldUpdates(database.db, now),
          receipts: () => deleteExpiredLinks(database, now),
          rewards: () => rewardInvitations(services),
          ledgerProof: () => proveLedgerDaily(database, log, now),
          accounts: () => deleteDueAccounts(services, now),
          auditHeads: () => askForHeads(services, now),
        })
      }),
      // No retry: it is sent every hour.
      failed: async (_, code) => log.error({ code }, 'cleanup gave up'),
    },
  }
}

function observed<Q extends QueueName>({ clock, observe }: JobServices, queue: Q, run: JobHandler<Q>): JobHandler<Q> {
  return async (payload, context) => {
    const began = clock.monotonic()
    const seconds = () => (clock.monotonic() - began) / 1000
    try {
      await run(payload, context)
      observe(queue, 'done', seconds())
    } catch (error) {
      observe(queue, isRetryable(error) && !context.isLastAttempt ? 'retry' : 'failed', seconds())
      throw error
    }
  }
}
