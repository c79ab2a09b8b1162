import type { PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'
import { failedQueue, QUEUE_NAMES } from './queues.ts'

/**
 * Takes back the jobs that a killed process was working on. Only for a database that this process has alone; elsewhere
 * a missing heartbeat tells, half a minute later.
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
