import { eq } from 'drizzle-orm'
import { type User, UserData } from '../../../contract/entities/user.ts'
import { ContractError } from '../../../contract/errors.ts'
import type { ParsedParamsOf } from '../../../contract/methods.ts'
import { users } from '../../database/schema/accounts.ts'
import type { WriteCall } from '../../rpc/call.ts'
import { refuseOversized, rowStamp } from '../rows/row-writes.ts'
import { applyPatch } from './apply-patch.ts'
import { mergeData } from './merge-data.ts'
import { refuseProtectedChange } from './protected-fields.ts'
import { findUser, toUser } from './user-row.ts'

/**
 * Merges a change of the account's data into what stands, by path (decision 17). There is no conflict: operations of two
 * devices on different paths both hold, on one path the later one does. `data` counts only without `patch`, since a
 * client that sends both means the patch; an empty one means nothing.
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
  const [row] = await call.tx
    .update(users)
    .set({ ...(await rowStamp(call)), name: name ?? current.name, data: valid.data })
    .where(eq(users.id, call.userId))
    .returning()
  if (!row) throw new TypeError('a locked row is gone')
  call.audit({ action: 'userAccount.user:update', objectType: 'user', objectId: row.id })
  return toUser(row)
}
