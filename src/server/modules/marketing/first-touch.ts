import type { ParsedParamsOf } from '../../../contract/methods.ts'
import { FIRST_TOUCH_FIELDS, type FirstTouch } from '../../../domain/account/first-touch.ts'
import { firstTouches } from '../../database/schema/marketing.ts'
import type { WriteCall } from '../../rpc/call.ts'
import { noteInvitation } from '../referrals/invitation.ts'

const LONGEST = 300

/** Stores how the account first came, and by whose code. A second call changes nothing: the first touch counts. */
export async function saveFirstTouch(
  { tx, userId, now }: WriteCall,
  ftd: ParsedParamsOf<'userAccount.user:saveFtd'>['ftd'],
): Promise<void> {
  const known = FIRST_TOUCH_FIELDS.flatMap(field => {
    const value = ftd[field]
    return typeof value === 'string' && value !== '' ? [[field, value.slice(0, LONGEST)] as const] : []
  })
  const data: FirstTouch = Object.fromEntries(known)
  const [first] = await tx
    .insert(firstTouches)
    .values({ userId, data, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: firstTouches.userId })
  if (first && data.referralCode !== undefined) await noteInvitation(tx, userId, data.referralCode, now)
}
