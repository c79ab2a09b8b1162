import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { announce, type Changes } from '../changes/changes.ts'
import { type Clock, moment } from '../clock.ts'
import type { Database } from '../database/open.ts'
import { sessions, sessionTokens, users } from '../database/schema/accounts.ts'
import { pushSubscriptions } from '../database/schema/push.ts'
import type { Tx } from '../database/transaction.ts'
import { writeAudit } from '../rpc/audit.ts'
import type { Session, SessionTimes } from './session.ts'
import { lockSession, succeed, supersede } from './token-chain.ts'
import { hashToken } from './tokens.ts'

/** How long a looked-up session is cached. The end of a session is announced and evicts it at once. */
const CACHED_MS = 5_000
const TOUCH_EVERY_MS = 60 * 60_000
const MAX_CACHED = 10_000

export interface Sessions {
  /** The session of a token, or null if it is unknown, expired or revoked. */
  find(token: string): Promise<Session | null>
  /** The next token for the response if the presented one is due for rotation and not superseded, else null. */
  renew(token: string): Promise<string | null>
  /** Call after a revocation is committed; other nodes get it by an announcement. */
  forget(sessionId: string): void
  close(): void
}

interface CachedSession {
  session: Session
  issuedAt: number
  /** Of the session's newest token, which may have been lost in transit. */
  newestIssuedAt: number
  readAt: number
}

export function createSessions(database: Database, changes: Changes, clock: Clock, times: SessionTimes): Sessions {
  const cached = new Map<string, CachedSession>()
  /** Sessions that ended while a look-up was in flight, which must not cache them. */
  const ended = new Set<string>()
  const unsubscribe = changes.ofAll({
    onAnnouncement(announcement) {
      if (announcement.kind === 'session-ended') forget(announcement.sessionId)
    },
    onGap: () => cached.clear(),
  })

  function forget(sessionId: string): void {
    if (ended.size >= MAX_CACHED) ended.clear()
    ended.add(sessionId)
    for (const [hash, { session }] of cached) if (session.id === sessionId) cached.delete(hash)
  }

  async function lookUp(tokenHash: string): Promise<CachedSession | null> {
    const recent = cached.get(tokenHash)
    if (recent && clock.monotonic() - recent.readAt < CACHED_MS) return recent
    cached.delete(tokenHash)
    const now = moment(clock)
    const row = await readSession(database, tokenHash, now)
    if (!row || ended.has(row.id)) return null
    const { firstUsedAt, issuedAt, newestIssuedAt, validUntil, lastUsedAt, ...session } = row
    if (validUntil !== null && validUntil <= now) {
      await endReused(session, now)
      return null
    }
    if (firstUsedAt === null) {
      const graceUntil = new Date(now.getTime() + times.graceAfterRotation)
      const used = { sessionId: session.id, tokenHash }
      await database.transaction(tx => supersede(tx, used, { now, graceUntil }))
    }
    if (now.getTime() - lastUsedAt.getTime() > TOUCH_EVERY_MS) {
      await database.db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, session.id))
    }
    const found: CachedSession = {
      session,
      issuedAt: issuedAt.getTime(),
      newestIssuedAt: newestIssuedAt.getTime(),
      readAt: clock.monotonic(),
    }
    if (cached.size >= MAX_CACHED) cached.clear()
    cached.set(tokenHash, found)
    return found
  }

  /** Somebody has a token that its device gave up long ago: it was copied, and whoever renewed it may not be the owner. */
  async function endReused(session: Session, now: Date): Promise<void> {
    await database.transaction(async tx => {
      if (!(await lockSession(tx, session.id))) return
      await revokeSession(tx, session, now)
      const entry = { action: 'session:token-reused', objectType: 'session', objectId: session.id }
      await writeAudit(tx, { userId: session.userId, session }, [entry], 'UNAUTHORIZED', now)
    })
    forget(session.id)
  }

  return {
    find: async token => (await lookUp(hashToken(token)))?.session ?? null,
    async renew(token) {
      const found = await lookUp(hashToken(token))
      const now = clock.now()
      if (!found || now - found.issuedAt < times.rotateAfter) return null
      const newest = found.newestIssuedAt
      if (newest > found.issuedAt && now - newest < times.reissueAfter) return null
      found.newestIssuedAt = now
      return database.transaction(tx => succeed(tx, found.session.id, token, moment(clock)))
    },
    forget,
    close: unsubscribe,
  }
}

/** Also by a superseded token whose time is over. */
async function readSession({ db }: Database, tokenHash: string, now: Date) {
  const newest = sql`(select max(t.issued_at) from session_tokens t where t.session_id = ${sessions.id})`
  const [row] = await db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      kind: sessions.kind,
      actorUserId: sessions.actorUserId,
      deviceId: sessions.deviceId,
      isAdmin: sql<boolean>`coalesce(${users.data}->'profile'->>'role' = 'admin', false)`,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      issuedAt: sessionTokens.issuedAt,
      firstUsedAt: sessionTokens.firstUsedAt,
      validUntil: sessionTokens.validUntil,
      newestIssuedAt: newest.mapWith(sessionTokens.issuedAt),
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessionTokens.tokenHash, tokenHash),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        isNull(users.deletedAt),
        // Who is no administrator any more leaves the accounts of others at once.
        sql`(${sessions.actorUserId} is null or exists (select 1 from users actor where actor.id = ${sessions.actorUserId}
          and actor.deleted_at is null and actor.data->'profile'->>'role' = 'admin'))`,
      ),
    )
  return row
}

/** Ends the session on every node when the transaction commits. */
export async function revokeSession(tx: Tx, { id, userId }: Pick<Session, 'id' | 'userId'>, now: Date): Promise<void> {
  await tx.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, id))
  // The next person of this browser must not get this one's messages (S7).
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, id))
  await announce(tx, { kind: 'session-ended', userId, sessionId: id })
}

/** A newer session of the same device takes over: this one ends when calls that are under way with it are over. */
export async function retireSession(
  tx: Tx,
  id: string,
  now: Date,
  { graceAfterRotation }: SessionTimes,
): Promise<void> {
  const until = new Date(now.getTime() + graceAfterRotation)
  await tx
    .update(sessions)
    .set({ slides: false, expiresAt: until })
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, until)))
}

/** Ends the session that has or had this token; returns null if there is none, or it has ended. */
export async function revokeByTokenHash(tx: Tx, tokenHash: string, now: Date): Promise<{ id: string } | null> {
  const [found] = await tx
    .select({ id: sessions.id, userId: sessions.userId })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(and(eq(sessionTokens.tokenHash, tokenHash), isNull(sessions.revokedAt)))
  if (!found) return null
  await revokeSession(tx, found, now)
  return found
}
