import { and, desc, eq, exists, gt, inArray, isNull, lt, ne, not } from 'drizzle-orm'
import { ContractError } from '../../contract/errors.ts'
import { daysBefore } from '../database/delete-expired.ts'
import { devices, sessions } from '../database/schema/accounts.ts'
import type { Tx } from '../database/transaction.ts'
import type { Session } from '../sessions/session.ts'
import { revokeSession } from '../sessions/sessions.ts'
import type { Quotas } from './quotas.ts'

export type SignInQuotas = Pick<Quotas, 'sessions' | 'devices'>

/**
 * How long a device that is not signed in is known: it may hold sealed work, which only its key opens. The accounts of the
 * demo are shared by everybody.
 */
const KNOWN_DAYS = { user: 400, demo: 2 }

/**
 * Holds an account to its quotas after `session` was opened: ends the sessions used longest ago, and forgets devices that
 * were away for very long. Throws FORBIDDEN `TooManyDevices` where that is not enough.
 */
export async function makeSignInRoom(
  tx: Tx,
  { id, userId, kind }: Pick<Session, 'id' | 'userId' | 'kind'>,
  now: Date,
  quotas: SignInQuotas,
): Promise<void> {
  if (kind === 'impersonation') return
  const isLive = and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now))
  if (kind === 'user') {
    const surplus = await tx
      .select({ id: sessions.id, userId: sessions.userId })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.kind, 'user'), ne(sessions.id, id), isLive))
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
      .offset(quotas.sessions - 1)
    for (const one of surplus) await revokeSession(tx, one, now)
  }
  const beyond = tx
    .select({ id: devices.id })
    .from(devices)
    .where(eq(devices.userId, userId))
    .orderBy(desc(devices.lastSeenAt), desc(devices.id))
    .offset(quotas.devices)
  const used = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.deviceId, devices.id), isLive))
  await tx
    .delete(devices)
    .where(
      and(
        eq(devices.userId, userId),
        inArray(devices.id, beyond),
        lt(devices.lastSeenAt, daysBefore(now, KNOWN_DAYS[kind])),
        not(exists(used)),
      ),
    )
  if (kind === 'user' && (await beyond.limit(1)).length > 0) throw tooManyDevices()
}

const tooManyDevices = () =>
  new ContractError('FORBIDDEN', 'The account has as many devices as it may have.', { errorType: 'TooManyDevices' })
