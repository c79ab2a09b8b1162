import { sql } from 'drizzle-orm'
import { type Counter, usageCounters } from '../../database/schema/usage.ts'
import type { AccountTransaction } from '../../rpc/account-transaction.ts'

/** Counts one use in the transaction that creates its job (decision 120). Nothing is refused while there is no ledger. */
export const countUse = (account: AccountTransaction, counter: Counter) => change(account, counter, 1)

/** Takes back one use of a job that failed for good. */
export const giveBackUse = (account: AccountTransaction, counter: Counter) => change(account, counter, -1)

async function change({ tx, userId, now }: AccountTransaction, counter: Counter, by: number): Promise<void> {
  const month = `${now.toISOString().slice(0, 7)}-01`
  await tx
    .insert(usageCounters)
    .values({ userId, counter, month, used: Math.max(0, by) })
    .onConflictDoUpdate({
      target: [usageCounters.userId, usageCounters.counter, usageCounters.month],
      set: { used: sql`greatest(0, ${usageCounters.used} + ${by})` },
    })
}
