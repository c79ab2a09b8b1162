import type { Pool } from 'pg'

/** Backdates the heartbeat of every running job, so that its process counts as dead. */
export async function missHeartbeats(pool: Pick<Pool, 'query'>): Promise<void> {
  await pool.query("UPDATE jobs.job SET heartbeat_on = heartbeat_on - interval '1 minute' WHERE state = 'active'")
}
