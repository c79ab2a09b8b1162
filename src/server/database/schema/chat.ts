import { index, pgTable, uuid, varchar } from 'drizzle-orm/pg-core'
import type { ChatMessageData } from '../../../contract/entities/chat-message.ts'
import { users } from './accounts.ts'
import { instant, reference } from './columns.ts'
import { healthRecords } from './records.ts'
import { ownedIndexes, ownedRow } from './replicated-table.ts'

const recordId = () =>
  reference()
    .notNull()
    .references(() => healthRecords.id, { onDelete: 'cascade' })

export const chatMessages = pgTable(
  'chat_messages',
  {
    ...ownedRow<ChatMessageData>(),
    recordId: recordId(),
    role: varchar({ length: 20 }).$type<'user' | 'assistant'>().notNull(),
  },
  table => [...ownedIndexes('chat_messages', table), index().on(table.recordId, table.createdAt)],
)

/** A chat about a recording; its messages are those of the recording. */
export const chatSessions = pgTable('chat_sessions', {
  id: uuid().primaryKey(),
  userId: reference()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  recordId: recordId(),
  createdAt: instant().notNull().defaultNow(),
  endedAt: instant(),
})
