import { randomBytes } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { users } from './schema/accounts.ts'
import type { Db, Tx } from './transaction.ts'

/**
 * The epoch of an account (I8), for statements on its row of `users`: that of the server, and once a device had rows
 * that the server lost, a part of its own.
 */
export const accountEpoch: SQL<string> = sql<string>`(select epoch from server_state) || coalesce('-' || ${users.life}, '')`

/** True if the account has given no row this number in its epoch: the server lost what had it. */
export const neverGiven = (seq: SQL | SQL.Aliased | ReturnType<typeof sql.placeholder>): SQL<boolean> =>
  sql<boolean>`(${seq}::bigint > ${users.lastSeq} or ${seq}::bigint <@ ${users.gaps})`

/** The account's epoch; the empty string if the account is gone. */
export async function epochOf(db: Db | Tx, userId: number): Promise<string> {
  const [row] = await db.select({ epoch: accountEpoch }).from(users).where(eq(users.id, userId))
  return row?.epoch ?? ''
}

/**
 * Begins another epoch of the account, in place of `lost`: its devices send again what the server lost. Returns the one
 * in force; `began` is false if another call was first.
 */
export async function beginLife(db: Db | Tx, userId: number, lost: string): Promise<{ epoch: string; began: boolean }> {
  const [row] = await db
    .update(users)
    .set({ life: randomBytes(6).toString('hex'), gaps: '{}' })
    .where(and(eq(users.id, userId), eq(accountEpoch, lost)))
    .returning({ epoch: accountEpoch })
  return row ? { epoch: row.epoch, began: true } : { epoch: await epochOf(db, userId), began: false }
}
