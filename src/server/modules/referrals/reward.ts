import { and, eq, isNull, sql } from 'drizzle-orm'
import { DAYS_OF_USE, REFERRAL_REWARD, sharedBy } from '../../../domain/account/referral.ts'
import type { Database } from '../../database/open.ts'
import { users } from '../../database/schema/accounts.ts'
import { audit } from '../../database/schema/operations.ts'
import { referrals } from '../../database/schema/referrals.ts'
import type { InAccount } from '../../rpc/account-transaction.ts'
import { postReward } from '../money/ledger.ts'
import { known } from './invitation.ts'

interface Services {
  database: Database
  inAccount: InAccount
}

/** Days, in UTC, on which the invited person did something; what is done for them and by an administrator is not theirs. */
const daysOfUse = sql`(
  select count(distinct (${audit.at} at time zone 'UTC')::date) from ${audit}
  where ${audit.userId} = ${referrals.invitedUserId} and ${audit.outcome} = 'ok'
    and ${audit.sessionId} is not null and ${audit.actorUserId} is null and ${audit.at} >= ${referrals.createdAt})`

/**
 * Rewards every inviter whose invited person has used the product on two days; each invitation once. One whose two accounts
 * have met since, on a device or by an address, is refused instead.
 */
export async function rewardInvitations({ database, inAccount }: Services): Promise<void> {
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
      const [invited, inviter] = [await known(account.tx, invitedUserId), await known(account.tx, inviterUserId)]
      if (!invited || !inviter) return
      const refused = sharedBy({ invited, inviter })
      const [first] = await account.tx
        .update(referrals)
        .set(refused ? { refused } : { rewardedAt: account.now })
        .where(and(eq(referrals.invitedUserId, invitedUserId), isNull(referrals.rewardedAt)))
        .returning({ invitedUserId: referrals.invitedUserId })
      if (!first || refused) return
      await postReward(account, { key: String(invitedUserId), amount: REFERRAL_REWARD })
    })
  }
}
