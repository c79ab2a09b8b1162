import { and, eq, isNull } from 'drizzle-orm'
import { v7 } from 'uuid'
import { z } from 'zod'
import { ContractError } from '../../../contract/errors.ts'
import { chatSessions } from '../../database/schema/chat.ts'
import type { Db, Tx } from '../../database/transaction.ts'

const SessionId = z.uuid()

/** The recording's open session, or a new one: a chat about a recording is remembered (decision 81). */
export async function openSession(tx: Tx, userId: number, recordId: number, now: Date): Promise<string> {
  const { id, userId: owner, recordId: about, endedAt } = chatSessions
  const [open] = await tx
    .select({ id })
    .from(chatSessions)
    .where(and(eq(owner, userId), eq(about, recordId), isNull(endedAt)))
  if (open) return open.id
  const made = v7()
  await tx.insert(chatSessions).values({ id: made, userId, recordId, createdAt: now })
  return made
}

/** The recording of a session. Throws the same NOT_FOUND for an unknown session and one of another account; GONE if it ended. */
export async function recordOfSession(db: Db | Tx, userId: number, sessionId: string): Promise<number> {
  const id = SessionId.safeParse(sessionId).data
  const own = and(eq(chatSessions.userId, userId), eq(chatSessions.id, id ?? ''))
  const [session] = id === undefined ? [] : await db.select().from(chatSessions).where(own)
  if (!session) throw new ContractError('NOT_FOUND', 'There is no such chat.')
  if (session.endedAt) throw new ContractError('GONE', 'The chat has ended.')
  return session.recordId
}

export async function endSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.update(chatSessions).set({ endedAt: now }).where(eq(chatSessions.id, sessionId))
}
