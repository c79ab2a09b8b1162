import { eq } from 'drizzle-orm'
import { type User, UserData } from '../../../contract/entities/user.ts'
import { ContractError } from '../../../contract/errors.ts'
import type { ParsedParamsOf } from '../../../contract/methods.ts'
import { users } from '../../database/schema/accounts.ts'
import { rowStamp } from '../../replicated/row-stamp.ts'
import { refuseOversized } from '../../replicated/write.ts'
import type { WriteCall } from '../../rpc/call.ts'
import { applyPatch } from './apply-patch.ts'
import { consentAction, refuseIncompleteConsent, withConsentTime } from './consent.ts'
import { mergeData } from './merge-data.ts'
import { refuseProtectedChange } from './protected-fields.ts'
import { findUser, toUser } from './user-row.ts'

/**
 * Merges a change of the account's data by path (decision 17), without conflicts: changes of different paths both
 * apply, on one path the later one wins. `data` is ignored if there is a non-empty `patch`.
 */
export async function updateUser(
  call: WriteCall,
  { data, patch, name }: ParsedParamsOf<'userAccount.user:update'>,
): Promise<User> {
  const current = await findUser(call.tx, call.userId)
  const merged = patch?.length ? applyPatch(current.data, patch) : mergeData(current.data, data ?? {})
  refuseProtectedChange(current.data, merged)
  refuseOversized(merged)
  const valid = UserData.safeParse(merged)
  if (!valid.success) {
    const issues = valid.error.issues.map(issue => ({ path: `data.${issue.path.join('.')}`, message: issue.message }))
    throw new ContractError('UNPROCESSABLE', 'The data would not be that of a user.', {
      errorType: 'InvalidUserData',
      issues,
    })
  }
  refuseIncompleteConsent(current.data, valid.data)
  const written = withConsentTime(current.data, valid.data, call.now)
  const [row] = await call.tx
    .update(users)
    .set({ ...(await rowStamp(call)), name: name ?? current.name, data: written })
    .where(eq(users.id, call.userId))
    .returning()
  if (!row) throw new TypeError('a locked row is gone')
  const action = consentAction(current.data, written) ?? 'userAccount.user:update'
  // The row is of this account: its id would have to be deleted with it, and the chain would break.
  call.audit({ action, objectType: 'user' })
  return toUser(row)
}
