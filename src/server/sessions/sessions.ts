import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { announce, type Changes } from '../changes/changes.ts'
import { type Clock, moment } from '../clock.ts'
import type { Database } from '../database/open.ts'
import { sessions, sessionTokens, users } from '../database/schema/accounts.ts'
import { pushSubscriptions } from '../database/schema/push.ts'
import type { Tx } from '../database/transaction.ts'
import { issueToken } from './open-session.ts'
import type { Session, SessionTimes } from './session.ts'
import { hashToken } from './tokens.ts'

/** How long a looked-up session is cached. The end of a session is announced and evicts it at once. */
const CACHED_MS = 5_000
const TOUCH_EVERY_MS = 60 * 60_000
const MAX_CACHED = 10_000

export interface Sessions {
  /** The session of a token, or null if it is unknown, expired or revoked. */
  find(token: string): Promise<Session | null>
  /** A newer token for the response if the presented one is due for rotation, else null. */
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
    const { firstUsedAt, issuedAt, newestIssuedAt, slides, lastUsedAt, ...session } = row
    if (firstUsedAt === null) await markFirstUse(database, tokenHash, session.id, issuedAt, now, times)
    if (now.getTime() - lastUsedAt.getTime() > TOUCH_EVERY_MS) await touch(database, session.id, slides, now, times)
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

  return {
    find: async token => (await lookUp(hashToken(token)))?.session ?? null,
    async renew(token) {
      const found = await lookUp(hashToken(token))
      const now = clock.now()
      if (!found || now - found.issuedAt < times.rotateAfter) return null
      const newest = found.newestIssuedAt
      if (newest > found.issuedAt && now - newest < times.reissueAfter) return null
      found.newestIssuedAt = now
      return issueToken(database.db, found.session.id, moment(clock))
    },
    forget,
    close: unsubscribe,
  }
}

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
      slides: sessions.slides,
      lastUsedAt: sessions.lastUsedAt,
      issuedAt: sessionTokens.issuedAt,
      firstUsedAt: sessionTokens.firstUsedAt,
      newestIssuedAt: newest.mapWith(sessionTokens.issuedAt),
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessionTokens.tokenHash, tokenHash),
        or(isNull(sessionTokens.validUntil), gt(sessionTokens.validUntil, now)),
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

/** The first use of a token proves that the client has it, so older ones may expire. */
async function markFirstUse(
  { db }: Database,
  tokenHash: string,
  sessionId: string,
  issuedAt: Date,
  now: Date,
  times: SessionTimes,
): Promise<void> {
  await db.update(sessionTokens).set({ firstUsedAt: now }).where(eq(sessionTokens.tokenHash, tokenHash))
  await db
    .update(sessionTokens)
    .set({ validUntil: new Date(now.getTime() + times.graceAfterRotation) })
    .where(
      and(
        eq(sessionTokens.sessionId, sessionId),
        lt(sessionTokens.issuedAt, issuedAt),
        isNull(sessionTokens.validUntil),
      ),
    )
}

async function touch({ db }: Database, id: string, slides: boolean, now: Date, times: SessionTimes): Promise<void> {
  const expiresAt = new Date(now.getTime() + times.quickLogin)
  await db
    .update(sessions)
    .set(slides ? { lastUsedAt: now, expiresAt } : { lastUsedAt: now })
    .where(eq(sessions.id, id))
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
