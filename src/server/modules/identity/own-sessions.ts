import { and, desc, eq, gt, isNull, ne, type SQL } from 'drizzle-orm'
import type { OwnSession } from '../../../contract/methods/account.ts'
import { moment } from '../../clock.ts'
import { devices, sessions } from '../../database/schema/accounts.ts'
import type { ReadCall, WriteCall } from '../../rpc/call.ts'
import type { Session } from '../../sessions/session.ts'
import { revokeSession } from '../../sessions/sessions.ts'
import type { IdentityServices } from './identity-services.ts'

/** The caller's sessions that have not ended. A demo account is everybody's: there, those of this device only. */
export const ownOf = ({ userId, kind, deviceId, id }: Session, now: Date) =>
  and(
    eq(sessions.userId, userId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    kind !== 'demo' ? undefined : deviceId === null ? eq(sessions.id, id) : eq(sessions.deviceId, deviceId),
  )

export async function listSessions({ clock }: IdentityServices, { db, session }: ReadCall): Promise<OwnSession[]> {
  const rows = await db
    .select({ session: sessions, name: devices.name, agentClass: devices.agentClass })
    .from(sessions)
    .leftJoin(devices, and(eq(devices.userId, sessions.userId), eq(devices.id, sessions.deviceId)))
    .where(ownOf(session, moment(clock)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
  return rows.map(({ session: { id, kind, slides, createdAt, lastUsedAt, expiresAt }, name, agentClass }) => ({
    ...{ id, kind, current: id === session.id, deviceName: name, agentClass, quickLogin: slides },
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }))
}

/** Ends one of the caller's sessions, or every other one. Returns how many had not ended. */
export const revokeSessions = (
  services: IdentityServices,
  call: WriteCall,
  which: { sessionId: string } | { others: true },
): Promise<number> =>
  endSessions(services, call, 'others' in which ? ne(sessions.id, call.session.id) : eq(sessions.id, which.sessionId))

/** Ends those of the caller's sessions that `which` selects, on every node. */
export async function endSessions(services: IdentityServices, call: WriteCall, which: SQL): Promise<number> {
  const ended = await call.tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(ownOf(call.session, call.now), which))
  for (const { id } of ended) {
    await revokeSession(call.tx, { id, userId: call.userId }, call.now)
    call.afterCommit(() => services.sessions.forget(id))
    call.audit({ objectType: 'session', objectId: id })
  }
  return ended.length
}
