import { devices, sessions, sessionTokens } from '../database/schema/accounts.ts'
import type { Tx } from '../database/transaction.ts'
import { QUOTAS } from '../quotas/quotas.ts'
import { makeSignInRoom, type SignInQuotas } from '../quotas/sign-in-room.ts'
import type { Agent } from './agent.ts'
import type { Session, SessionTimes } from './session.ts'
import { hashToken, newToken } from './tokens.ts'

export interface NewSession {
  userId: number
  kind: Session['kind']
  deviceId: string | null
  actorUserId?: number
  quickLogin: boolean
  agent?: Agent
}

export interface OpenedSession {
  /** Stored nowhere in clear. */
  token: string
  /** As its sign-in is written down. */
  session: Pick<Session, 'id' | 'userId' | 'actorUserId'>
}

/** Opens a session on its device, within the quotas of the account. Throws as `makeSignInRoom`. */
export async function openSession(
  tx: Tx,
  now: Date,
  times: SessionTimes,
  opened: NewSession,
  quotas: SignInQuotas = QUOTAS,
): Promise<OpenedSession> {
  const { userId, deviceId, kind, quickLogin, actorUserId = null, agent } = opened
  if (deviceId !== null) {
    await tx
      .insert(devices)
      .values({ id: deviceId, userId, createdAt: now, lastSeenAt: now, ...agent })
      .onConflictDoUpdate({ target: [devices.userId, devices.id], set: { lastSeenAt: now, ...agent } })
  }
  const lifetime = kind === 'impersonation' ? times.impersonation : quickLogin ? times.quickLogin : times.browserSession
  const [session] = await tx
    .insert(sessions)
    .values({
      userId,
      kind,
      deviceId,
      actorUserId,
      slides: quickLogin,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + lifetime),
    })
    .returning({ id: sessions.id })
  if (!session) throw new TypeError('an insert returned no row')
  await makeSignInRoom(tx, { id: session.id, userId, kind }, now, quotas)
  const token = newToken()
  await tx.insert(sessionTokens).values({ tokenHash: hashToken(token), sessionId: session.id, issuedAt: now })
  return { token, session: { id: session.id, userId, actorUserId } }
}
