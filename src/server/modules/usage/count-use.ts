import { sql } from 'drizzle-orm'
import { type Counter, usageCounters } from '../../database/schema/usage.ts'
import type { AccountTransaction } from '../../rpc/account-transaction.ts'

/** Counts one use in the transaction that creates its job (decision 120). Nothing is refused while there is no ledger. */
export async function countUse({ tx, userId, now }: AccountTransaction, counter: Counter): Promise<void> {
  const month = `${now.toISOString().slice(0, 7)}-01`
  await tx
    .insert(usageCounters)
    .values({ userId, counter, month, used: 1 })
    .onConflictDoUpdate({
      target: [usageCounters.userId, usageCounters.counter, usageCounters.month],
      set: { used: sql`${usageCounters.used} + 1` },
    })
}
