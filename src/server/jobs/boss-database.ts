import { sql } from 'drizzle-orm'
import { type Db as BossDatabase, fromDrizzle } from 'pg-boss'
import type { Database } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'

/** Makes pg-boss use our connections instead of its own pool; PGlite has only one. */
export function bossDatabase({ pool, notifications }: Pick<Database, 'pool' | 'notifications'>): BossDatabase {
  return {
    executeSql: (text, values) => pool.query(text, values),
    listen: (channel, onPayload, onGap) => notifications.subscribe(channel, { onPayload, onGap }),
  }
}

export const inTransaction = (tx: Tx): BossDatabase => fromDrizzle(tx, sql)
