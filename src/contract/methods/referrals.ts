import { z } from 'zod'
import { method } from '../method.ts'
import { NoParams } from '../plain.ts'

const ReferralCode = z.object({ code: z.string() })
const ReferralStats = z.object({
  stats: z.looseObject({
    /** Accounts that began with the code. */
    totalUsers: z.number().int().nonnegative(),
    /** Of these, those that used the product on two days. */
    activeUsers: z.number().int().nonnegative(),
    /** Of these, those with a plan beyond basic. */
    proUsers: z.number().int().nonnegative(),
    /** Minor units. */
    rewardsEarned: z.number().int().nonnegative(),
  }),
})

/** The specification names both families without a difference between them. */
export const referralMethods = [
  method('userAccount.referrals:createCode', { effect: 'write', params: NoParams, result: ReferralCode }),
  method('userAccount.referrals:getStats', { params: NoParams, result: ReferralStats }),
  method('marketing.referralCodes:create', { effect: 'write', params: NoParams, result: ReferralCode }),
  method('marketing.stats:list', { params: NoParams, result: ReferralStats }),
] as const
