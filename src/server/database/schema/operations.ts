import { bigint, index, jsonb, pgTable, primaryKey, uuid, varchar } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { identity, instant, orderedJson, reference, sha256 } from './columns.ts'

/** I2: the result of a call with an opId, stored in the transaction of its effect and returned to every replay. */
export const operations = pgTable(
  'operations',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    opId: varchar({ length: 64 }).notNull(),
    method: varchar({ length: 200 }).notNull(),
    /** Hash of the parameters: an opId reused with others is a client's mistake and must not return this result. */
    paramsSha256: sha256(),
    result: orderedJson(),
    error: jsonb(),
    seq: bigint({ mode: 'number' }),
    createdAt: instant().notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.userId, table.opId] }), index().on(table.createdAt)],
)

/** S8: who did what to which object, without clinical text. Outlives the account. */
export const audit = pgTable(
  'audit',
  {
    id: identity(),
    userId: reference().references(() => users.id, { onDelete: 'set null' }),
    /** The person behind the session, if not the account's own. */
    actorUserId: reference().references(() => users.id, { onDelete: 'set null' }),
    sessionId: uuid(),
    action: varchar({ length: 100 }).notNull(),
    objectType: varchar({ length: 40 }),
    objectId: varchar({ length: 64 }),
    /** `ok` or the name of the error. */
    outcome: varchar({ length: 40 }).notNull(),
    at: instant().notNull().defaultNow(),
  },
  table => [index().on(table.userId, table.at), index().on(table.at)],
)
