import { eq } from 'drizzle-orm'
import { payments, subscriptions } from '../../database/schema/money.ts'
import type { Tx } from '../../database/transaction.ts'
import { findMoneyAccount } from './ledger.ts'

/**
 * Of a deleted account the ledger and its payments stay, as the law on books wants, without anything that says whose they
 * were: the row that names the user loses it with the user, and the person's own words go here.
 */
export async function forgetMoney(tx: Tx, userId: number): Promise<void> {
  const accountId = await findMoneyAccount(tx, userId)
  if (accountId === null) return
  await tx.update(payments).set({ description: null }).where(eq(payments.accountId, accountId))
  await tx.delete(subscriptions).where(eq(subscriptions.accountId, accountId))
}
