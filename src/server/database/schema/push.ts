import { index, jsonb, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core'
import type { PushKind } from '../../../contract/entities/user.ts'
import { sessions, users } from './accounts.ts'
import { instant, reference, sha256 } from './columns.ts'

/** A browser that takes push messages; it ends with its session. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    /** SHA-256 of the endpoint, which is too long for an index. */
    endpointHash: sha256().primaryKey(),
    endpoint: text().notNull(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    p256dh: text().notNull(),
    auth: text().notNull(),
    kinds: jsonb().$type<PushKind[]>().notNull(),
    locale: varchar({ length: 5 }).notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  table => [index().on(table.userId), index().on(table.sessionId)],
)

/** Keys that the server makes at its first start, by name. */
export const serverKeys = pgTable('server_keys', {
  name: varchar({ length: 40 }).primaryKey(),
  value: jsonb().$type<{ publicKey: string; privateKey: string }>().notNull(),
  createdAt: instant().notNull().defaultNow(),
})
