import { sql } from 'drizzle-orm'
import { type Db as BossDatabase, fromDrizzle } from 'pg-boss'
import type { Database } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'

/** Our connections for pg-boss, which brings a pool of its own otherwise; PGlite has room for one only. */
export function bossDatabase({ pool, notifications }: Database): BossDatabase {
  return {
    executeSql: (text, values) => pool.query(text, values),
    listen: (channel, onPayload, onGap) => notifications.subscribe(channel, { onPayload, onGap }),
  }
}

export const inTransaction = (tx: Tx): BossDatabase => fromDrizzle(tx, sql)
