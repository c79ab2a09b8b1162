import type { Log } from '../log.ts'
import type { Connections } from './connections.ts'
import { postgresNotifications } from './postgres-notifications.ts'
import { GuardedPool } from './transaction.ts'

/** A PostgreSQL server by its address. */
export function openPostgres(connectionString: string, log: Log): Connections {
  const pool = new GuardedPool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    application_name: 'anamnesis',
    keepAlive: true,
    statement_timeout: 60_000,
    // A transaction locks its account's row (I7): an idle one must not hold it.
    idle_in_transaction_session_timeout: 60_000,
  })
  pool.on('error', error => log.warn({ err: error }, 'idle database connection lost'))
  const notifications = postgresNotifications(connectionString, log)
  return {
    kind: 'postgres',
    pool,
    notifications,
    async close() {
      await notifications.close()
      await pool.end()
    },
  }
}
