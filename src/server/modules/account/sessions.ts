import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { type Clock, moment } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { sessions, sessionTokens, users } from '../../database/schema/accounts.ts'
import type { Tx } from '../../database/transaction.ts'
import { announce, type Changes } from '../../rpc/changes.ts'
import { issueToken } from './open-session.ts'
import type { Session, SessionTimes } from './session.ts'
import { hashToken } from './tokens.ts'

/** How long a look-up is believed. What ends a session is announced and drops it at once. */
const BELIEVED_MS = 5_000
const TOUCH_EVERY_MS = 60 * 60_000
const MOST_REMEMBERED = 10_000

export interface Sessions {
  /** The session of a token, or null where it is unknown, expired or revoked. */
  find(token: string): Promise<Session | null>
  /** A newer token for the answer, where the presented one is due to be replaced; else null. */
  renew(token: string): Promise<string | null>
  /** Call once a revocation is committed; the other nodes hear of it by themselves. */
  forget(sessionId: string): void
  close(): void
}

interface Known {
  session: Session
  issuedAt: number
  /** Of the session's newest token, which may have been lost on its way. */
  newestIssuedAt: number
  readAt: number
}

export function createSessions(database: Database, changes: Changes, clock: Clock, times: SessionTimes): Sessions {
  const known = new Map<string, Known>()
  /** A look-up on its way when a session ends would otherwise remember it. */
  const ended = new Set<string>()
  const unsubscribe = changes.ofAll({
    onAnnouncement(announcement) {
      if (announcement.kind === 'session-ended') forget(announcement.sessionId)
    },
    onGap: () => known.clear(),
  })

  function forget(sessionId: string): void {
    if (ended.size >= MOST_REMEMBERED) ended.clear()
    ended.add(sessionId)
    for (const [hash, { session }] of known) if (session.id === sessionId) known.delete(hash)
  }

  async function look(tokenHash: string): Promise<Known | null> {
    const remembered = known.get(tokenHash)
    if (remembered && clock.monotonic() - remembered.readAt < BELIEVED_MS) return remembered
    known.delete(tokenHash)
    const now = moment(clock)
    const row = await readSession(database, tokenHash, now)
    if (!row || ended.has(row.id)) return null
    const { firstUsedAt, issuedAt, newestIssuedAt, slides, lastUsedAt, ...session } = row
    if (firstUsedAt === null) await beginUse(database, tokenHash, session.id, issuedAt, now, times)
    if (now.getTime() - lastUsedAt.getTime() > TOUCH_EVERY_MS) await touch(database, session.id, slides, now, times)
    const found: Known = {
      session,
      issuedAt: issuedAt.getTime(),
      newestIssuedAt: newestIssuedAt.getTime(),
      readAt: clock.monotonic(),
    }
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(tokenHash, found)
    return found
  }

  return {
    find: async token => (await look(hashToken(token)))?.session ?? null,
    async renew(token) {
      const found = await look(hashToken(token))
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
      ),
    )
  return row
}

/** The first use of a token: the client has it, so the older ones may go. */
async function beginUse(
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

/** Ends the session for every node, with the transaction. */
export async function revokeSession(tx: Tx, { id, userId }: Session, now: Date): Promise<void> {
  await tx.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, id))
  await announce(tx, { kind: 'session-ended', userId, sessionId: id })
}
