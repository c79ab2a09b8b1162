import { and, eq, isNull, sql, sum } from 'drizzle-orm'
import { users } from '../../database/schema/accounts.ts'
import { ledgerEntries, moneyAccounts } from '../../database/schema/money.ts'
import { referrals } from '../../database/schema/referrals.ts'
import type { Db } from '../../database/transaction.ts'

/** Counts alone: an inviter does not learn who came. */
export async function referralStats(db: Db, userId: number) {
  const plan = sql`coalesce(${users.data} #>> '{subscription,plan,id}', ${users.data} ->> 'plan', 'basic')`
  const number = (of: ReturnType<typeof sql<number>>) => of.mapWith(Number)
  const [row] = await db
    .select({
      totalUsers: number(sql`count(*)`),
      activeUsers: number(sql`count(*) filter (where ${referrals.rewardedAt} is not null)`),
      proUsers: number(sql`count(*) filter (where ${plan} <> 'basic')`),
    })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.invitedUserId))
    .where(and(eq(referrals.inviterUserId, userId), isNull(referrals.refused)))
  return { totalUsers: 0, activeUsers: 0, proUsers: 0, ...row, rewardsEarned: await rewardsOf(db, userId) }
}

/** What the ledger has as such, also for accounts that are deleted since. */
async function rewardsOf(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ sum: sum(ledgerEntries.amount).mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(moneyAccounts, eq(moneyAccounts.id, ledgerEntries.accountId))
    .where(
      and(eq(moneyAccounts.userId, userId), eq(ledgerEntries.cause, 'referral'), eq(ledgerEntries.book, 'balance')),
    )
  return row?.sum ?? 0
}
