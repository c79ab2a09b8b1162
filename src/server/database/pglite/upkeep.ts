import type { Pool } from 'pg'
import type { Log } from '../../log.ts'

/** Bytes of write-ahead log that make a checkpoint worthwhile. */
const LOG_BETWEEN_CHECKPOINTS = 32 * 1024 * 1024
const CHECKPOINT_EVERY_MS = 60_000
const VACUUM_EVERY_MS = 3_600_000

/**
 * Does the work of a server's background processes: a single-user engine has neither checkpointer nor autovacuum, and
 * its log would grow until the next clean stop and be replayed after a kill.
 */
export function startUpkeep(pool: Pool, log: Log): { close(): void } {
  const every = (ms: number, name: string, work: () => Promise<unknown>) => {
    const run = () => work().catch(error => log.warn({ err: error, action: name }, 'upkeep failed'))
    return setInterval(() => void run(), ms).unref()
  }
  const timers = [
    every(CHECKPOINT_EVERY_MS, 'checkpoint', () => checkpointIfDue(pool)),
    every(VACUUM_EVERY_MS, 'vacuum', () => vacuumIfDue(pool)),
  ]
  return { close: () => timers.forEach(clearInterval) }
}

/** Returns whether a checkpoint was written. */
export async function checkpointIfDue(pool: Pool, threshold = LOG_BETWEEN_CHECKPOINTS): Promise<boolean> {
  const { rows } = await pool.query<{ bytes: string }>(
    'SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) AS bytes FROM pg_control_checkpoint()',
  )
  if (Number(rows[0]?.bytes ?? 0) < threshold) return false
  await pool.query('CHECKPOINT')
  return true
}

/** Vacuums and analyses tables of which a tenth has changed; returns their names. */
export async function vacuumIfDue(pool: Pool): Promise<string[]> {
  // Without this the statistics may be a minute old.
  await pool.query('SELECT pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables
      WHERE n_dead_tup > 50 + n_live_tup / 10 OR n_mod_since_analyze > 50 + n_live_tup / 10`,
  )
  for (const { name } of rows) await pool.query(`VACUUM (ANALYZE) ${name}`)
  return rows.map(({ name }) => name)
}
