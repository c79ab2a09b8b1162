import { and, eq, isNull, lt } from 'drizzle-orm'
import { sessions, sessionTokens } from '../database/schema/accounts.ts'
import type { Tx } from '../database/transaction.ts'
import { hashToken, newToken, successorOf } from './tokens.ts'

/**
 * The tokens of a session form a chain: each has one successor, and the first use of a token ends all before it. Steps
 * along the chain lock the session, so that two nodes never take one at once.
 * Returns false for a session that has ended.
 */
export async function lockSession(tx: Tx, sessionId: string): Promise<boolean> {
  const locked = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .for('update')
  return locked.length > 0
}

/** The successor of a token, the same one until it is used; null then, since a superseded token buys no renewal. */
export async function succeed(tx: Tx, sessionId: string, token: string, now: Date): Promise<string | null> {
  if (!(await lockSession(tx, sessionId))) return null
  const ofToken = eq(sessionTokens.tokenHash, hashToken(token))
  const [presented] = await tx
    .select({ key: sessionTokens.successorKey, validUntil: sessionTokens.validUntil })
    .from(sessionTokens)
    .where(ofToken)
  if (!presented || presented.validUntil !== null) return null
  const key = presented.key ?? newToken()
  if (presented.key === null) await tx.update(sessionTokens).set({ successorKey: key }).where(ofToken)
  const successor = successorOf(token, key)
  await tx
    .insert(sessionTokens)
    .values({ tokenHash: hashToken(successor), sessionId, issuedAt: now })
    .onConflictDoUpdate({ target: sessionTokens.tokenHash, set: { issuedAt: now } })
  return successor
}

/** The first use of a token proves that the client has it: those before it are valid until `graceUntil`. */
export async function supersede(
  tx: Tx,
  { sessionId, tokenHash }: { sessionId: string; tokenHash: string },
  { now, graceUntil }: { now: Date; graceUntil: Date },
): Promise<void> {
  if (!(await lockSession(tx, sessionId))) return
  const used = await tx
    .update(sessionTokens)
    .set({ firstUsedAt: now })
    .where(and(eq(sessionTokens.tokenHash, tokenHash), isNull(sessionTokens.firstUsedAt)))
    .returning({ issuedAt: sessionTokens.issuedAt })
  for (const { issuedAt } of used) {
    await tx
      .update(sessionTokens)
      .set({ validUntil: graceUntil })
      .where(
        and(
          eq(sessionTokens.sessionId, sessionId),
          lt(sessionTokens.issuedAt, issuedAt),
          isNull(sessionTokens.validUntil),
        ),
      )
  }
}
