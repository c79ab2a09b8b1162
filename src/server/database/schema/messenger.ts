import { bigint, boolean, index, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core'
import { sessions, users } from './accounts.ts'
import { instant, reference, sha256 } from './columns.ts'

/** One-time tokens of deep links to the bot; only their hashes. They end with the session that asked. */
export const messengerTokens = pgTable(
  'messenger_tokens',
  {
    tokenHash: sha256().primaryKey(),
    /** Names it in the buttons of the bot's question, where the token itself must not stand. */
    questionId: uuid().notNull().unique('messenger_tokens_question').defaultRandom(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The chat that presented it first; no other can use it. */
    chatId: varchar({ length: 32 }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  table => [index().on(table.sessionId), index().on(table.expiresAt)],
)

/** An account's messaging app: one chat for one account. */
export const messengerLinks = pgTable('messenger_links', {
  userId: reference()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The person's id in the app, which exceeds 32 bits: a private chat has the same. */
  chatId: varchar({ length: 32 }).notNull().unique('messenger_links_chat'),
  username: text(),
  notifications: boolean().notNull().default(true),
  linkedAt: instant().notNull(),
})

/** Updates that were handled: the app sends one again until it is acknowledged. */
export const messengerUpdates = pgTable(
  'messenger_updates',
  {
    updateId: bigint({ mode: 'number' }).primaryKey(),
    handledAt: instant().notNull(),
  },
  table => [index().on(table.handledAt)],
)
