import { and, desc, eq, isNull } from 'drizzle-orm'
import type { ChatMessageData } from '../../../contract/entities/chat-message.ts'
import { chatMessages } from '../../database/schema/chat.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { insertRow, writeRow } from '../../replicated/write.ts'
import type { WriteCall } from '../../rpc/call.ts'
import { CHAT_MESSAGES, type ChatMessageRow } from './chat-message.ts'

/** The newest messages about a recording, oldest first. */
export async function messagesOf(db: Db | Tx, recordId: number, limit: number): Promise<ChatMessageRow[]> {
  const rows = await db
    .select(CHAT_MESSAGES.columns)
    .from(chatMessages)
    .where(and(eq(chatMessages.recordId, recordId), isNull(chatMessages.deletedAt)))
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.id))
    .limit(limit)
  return rows.map(CHAT_MESSAGES.toRow).toReversed()
}

/** Inserts a message of this call. */
export const insertMessage = (
  call: WriteCall,
  clientId: string,
  content: { recordId: number; role: 'user' | 'assistant'; data: ChatMessageData },
): Promise<ChatMessageRow> => insertRow(CHAT_MESSAGES, call, { clientId }, content)

/** Deletes every message about a recording. */
export async function clearMessages(call: WriteCall, recordId: number): Promise<void> {
  const alive = and(eq(chatMessages.recordId, recordId), isNull(chatMessages.deletedAt))
  const { id, bytes, deletedAt } = chatMessages
  const found = await call.tx.select({ id, bytes, deletedAt }).from(chatMessages).where(alive)
  for (const row of found) await writeRow(CHAT_MESSAGES, call, row, { deletedAt: call.now })
}
