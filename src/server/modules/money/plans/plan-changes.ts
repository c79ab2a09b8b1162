import { eq } from 'drizzle-orm'
import { monthsAfter, planMonth } from '../../../../domain/money/plan-month.ts'
import { users } from '../../../database/schema/accounts.ts'
import { subscriptions } from '../../../database/schema/money.ts'
import type { Db, Tx } from '../../../database/transaction.ts'
import { serverStamp } from '../../../replicated/row-stamp.ts'
import type { AccountTransaction } from '../../../rpc/account-transaction.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

export async function findSubscription(db: Db | Tx, accountId: number | null): Promise<SubscriptionRow | null> {
  if (accountId === null) return null
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.accountId, accountId))
  return found ?? null
}

/** Puts a plan in force: its limits hold from the next call on, and every device of the account learns it. */
async function setPlan(account: AccountTransaction, planId: string): Promise<void> {
  const { tx, userId } = account
  const [user] = await tx.select({ data: users.data }).from(users).where(eq(users.id, userId))
  if (!user || user.data.plan === planId) return
  const data = { ...user.data, plan: planId, subscription: { ...user.data.subscription, plan: { id: planId } } }
  await tx
    .update(users)
    .set({ ...(await serverStamp(account)), data })
    .where(eq(users.id, userId))
}

/** A month of the plan that was paid at a provider: the first, or one more. */
export async function extendPlan(account: AccountTransaction, accountId: number, planId: string): Promise<void> {
  const { tx, now } = account
  const current = await findSubscription(tx, accountId)
  if (current?.planId === planId) {
    // One that is paid twice, in two windows, is paid for two months. A month that is over already is never sold.
    const from = new Date(Math.max(current.paidUntil.getTime(), now.getTime()))
    await prolong(tx, current, planMonth(current.anchor, from).end)
  } else {
    const paidUntil = monthsAfter(now, 1)
    const first = {
      planId,
      startedAt: now,
      anchor: now,
      paidUntil,
      nextTryAt: paidUntil,
      isEnding: false,
      graceUntil: null,
    }
    await tx
      .insert(subscriptions)
      .values({ accountId, ...first })
      .onConflictDoUpdate({ target: subscriptions.accountId, set: first })
  }
  await setPlan(account, planId)
}

/** Paid until then; whatever ended or was overdue goes on. */
export const prolong = (tx: Tx, { accountId }: SubscriptionRow, paidUntil: Date) =>
  tx
    .update(subscriptions)
    .set({ paidUntil, nextTryAt: paidUntil, isEnding: false, graceUntil: null })
    .where(eq(subscriptions.accountId, accountId))

/** Whether basic follows when the paid month is over. */
export const setEnding = (tx: Tx, { accountId, paidUntil }: SubscriptionRow, isEnding: boolean) =>
  tx.update(subscriptions).set({ isEnding, nextTryAt: paidUntil }).where(eq(subscriptions.accountId, accountId))

/** Basic, now. */
export async function endPlan(account: AccountTransaction, accountId: number): Promise<void> {
  await account.tx.delete(subscriptions).where(eq(subscriptions.accountId, accountId))
  await setPlan(account, 'basic')
}
