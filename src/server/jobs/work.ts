import type { JobWithMetadata, PgBoss, WorkOptions } from 'pg-boss'
import { z } from 'zod'
import type { Log } from '../log.ts'
import { errorCodeOf, isRetryable, type JobHandlers } from './job-handlers.ts'
import { failedQueue, PAYLOAD_SCHEMAS, QUEUES, type QueueName } from './queues.ts'

/** New jobs are announced; retries and failed jobs are found by polling. */
const SETTINGS = {
  includeMetadata: true,
  perJobResults: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
} as const satisfies WorkOptions

/** Works on a queue and on the queue of its failed jobs. */
export async function workOn<Q extends QueueName>(
  boss: PgBoss,
  queue: Q,
  handlers: JobHandlers,
  log: Log,
): Promise<void> {
  const { run, failed } = handlers[queue]
  const payloadOf = (data: unknown) => PAYLOAD_SCHEMAS[queue].parse(data)

  await boss.work(
    queue,
    { ...SETTINGS, localConcurrency: QUEUES[queue].concurrency },
    (jobs: JobWithMetadata<object>[]) =>
      settleEach(jobs, log, job =>
        run(payloadOf(job.data), {
          signal: job.signal,
          attempt: job.retryCount + 1,
          isLastAttempt: job.retryCount >= job.retryLimit,
        }),
      ),
  )
  await boss.work(failedQueue(queue), SETTINGS, (jobs: JobWithMetadata<object>[]) =>
    settleEach(jobs, log, job => failed(payloadOf(job.data), StoredFailure.parse(job.sourceOutput ?? {}).code)),
  )
}

/** Written by `settleEach`; lost and expired jobs carry output of pg-boss instead. */
const StoredFailure = z.object({ code: z.string().catch('INTERRUPTED') })

async function settleEach(
  jobs: JobWithMetadata<object>[],
  log: Log,
  work: (job: JobWithMetadata<object>) => Promise<void>,
) {
  return Promise.all(
    jobs.map(async job => {
      const about = { queue: job.name, job: job.id, attempt: job.retryCount + 1 }
      try {
        await work(job)
        return { id: job.id, status: 'completed' as const }
      } catch (error) {
        const again = isRetryable(error) && job.retryCount < job.retryLimit
        log.warn({ ...about, again, err: error }, 'job failed')
        const output = { code: errorCodeOf(error) }
        return { id: job.id, status: isRetryable(error) ? ('failed' as const) : ('deadletter' as const), output }
      }
    }),
  )
}
