import { PgBoss, type Queue } from 'pg-boss'
import type { Database } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import type { Log } from '../log.ts'
import { bossDatabase, inTransaction } from './boss-database.ts'
import type { JobHandlers } from './job-handlers.ts'
import { failedQueue, type JobPayloads, keyOf, POLICY, QUEUE_NAMES, QUEUES, type QueueName } from './queues.ts'
import { recoverOrphans } from './recover-orphans.ts'
import { turnOf } from './turns.ts'
import { workOn } from './work.ts'

export interface Jobs {
  /**
   * Enqueues a job; no effect while one with the same payload waits or runs. With `tx` the job exists if and only if
   * the transaction commits; inside a transaction it is required.
   */
  send<Q extends QueueName>(queue: Q, payload: JobPayloads[Q], options?: SendOptions): Promise<void>
  /** A failed job runs again, or is forgotten because another took its place. */
  retry(queue: string, id: string, how: 'again' | 'forget'): Promise<void>
  /** Lets running jobs finish for `graceMs`, then aborts them; they run again after the next start. */
  stop(graceMs?: number): Promise<void>
}

export interface SendOptions {
  tx?: Tx
  /** Seconds. */
  delay?: number
}

/** Every node sends these, and each runs once. */
const EVERY_MS = { cleanup: 3_600_000, money: 60_000 } as const

/**
 * Starts workers for every queue; nodes on one database share the work. `retryDelay`: seconds before the first retry,
 * doubled for each further one. Handlers that enqueue jobs are created with `send`.
 */
export async function startJobs(
  database: Database,
  handlers: JobHandlers | ((send: Jobs['send']) => JobHandlers),
  log: Log,
  retryDelay = 5,
): Promise<Jobs> {
  const boss = openBoss(database)
  boss.on('error', error => log.error({ err: error }, 'jobs failed'))
  boss.on('warning', ({ data }) => log.warn({ data }, 'jobs warned'))
  await boss.start()

  await declareQueues(boss, retryDelay)
  // The only process on its database: no other can hold a job.
  if (database.kind === 'pglite') await recoverOrphans(boss, log)
  const send: Jobs['send'] = async (queue, payload, { tx, delay } = {}) => {
    const db = tx ? inTransaction(tx) : bossDatabase(database)
    await boss.send(queue, payload, {
      ...(await turnOf(db, queue, payload)),
      singletonKey: keyOf(payload),
      db,
      ...(delay && { startAfter: delay }),
    })
  }
  const work = typeof handlers === 'function' ? handlers(send) : handlers
  for (const queue of QUEUE_NAMES) await workOn(boss, queue, work, log)

  const timers = (['cleanup', 'money'] as const).map(queue => {
    const ask = () =>
      send(queue, {}).catch(error => log.warn({ err: error, queue }, 'a periodic job was not asked for'))
    void ask()
    return setInterval(() => void ask(), EVERY_MS[queue]).unref()
  })

  return {
    send,
    async retry(queue, id, how) {
      if (how === 'forget') await boss.deleteJob(queue, id)
      else await boss.retry(queue, id)
    },
    async stop(graceMs = 10_000) {
      timers.forEach(clearInterval)
      await boss.stop({ graceful: true, timeout: graceMs })
    },
  }
}

/** Without workers and without a start; `supervise: false`: it keeps no queue in order. */
export function openBoss(
  database: Pick<Database, 'kind' | 'pool' | 'notifications'>,
  more: { supervise?: boolean } = {},
) {
  return new PgBoss({
    db: bossDatabase(database),
    backend: database.kind,
    schema: 'jobs',
    useListenNotify: true,
    // No cron: every node sends `cleanup`, and it runs once.
    schedule: false,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    // PGlite has no autovacuum to monitor; its upkeep vacuums.
    monitorVacuum: database.kind === 'postgres',
    ...more,
  })
}

/** `retryDelay`: seconds before the first retry. */
export async function declareQueues(boss: PgBoss, retryDelay: number): Promise<void> {
  for (const queue of QUEUE_NAMES) {
    const options = { ...QUEUES[queue].options, retryDelay }
    await declareQueue(boss, failedQueue(queue), options)
    await declareQueue(boss, queue, { policy: POLICY, deadLetter: failedQueue(queue), ...options })
  }
}

async function declareQueue(boss: PgBoss, name: string, { policy, ...options }: Omit<Queue, 'name'>): Promise<void> {
  await boss.createQueue(name, { policy: policy ?? 'standard', notify: true, ...options })
  await boss.updateQueue(name, { notify: true, ...options })
}
