import { and, eq, isNull, sql } from 'drizzle-orm'
import { DAYS_OF_USE, REFERRAL_REWARD } from '../../../domain/account/referral.ts'
import type { Database } from '../../database/open.ts'
import { users } from '../../database/schema/accounts.ts'
import { audit } from '../../database/schema/operations.ts'
import { referrals } from '../../database/schema/referrals.ts'
import type { AccountTransaction, InAccount } from '../../rpc/account-transaction.ts'

/** Adds an entry to the ledger of the account; the same key again adds nothing. */
export type Grant = (
  account: AccountTransaction,
  entry: { kopecks: number; cause: 'referral'; key: string },
) => Promise<void>

/** Days, in UTC, on which the invited person did something; what is done for them and by an administrator is not theirs. */
const daysOfUse = sql`(
  select count(distinct (${audit.at} at time zone 'UTC')::date) from ${audit}
  where ${audit.userId} = ${referrals.invitedUserId} and ${audit.outcome} = 'ok'
    and ${audit.sessionId} is not null and ${audit.actorUserId} is null and ${audit.at} >= ${referrals.createdAt})`

/** Rewards every inviter whose invited person has used the product on two days; each invitation once. */
export async function rewardInvitations({
  database,
  inAccount,
  grant,
}: {
  database: Database
  inAccount: InAccount
  grant: Grant
}): Promise<void> {
  const due = await database.db
    .select({ invitedUserId: referrals.invitedUserId, inviterUserId: referrals.inviterUserId })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.inviterUserId))
    .where(
      and(
        isNull(referrals.refused),
        isNull(referrals.rewardedAt),
        isNull(users.deletedAt),
        sql`${daysOfUse} >= ${DAYS_OF_USE}`,
      ),
    )
  for (const { invitedUserId, inviterUserId } of due) {
    await inAccount(inviterUserId, async account => {
      const [first] = await account.tx
        .update(referrals)
        .set({ rewardedAt: account.now, reward: REFERRAL_REWARD })
        .where(and(eq(referrals.invitedUserId, invitedUserId), isNull(referrals.rewardedAt)))
        .returning({ invitedUserId: referrals.invitedUserId })
      if (!first) return
      await grant(account, { kopecks: REFERRAL_REWARD, cause: 'referral', key: `referral:${invitedUserId}` })
    })
  }
}
