import { and, desc, eq, sql } from 'drizzle-orm'
import type { OwnDevice } from '../../../contract/methods/account.ts'
import { moment } from '../../clock.ts'
import { devices, sessions } from '../../database/schema/accounts.ts'
import type { ReadCall, WriteCall } from '../../rpc/call.ts'
import type { IdentityServices } from './identity-services.ts'
import { endSessions, ownOf } from './own-sessions.ts'

/** The caller's devices, with how many sessions of each have not ended. A demo account is everybody's: there, this device only. */
export async function listDevices(
  { clock }: IdentityServices,
  { db, userId, session }: ReadCall,
): Promise<OwnDevice[]> {
  const lastSeenAt = sql`greatest(${devices.lastSeenAt}, max(${sessions.lastUsedAt}))`.mapWith(devices.lastSeenAt)
  const { id, name, agentClass, createdAt } = devices
  const rows = await db
    .select({ id, name, agentClass, createdAt, lastSeenAt, sessions: sql`count(${sessions.id})`.mapWith(Number) })
    .from(devices)
    .leftJoin(sessions, and(eq(sessions.deviceId, devices.id), ownOf(session, moment(clock))))
    .where(
      and(eq(devices.userId, userId), session.kind === 'demo' ? eq(devices.id, session.deviceId ?? '') : undefined),
    )
    .groupBy(devices.userId, devices.id)
    .orderBy(desc(lastSeenAt))
  return rows.map(row => ({
    ...row,
    current: row.id === session.deviceId,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }))
}

/**
 * Ends the sessions of one of the caller's devices, on every node. The device stays listed, because its row has the key to
 * what was sealed there and not sent.
 */
export const revokeDevice = (services: IdentityServices, call: WriteCall, deviceId: string): Promise<number> =>
  endSessions(services, call, eq(sessions.deviceId, deviceId))
