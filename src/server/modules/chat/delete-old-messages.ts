import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../database/open.ts'
import { chatMessages } from '../../database/schema/chat.ts'
import { healthRecords } from '../../database/schema/records.ts'
import { emptyReplies } from '../../replicated/empty-replies.ts'
import { emptiedBefore } from '../../replicated/tombstones.ts'
import { writeAsServer } from '../../replicated/write.ts'
import type { InAccount } from '../../rpc/account-transaction.ts'
import { CHAT_MESSAGES } from './chat-message.ts'

/** Deletes the messages about recordings that were deleted 90 days ago; until then the recording may come back whole. */
export async function deleteOldMessages(
  { database: { db }, inAccount }: { database: Pick<Database, 'db'>; inAccount: InAccount },
  now: Date,
): Promise<void> {
  const due = and(isNull(chatMessages.deletedAt), lt(healthRecords.deletedAt, emptiedBefore(now)))
  const found = await db
    .select({ id: chatMessages.id, userId: chatMessages.userId })
    .from(chatMessages)
    .innerJoin(healthRecords, eq(healthRecords.id, chatMessages.recordId))
    .where(due)
  for (const [userId, messages] of Map.groupBy(found, one => one.userId)) {
    await inAccount(userId, async account => {
      const emptied = new Map<string, object>()
      for (const { id } of messages) {
        const content = { deletedAt: account.now, data: { content: '' } }
        const row = await writeAsServer(CHAT_MESSAGES, account, id, content)
        emptied.set(row.clientId, CHAT_MESSAGES.toWire(row))
      }
      await emptyReplies(account.tx, userId, emptied)
    })
  }
}
