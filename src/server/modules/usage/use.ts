import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { dayOf, type PlanMonth, planMonth } from '../../../domain/money/plan-month.ts'
import { quotaOf } from '../../../domain/money/prices.ts'
import { users } from '../../database/schema/accounts.ts'
import { moneyAccounts, subscriptions } from '../../database/schema/money.ts'
import { type Counter, usageCounters, uses } from '../../database/schema/usage.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import type { AccountTransaction } from '../../rpc/account-transaction.ts'
import { insufficientBalance, lockMoneyAccount, post, userBalance } from '../money/ledger.ts'

type Account = Pick<AccountTransaction, 'tx' | 'userId' | 'now' | 'prices'>

export interface Standing extends PlanMonth {
  plan: string
  /** The months are counted from it. */
  since: Date
}

/** The plan in force, and the month of it in which its uses count. */
export async function planInForce(db: Db | Tx, userId: number, now: Date): Promise<Standing> {
  const [found] = await db
    .select({ data: users.data, createdAt: users.createdAt, anchor: subscriptions.anchor })
    .from(users)
    .leftJoin(moneyAccounts, eq(moneyAccounts.userId, users.id))
    .leftJoin(subscriptions, eq(subscriptions.accountId, moneyAccounts.id))
    .where(eq(users.id, userId))
  if (!found) throw new TypeError('the account is gone')
  const since = found.anchor ?? found.createdAt
  return { plan: found.data.plan ?? 'basic', since, ...planMonth(since, now) }
}

/**
 * Counts one use in the transaction that creates its work, and above the quota charges the balance (decision 120).
 * `subject` names the work. Throws INSUFFICIENT_BALANCE: then nothing is counted and the work must not begin. Never for
 * recordings, transcripts and triages (decision 121).
 */
export async function charge(account: Account, counter: Counter, subject: string): Promise<void> {
  const { tx, userId, now } = account
  const { cost, month } = await costOfNext(account, counter)
  const id = v7()
  const entries = { balance: -cost, revenue: cost }
  const balanceAfter =
    cost === 0
      ? await userBalance(tx, userId)
      : (await post(tx, await lockMoneyAccount(tx, userId, now), { key: `use:${id}`, cause: 'usage', entries }, now))
          .balance
  await tx.insert(uses).values({ id, userId, counter, month, subject, cost, balanceAfter, createdAt: now })
  await change(account, counter, month, 1)
}

/** How many uses more the account could have now, by its quota and its balance; counts nothing. */
export async function payable({ tx, userId, now, prices }: Account, counter: Counter): Promise<number> {
  const { plan, start } = await planInForce(tx, userId, now)
  const quota = quotaOf(prices, plan)[counter]
  const cost = prices.use[counter]
  if (quota === null || cost === 0) return Infinity
  const used = (await usedInMonth(tx, userId, dayOf(start)))[counter]
  const balance = await userBalance(tx, userId)
  return Math.max(0, quota - used) + Math.max(0, Math.floor(balance / cost))
}

/** Throws INSUFFICIENT_BALANCE if one more use could not be paid now. */
export async function refuseUnpayable(account: Account, counter: Counter): Promise<void> {
  if ((await payable(account, counter)) < 1) throw insufficientBalance()
}

/** Gives back the newest use for this work, with what it cost, when the work failed for good. */
export async function giveBack(account: Account, counter: Counter, subject: string): Promise<void> {
  const { tx, userId, now } = account
  const isOpen = and(
    ...[eq(uses.userId, userId), eq(uses.counter, counter), eq(uses.subject, subject), isNull(uses.givenBackAt)],
  )
  const [use] = await tx.select().from(uses).where(isOpen).orderBy(desc(uses.createdAt), desc(uses.id)).limit(1)
  if (!use) return
  await tx.update(uses).set({ givenBackAt: now }).where(eq(uses.id, use.id))
  await change(account, counter, use.month, -1)
  if (use.cost === 0) return
  const entries = { balance: use.cost, revenue: -use.cost }
  const posting = { key: `use-back:${use.id}`, cause: 'refund', entries } as const
  await post(tx, await lockMoneyAccount(tx, userId, now), posting, now)
}

export async function usedInMonth(db: Db | Tx, userId: number, month: string): Promise<Record<Counter, number>> {
  const rows = await db
    .select({ counter: usageCounters.counter, used: usageCounters.used })
    .from(usageCounters)
    .where(and(eq(usageCounters.userId, userId), eq(usageCounters.month, month)))
  const of = (counter: Counter) => rows.find(row => row.counter === counter)?.used ?? 0
  return { uploadFiles: of('uploadFiles'), aiInsights: of('aiInsights') }
}

async function costOfNext({ tx, userId, now, prices }: Account, counter: Counter) {
  const { plan, start } = await planInForce(tx, userId, now)
  const month = dayOf(start)
  const quota = quotaOf(prices, plan)[counter]
  const used = (await usedInMonth(tx, userId, month))[counter]
  return { month, cost: quota === null || used < quota ? 0 : prices.use[counter] }
}

async function change({ tx, userId }: Account, counter: Counter, month: string, by: number): Promise<void> {
  await tx
    .insert(usageCounters)
    .values({ userId, counter, month, used: Math.max(0, by) })
    .onConflictDoUpdate({
      target: [usageCounters.userId, usageCounters.counter, usageCounters.month],
      set: { used: sql`greatest(0, ${usageCounters.used} + ${by})` },
    })
}
