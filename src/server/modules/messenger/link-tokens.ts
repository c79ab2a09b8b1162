import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Locale } from '../../../contract/entities/user.ts'
import { sessions, users } from '../../database/schema/accounts.ts'
import { messengerTokens } from '../../database/schema/messenger.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import type { Session } from '../../sessions/session.ts'
import { hashToken, newToken } from '../../sessions/tokens.ts'

const LIFETIME_MS = 10 * 60_000

/** A new token of the session, in the place of its earlier ones; only its hash is stored. */
export async function createLinkToken(
  tx: Tx,
  { id: sessionId, userId }: Session,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  await tx.delete(messengerTokens).where(eq(messengerTokens.sessionId, sessionId))
  await tx.insert(messengerTokens).values({ tokenHash: hashToken(token), userId, sessionId, createdAt: now, expiresAt })
  return { token, expiresAt }
}

/** What the bot asks its user to confirm. */
export interface Question {
  questionId: string
  userId: number
  /** Of the account. */
  name: string
  email: string | null
  locale: Locale | undefined
}

/** A token that still works: not expired, of an open session, of an account that is there. */
const isOpen = (now: Date) =>
  and(
    gt(messengerTokens.expiresAt, now),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    isNull(users.deletedAt),
  )

const question = (tx: Tx) =>
  tx
    .select({
      questionId: messengerTokens.questionId,
      userId: messengerTokens.userId,
      chatId: messengerTokens.chatId,
      name: users.name,
      email: users.email,
      data: users.data,
    })
    .from(messengerTokens)
    .innerJoin(sessions, eq(sessions.id, messengerTokens.sessionId))
    .innerJoin(users, eq(users.id, messengerTokens.userId))

type Row = Awaited<ReturnType<typeof question>>[number]
const toQuestion = ({ questionId, userId, name, email, data }: Row): Question => ({
  ...{ questionId, userId, name, email },
  locale: data.preferences?.locale,
})

/**
 * Binds a token to the first chat that presents it, and returns what is to be confirmed there; null for a token that is
 * unknown, expired, or another chat's.
 */
export async function presentToken(tx: Tx, token: string, chatId: string, now: Date): Promise<Question | null> {
  const hash = eq(messengerTokens.tokenHash, hashToken(token))
  const [bound] = await tx
    .update(messengerTokens)
    .set({ chatId })
    .where(and(hash, or(isNull(messengerTokens.chatId), eq(messengerTokens.chatId, chatId))))
    .returning({ chatId: messengerTokens.chatId })
  if (!bound) return null
  const [row] = await question(tx).where(and(hash, isOpen(now)))
  return row ? toQuestion(row) : null
}

/** Uses the token up, whatever the reply to the question was; null if it is over or another chat's. */
export async function redeemQuestion(tx: Tx, questionId: string, chatId: string, now: Date): Promise<Question | null> {
  const mine = and(eq(messengerTokens.questionId, questionId), eq(messengerTokens.chatId, chatId))
  const [row] = await question(tx).where(and(mine, isOpen(now)))
  const deleted = await tx.delete(messengerTokens).where(mine).returning({ id: messengerTokens.questionId })
  return row && deleted.length > 0 ? toQuestion(row) : null
}

export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.delete(messengerTokens).where(lt(messengerTokens.expiresAt, now))
}
