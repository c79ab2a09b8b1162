import { eq, sql } from 'drizzle-orm'
import { ContractError } from '../../contract/errors.ts'
import { users } from './schema/accounts.ts'
import type { Db, Tx } from './transaction.ts'

/** Of a row of `users`: whether the account's owner agreed to what is stored (P §2.7). */
export const consented = sql<boolean>`coalesce(${users.data} #> '{activity,consent}' = 'true', false)`

/**
 * The account's next sequence number (I7), and whether its owner agrees. The account's row stays locked until the
 * transaction ends, so a reader that sees n sees everything below n. Call it after validation, once per row, before
 * writing it. Throws NOT_FOUND if the account is gone.
 */
export async function lockAccount(tx: Tx, userId: number): Promise<{ seq: number; consented: boolean }> {
  const [row] = await tx
    .update(users)
    .set({ lastSeq: sql`${users.lastSeq} + 1` })
    .where(eq(users.id, userId))
    .returning({ seq: users.lastSeq, consented })
  if (!row) throw new ContractError('NOT_FOUND', 'the account is gone')
  return row
}

export const nextSeq = async (tx: Tx, userId: number): Promise<number> => (await lockAccount(tx, userId)).seq

/** The same without a lock; false if the account is gone. */
export async function hasConsented(db: Db, userId: number): Promise<boolean> {
  const [row] = await db.select({ consented }).from(users).where(eq(users.id, userId))
  return row?.consented ?? false
}
