import { and, eq } from 'drizzle-orm'
import { ContractError } from '../../../contract/errors.ts'
import { ClientId } from '../../../contract/ids.ts'
import type { ResultOf } from '../../../contract/methods.ts'
import { type Clock, moment } from '../../clock.ts'
import { users } from '../../database/schema/accounts.ts'
import { writeAudit } from '../../rpc/audit.ts'
import type { StagedCall } from '../../rpc/call.ts'
import { openSession } from '../../sessions/open-session.ts'
import type { SessionTimes } from '../../sessions/session.ts'
import { toUser } from '../account/user-row.ts'
import { type AdminScope, reachable } from './scope.ts'

/**
 * Enters the account of a key: a short session without a device, that only reads and names the administrator in each row
 * of the audit. Gives no key to what a device has sealed. Throws NOT_FOUND, and FORBIDDEN for another administrator.
 */
export async function impersonate(
  { clock, times, scope }: { clock: Clock; times: SessionTimes; scope: AdminScope },
  { database, session }: StagedCall<unknown>,
  key: string,
): Promise<ResultOf<'userAccount.user:impersonate'>> {
  const clientId = ClientId.safeParse(key.toLowerCase())
  if (!clientId.success) throw unknown()
  const now = moment(clock)
  return database.transaction(async tx => {
    const [account] = await tx
      .select()
      .from(users)
      .where(and(reachable(scope, session), eq(users.clientId, clientId.data)))
    if (!account) throw unknown()
    if (account.data.profile?.role === 'admin') {
      throw new ContractError('FORBIDDEN', 'Nobody enters the account of an administrator.', {
        errorType: 'ImpersonationRefused',
      })
    }
    const opened = await openSession(tx, now, times, {
      ...{ userId: account.id, kind: 'impersonation', deviceId: null, quickLogin: false },
      actorUserId: session.userId,
    })
    const begun = { objectType: 'session', objectId: opened.session.id }
    const entry = { action: 'userAccount.user:impersonate', ...begun, ofUser: account.id }
    await writeAudit(tx, { userId: account.id, session }, [entry], 'ok', now)
    const expiresAt = new Date(now.getTime() + times.impersonation).toISOString()
    return { token: opened.token, user: toUser(account), deviceKey: null, expiresAt }
  })
}

const unknown = () => new ContractError('NOT_FOUND', 'No account has this key.')
