import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core'
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
    /** Instead of a result that quoted what was deleted since. */
    error: jsonb().$type<{ code: 'GONE' }>(),
    seq: bigint({ mode: 'number' }),
    createdAt: instant().notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.userId, table.opId] }), index().on(table.createdAt)],
)

/**
 * The end of each account's chain of audit rows; a random id, so that a chain does not identify an account that is gone. The
 * trigger `audit_link` locks the row while it adds to the chain (see audit/why.md).
 */
export const auditChains = pgTable('audit_chains', {
  id: uuid().primaryKey().defaultRandom(),
  /** Null for callers without an account, and once the account is deleted. */
  userId: reference()
    .unique('audit_chains_user_id')
    .references(() => users.id, { onDelete: 'set null' }),
  /** Rows in the chain. */
  length: bigint({ mode: 'number' }).notNull().default(0),
  /** Of the last row. */
  hash: sha256().notNull().default('0'.repeat(64)),
  /** The time of the last row. */
  at: instant().notNull().defaultNow(),
})

/** S8: who did what to which object, without clinical text. Outlives the account. Each row has the hash of the one before. */
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
    /** Of a list: which rows left. Of counted refusals: how many. */
    extent: text(),
    /** `ok` or the name of the error. */
    outcome: varchar({ length: 40 }).notNull(),
    at: instant().notNull().defaultNow(),
    /** These five are written by the trigger `audit_link`. */
    chain: uuid(),
    position: bigint({ mode: 'number' }),
    /** The chain of `actorUserId`, which stays when that account is deleted. */
    actorChain: uuid(),
    previousHash: sha256(),
    hash: sha256(),
  },
  table => [
    index().on(table.userId, table.at),
    index().on(table.at),
    index().on(table.actorUserId, table.at),
    uniqueIndex('audit_chain_position').on(table.chain, table.position),
  ],
)
