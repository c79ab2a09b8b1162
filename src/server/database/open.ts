import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Connections } from './connections.ts'
import { readEpoch } from './epoch.ts'
import { migrate } from './migrate.ts'
import type { Notifications } from './notifications.ts'
import { openPglite } from './pglite/open.ts'
import { openPostgres } from './postgres.ts'
import { CASING, type Db, runTransaction, type Tx } from './transaction.ts'

export interface Database {
  readonly kind: Connections['kind']
  /** Single statements, each in a transaction of its own. */
  readonly db: Db
  readonly pool: Pool
  readonly notifications: Notifications
  /** Changes if the database was restored from a backup (I8). */
  readonly epoch: string
  /** See `runTransaction`. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Waits for statements in flight. PGlite also writes a checkpoint. */
  close(): Promise<void>
}

/**
 * Opens PostgreSQL if `databaseUrl` is set, else the embedded PGlite under `dataDir`, and migrates the schema. Throws
 * DirectoryInUse, EngineStopped, or the driver's error if the server is unreachable.
 */
export async function openDatabase(config: Pick<Config, 'dataDir' | 'databaseUrl'>, log: Log): Promise<Database> {
  const { kind, pool, notifications, close } = config.databaseUrl
    ? openPostgres(config.databaseUrl, log)
    : await openPglite(config.dataDir, log)
  try {
    await migrate(pool)
    const db = drizzle(pool, { casing: CASING })
    return {
      kind,
      db,
      pool,
      notifications,
      epoch: await readEpoch(db, kind === 'pglite' ? config.dataDir : undefined),
      transaction: work => runTransaction(pool, work),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
