import { and, eq, lt, sql } from 'drizzle-orm'
import { ContractError } from '../../contract/errors.ts'
import { accountEpoch, neverGiven } from './account-epoch.ts'
import { users } from './schema/accounts.ts'
import type { Db, Tx } from './transaction.ts'

/** Of a row of `users`: whether the account's owner agreed to what is stored (P §2.7). */
export const consented = sql<boolean>`coalesce(${users.data} #> '{activity,consent}' = 'true', false)`

export interface LockedAccount {
  seq: number
  consented: boolean
  /** The account's (I8). */
  epoch: string
  /** A device has rows that this account lost. */
  isBehind: boolean
}

/**
 * The account's next sequence number (I7), and what holds of the account. Its row stays locked until the transaction
 * ends, so a reader that sees n sees everything below n. Call it after validation, once per row, before writing it.
 * `seen`: a number that a device has a row of. Throws NOT_FOUND if the account is gone.
 */
export async function lockAccount(tx: Tx, userId: number, seen = 0): Promise<LockedAccount> {
  const [row] = await tx
    .update(users)
    .set({ lastSeq: sql`${users.lastSeq} + 1` })
    .where(eq(users.id, userId))
    .returning({
      seq: users.lastSeq,
      consented,
      epoch: accountEpoch,
      isBehind: sql<boolean>`${seen}::bigint = ${users.lastSeq} or ${neverGiven(sql`${seen}`)}`,
    })
  if (!row) throw new ContractError('NOT_FOUND', 'the account is gone')
  return row
}

/** Numbers a millisecond since 2026: more than an account can be given. */
const PACE = 10
const FIRST_MS = Date.UTC(2026, 0, 1)
/** The oldest gaps are forgotten. */
const GAPS = 200

/**
 * Goes on with the number of this time, before the first write of a process to an account that is older than it. What was written after the backup of a
 * machine that was restored has lower numbers: they are never given again, and a device that has one is known by it.
 */
export async function skipNumbers(tx: Tx, userId: number, nowMs: number, startedMs: number): Promise<void> {
  const next = sql`${Math.max(0, Math.floor((nowMs - FIRST_MS) * PACE))}::bigint`
  await tx
    .update(users)
    .set({
      lastSeq: next,
      gaps: sql`(select range_agg(gap) from (
        select gap from unnest(${users.gaps} + int8multirange(int8range(${users.lastSeq} + 1, ${next} + 1))) as gap
        order by gap desc limit ${GAPS}) as newest)`,
    })
    .where(and(eq(users.id, userId), lt(users.createdAt, new Date(startedMs)), lt(users.lastSeq, next)))
}

export const nextSeq = async (tx: Tx, userId: number): Promise<number> => (await lockAccount(tx, userId)).seq

/** The same without a lock; false if the account is gone. */
export async function hasConsented(db: Db, userId: number): Promise<boolean> {
  const [row] = await db.select({ consented }).from(users).where(eq(users.id, userId))
  return row?.consented ?? false
}
