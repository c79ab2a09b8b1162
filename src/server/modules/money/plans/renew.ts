import { eq, lte } from 'drizzle-orm'
import { ContractError } from '../../../../contract/errors.ts'
import { planMonth } from '../../../../domain/money/plan-month.ts'
import type { Database } from '../../../database/open.ts'
import { moneyAccounts, subscriptions } from '../../../database/schema/money.ts'
import type { Log } from '../../../log.ts'
import type { AccountTransaction, InAccount } from '../../../rpc/account-transaction.ts'
import { writeAudit } from '../../../rpc/audit.ts'
import { post } from '../ledger.ts'
import { endPlan, findSubscription, prolong } from './plan-changes.ts'

const HOUR_MS = 3_600_000
/** How long a plan stays in force when the balance does not suffice for its renewal. */
export const GRACE_MS = 3 * 24 * HOUR_MS

/**
 * Renews, ends or reprieves the account's plan if its month is over; call it with the money account locked. The current
 * month is charged once, and months in which the server was down are not.
 */
export async function renewIfDue(account: AccountTransaction, accountId: number): Promise<void> {
  const { tx, now, prices, userId } = account
  const current = await findSubscription(tx, accountId)
  if (!current || current.paidUntil > now) return
  const { paidUntil, anchor } = current
  const say = (what: string) =>
    writeAudit(tx, { userId, session: null }, [{ action: `subscription:${what}`, objectType: 'user' }], 'ok', now)
  if (current.isEnding) {
    await endPlan(account, accountId)
    return say('ended')
  }
  const price = prices.professional
  const key = `renewal:${accountId}:${paidUntil.toISOString()}`
  try {
    await post(tx, accountId, { key, cause: 'subscription', entries: { balance: -price, revenue: price } }, now)
    await prolong(tx, current, planMonth(anchor, now).end)
    return await say('renewed')
  } catch (error) {
    if (!(error instanceof ContractError && error.code === 'INSUFFICIENT_BALANCE')) throw error
  }
  const graceUntil = current.graceUntil ?? new Date(paidUntil.getTime() + GRACE_MS)
  if (graceUntil <= now) {
    await endPlan(account, accountId)
    return say('unpaid')
  }
  const nextTryAt = new Date(Math.min(now.getTime() + HOUR_MS, graceUntil.getTime()))
  await tx.update(subscriptions).set({ graceUntil, nextTryAt }).where(eq(subscriptions.accountId, accountId))
  if (!current.graceUntil) await say('grace')
}

interface RenewalServices {
  database: Database
  inAccount: InAccount
  log: Log
}

/** The plans whose month is over; run again at any time, it charges no month twice. */
export async function renewDuePlans({ database, inAccount, log }: RenewalServices, now: Date): Promise<void> {
  const due = await database.db
    .select({ accountId: subscriptions.accountId, userId: moneyAccounts.userId })
    .from(subscriptions)
    .innerJoin(moneyAccounts, eq(moneyAccounts.id, subscriptions.accountId))
    .where(lte(subscriptions.nextTryAt, now))
  for (const { accountId, userId } of due) {
    try {
      // Of an account that was deleted.
      if (userId === null) await database.db.delete(subscriptions).where(eq(subscriptions.accountId, accountId))
      else {
        await inAccount(userId, async account => {
          await account.tx.select().from(moneyAccounts).where(eq(moneyAccounts.id, accountId)).for('update')
          await renewIfDue(account, accountId)
        })
      }
    } catch (error) {
      log.error({ err: error }, 'a plan was not renewed')
    }
  }
}
