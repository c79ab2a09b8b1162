import { z } from 'zod'
import { method } from '../method.ts'
import { NoParams } from '../plain.ts'

const ReferralCode = z.object({ code: z.string() })
const ReferralStats = z.object({
  stats: z.looseObject({
    totalUsers: z.number().int().nonnegative(),
    activeUsers: z.number().int().nonnegative(),
    proUsers: z.number().int().nonnegative(),
    /** Minor units. */
    rewardsEarned: z.number().int().nonnegative(),
  }),
})

/** The specification names both families without a difference between them. */
export const referralMethods = [
  method('userAccount.referrals:createCode', { effect: 'write', built: false, params: NoParams, result: ReferralCode }),
  method('userAccount.referrals:getStats', { built: false, params: NoParams, result: ReferralStats }),
  method('marketing.referralCodes:create', { effect: 'write', built: false, params: NoParams, result: ReferralCode }),
  method('marketing.stats:list', { built: false, params: NoParams, result: ReferralStats }),
] as const
