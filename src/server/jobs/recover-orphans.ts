import type { PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'
import { failedQueue, QUEUE_NAMES } from './queues.ts'

/**
 * Requeues the jobs of a killed process. Only for a database that no other process uses; otherwise pg-boss requeues
 * them half a minute later, when their heartbeats are missing.
 */
export async function recoverOrphans(boss: PgBoss, log: Log): Promise<void> {
  for (const queue of QUEUE_NAMES.flatMap(name => [name, failedQueue(name)])) {
    const orphans = (await boss.findJobs(queue)).filter(job => job.state === 'active')
    if (orphans.length === 0) continue
    log.warn({ queue, jobs: orphans.length }, 'jobs were interrupted and will run again')
    await boss.fail(
      queue,
      orphans.map(job => job.id),
      { code: 'INTERRUPTED' },
    )
  }
}
