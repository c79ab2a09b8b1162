import type { ClientBase } from 'pg'
import type { Log } from '../../log.ts'
import type { Connections } from '../connections.ts'
import { listen, type Notifications, Subscribers, unlisten } from '../notifications.ts'
import { GuardedPool } from '../transaction.ts'
import { openCluster } from './cluster.ts'
import { startUpkeep } from './upkeep.ts'

/**
 * The embedded database: PGlite in a worker thread, used by `pg` over a message port in PostgreSQL's protocol. It has
 * one connection, so statements run one after another.
 */
export async function openPglite(dataDir: string, log: Log): Promise<Connections> {
  const engine = await openCluster(dataDir, error => log.error({ err: error }, 'embedded database stopped'))
  const subscribers = new Subscribers()
  const pool = new GuardedPool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    stream: () => engine.socket(),
    async onConnect(client: ClientBase) {
      client.on('notification', message => subscribers.deliver(message))
      const statement = subscribers.listenToAll()
      if (statement) await client.query(statement)
    },
  })
  pool.on('error', error => log.warn({ err: error }, 'embedded database connection lost'))
  const upkeep = startUpkeep(pool, log)
  const notifications: Notifications = {
    async subscribe(channel, subscriber) {
      subscribers.add(channel, subscriber)
      await pool.query(listen(channel))
      return {
        async close() {
          if (subscribers.remove(channel, subscriber)) await pool.query(unlisten(channel))
        },
      }
    },
    // Channels end with the only connection.
    close: async () => undefined,
  }
  return {
    kind: 'pglite',
    pool,
    notifications,
    async close() {
      upkeep.close()
      await pool.end()
      await engine.close()
    },
  }
}
