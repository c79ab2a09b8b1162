import { and, count, eq, isNotNull, isNull, lte, or, sql, sum } from 'drizzle-orm'
import { ContractError } from '../../../contract/errors.ts'
import type { Deletion } from '../../../contract/methods/account.ts'
import { deletionTime, isFreshSignIn } from '../../../domain/account/deletion.ts'
import { announce } from '../../changes/changes.ts'
import { sessions, users } from '../../database/schema/accounts.ts'
import { chatMessages } from '../../database/schema/chat.ts'
import { documentAssets } from '../../database/schema/documents.ts'
import { healthRecords, patients } from '../../database/schema/records.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { serverStamp } from '../../replicated/row-stamp.ts'
import type { WriteCall } from '../../rpc/call.ts'
import { findUser } from './user-row.ts'

/** Seconds after which no call of an ended session still runs (S2): nothing is stored behind the deletion. */
const CALLS_OVER_S = 60

/** What would be deleted, as the account's owner counts it: without what is deleted already. */
export async function deletionPreview(db: Db, userId: number): Promise<Deletion> {
  const { deleteAfter } = await findUser(db, userId)
  const ofType = (type: string) =>
    sql<number>`count(*) filter (where ${healthRecords.recordType} = ${type})`.mapWith(Number)
  const [records] = await db
    .select({ all: count(), recordings: ofType('ambient-scribe'), triages: ofType('triage') })
    .from(healthRecords)
    .where(and(eq(healthRecords.userId, userId), isNull(healthRecords.deletedAt)))
  const { all = 0, recordings = 0, triages = 0 } = records ?? {}
  const [people] = await db
    .select({ all: count() })
    .from(patients)
    .where(and(eq(patients.userId, userId), isNull(patients.deletedAt)))
  const [messages] = await db
    .select({ all: count() })
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), isNull(chatMessages.deletedAt)))
  const [files] = await db
    .select({ bytes: sum(documentAssets.size).mapWith(Number) })
    .from(documentAssets)
    .where(and(eq(documentAssets.userId, userId), isNull(documentAssets.deletedAt)))
  return {
    patients: people?.all ?? 0,
    ...{ recordings, triages, documents: all - recordings - triages },
    chatMessages: messages?.all ?? 0,
    bytes: files?.bytes ?? 0,
    deleteAfter: deleteAfter?.toISOString() ?? null,
  }
}

/** Throws FORBIDDEN unless the owner has just signed in (decision 28). Demo accounts are shared by their visitors. */
export function refuseDeletion({ session, now }: Pick<WriteCall, 'session' | 'now'>): void {
  if (session.kind === 'demo') {
    throw new ContractError('FORBIDDEN', 'A demo account belongs to all visitors.', { errorType: 'NoDemoPermission' })
  }
  if (session.kind === 'user' && isFreshSignIn(session.createdAt, now)) return
  throw new ContractError('FORBIDDEN', 'Sign in again first.', { errorType: 'FreshSignInNeeded' })
}

/** Marks the account for deletion, and returns the time until which its owner can keep it. */
export async function deleteLater(call: WriteCall): Promise<Date> {
  const deleteAfter = deletionTime(call.now)
  await mark(call, deleteAfter)
  return deleteAfter
}

export const keepAccount = (call: WriteCall): Promise<void> => mark(call, null)

/** Announced to every device of the account, because the request may come from a stranger at an open device. */
async function mark(call: WriteCall, deleteAfter: Date | null): Promise<void> {
  const { tx, userId } = call
  const { data } = await findUser(tx, userId)
  const { deleteAfter: _, ...others } = data
  await tx
    .update(users)
    .set({
      ...(await serverStamp(call)),
      deleteAfter,
      data: deleteAfter === null ? others : { ...others, deleteAfter: deleteAfter.toISOString() },
    })
    .where(eq(users.id, userId))
}

/** Ends the account: all its sessions at once, on every node; its rows and files by the job. Returns the sessions. */
export async function endAccount(tx: Tx, userId: number, now: Date, send: Jobs['send']): Promise<string[]> {
  await tx.update(users).set({ deletedAt: now }).where(eq(users.id, userId))
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id })
  for (const { id } of ended) await announce(tx, { kind: 'session-ended', userId, sessionId: id })
  await send('deleteAccount', { userId }, { tx, delay: CALLS_OVER_S })
  return ended.map(({ id }) => id)
}

/** Accounts whose time is over, and ended ones whose job gave up. */
export const accountsToDelete = (db: Db, now: Date): Promise<{ id: number; deletedAt: Date | null }[]> =>
  db
    .select({ id: users.id, deletedAt: users.deletedAt })
    .from(users)
    .where(or(isNotNull(users.deletedAt), lte(users.deleteAfter, now)))
