import { and, eq, isNull, sql } from 'drizzle-orm'
import { users } from '../../database/schema/accounts.ts'
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
      rewardsEarned: number(sql`coalesce(sum(${referrals.reward}), 0)`),
    })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.invitedUserId))
    .where(and(eq(referrals.inviterUserId, userId), isNull(referrals.refused)))
  return row ?? { totalUsers: 0, activeUsers: 0, proUsers: 0, rewardsEarned: 0 }
}
