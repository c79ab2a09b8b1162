import { eq, lt } from 'drizzle-orm'
import { messengerLinks, messengerUpdates } from '../../database/schema/messenger.ts'
import type { Db, Tx } from '../../database/transaction.ts'

export type Link = typeof messengerLinks.$inferSelect

/** Telegram repeats an update for 24 hours. */
const UPDATES_KEPT_MS = 3 * 86_400_000

export async function findLink(db: Db | Tx, userId: number): Promise<Link | null> {
  const [link] = await db.select().from(messengerLinks).where(eq(messengerLinks.userId, userId))
  return link ?? null
}

export async function findLinkOfChat(db: Db | Tx, chatId: string): Promise<Link | null> {
  const [link] = await db.select().from(messengerLinks).where(eq(messengerLinks.chatId, chatId))
  return link ?? null
}

/** Links the chat with the account alone: an earlier chat of the account and an earlier account of the chat end. */
export async function link(
  tx: Tx,
  { userId, chatId, username, now }: { userId: number; chatId: string; username: string | null; now: Date },
): Promise<void> {
  await tx.delete(messengerLinks).where(eq(messengerLinks.chatId, chatId))
  const values = { chatId, username, notifications: true, linkedAt: now }
  await tx
    .insert(messengerLinks)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: messengerLinks.userId, set: values })
}

/** From the account's side, returning the chat that was linked. */
export async function unlinkAccount(tx: Tx, userId: number): Promise<string | null> {
  const [gone] = await tx
    .delete(messengerLinks)
    .where(eq(messengerLinks.userId, userId))
    .returning({ chatId: messengerLinks.chatId })
  return gone?.chatId ?? null
}

/** From the chat's side, returning the account that was linked. */
export async function unlinkChat(db: Db | Tx, chatId: string): Promise<number | null> {
  const [gone] = await db
    .delete(messengerLinks)
    .where(eq(messengerLinks.chatId, chatId))
    .returning({ userId: messengerLinks.userId })
  return gone?.userId ?? null
}

/** False if there is no link. */
export async function setNotifications(tx: Tx, userId: number, notifications: boolean): Promise<boolean> {
  const changed = await tx
    .update(messengerLinks)
    .set({ notifications })
    .where(eq(messengerLinks.userId, userId))
    .returning({ userId: messengerLinks.userId })
  return changed.length > 0
}

/** True for the first time that an update comes; its effect belongs in the same transaction. */
export async function isNewUpdate(tx: Tx, updateId: number, now: Date): Promise<boolean> {
  const added = await tx
    .insert(messengerUpdates)
    .values({ updateId, handledAt: now })
    .onConflictDoNothing()
    .returning({ updateId: messengerUpdates.updateId })
  return added.length > 0
}

export async function deleteOldUpdates(db: Db, now: Date): Promise<void> {
  await db.delete(messengerUpdates).where(lt(messengerUpdates.handledAt, new Date(now.getTime() - UPDATES_KEPT_MS)))
}
