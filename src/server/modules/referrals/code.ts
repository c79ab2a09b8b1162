import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { newReferralCode } from '../../../domain/account/referral.ts'
import { users } from '../../database/schema/accounts.ts'
import { referralCodes } from '../../database/schema/referrals.ts'
import type { Tx } from '../../database/transaction.ts'
import { rowStamp } from '../../replicated/row-stamp.ts'
import type { WriteCall } from '../../rpc/call.ts'
import { findUser } from '../account/user-row.ts'

const ATTEMPTS = 5

/** The account's code, made by the first call; it stands in the account's data, so that its devices know it offline. */
export async function ownCode(call: WriteCall): Promise<string> {
  const { tx, userId, now } = call
  const [known] = await tx
    .select({ code: referralCodes.code })
    .from(referralCodes)
    .where(eq(referralCodes.userId, userId))
  const code = known?.code ?? (await newCode(tx, userId, now))
  const { data } = await findUser(tx, userId)
  if (data.referrals?.code !== code) {
    await tx
      .update(users)
      .set({ ...(await rowStamp(call)), data: { ...data, referrals: { ...data.referrals, code } } })
      .where(eq(users.id, userId))
  }
  return code
}

async function newCode(tx: Tx, userId: number, createdAt: Date): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const [made] = await tx
      .insert(referralCodes)
      .values({ userId, code: newReferralCode(randomBytes(8)), createdAt })
      .onConflictDoNothing({ target: referralCodes.code })
      .returning({ code: referralCodes.code })
    if (made) return made.code
  }
  throw new TypeError('no free code was found')
}
