import { type Handler, read, write } from '../../rpc/handlers.ts'
import { ownCode } from './code.ts'
import { referralStats } from './stats.ts'

/** Two families of names for the same (P §7). */
export const referralHandlers = (): Handler[] => [
  ...(['userAccount.referrals:createCode', 'marketing.referralCodes:create'] as const).map(name =>
    write(name, async call => {
      const code = await ownCode(call)
      call.audit({ objectType: 'referral-code' })
      return { result: { code } }
    }),
  ),
  ...(['userAccount.referrals:getStats', 'marketing.stats:list'] as const).map(name =>
    read(name, async ({ db, userId }) => ({ result: { stats: await referralStats(db, userId) } })),
  ),
]
