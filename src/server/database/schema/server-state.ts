import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** One row about the database itself (I8). */
export const serverState = pgTable(
  'server_state',
  {
    only: boolean().primaryKey().default(true),
    /** Random. Changes if the database was restored from a backup. */
    epoch: text().notNull(),
    /** Counts the epochs, so that an older one is known as such. */
    number: integer().notNull().default(1),
    /** Identifies the storage, to detect a restored copy. */
    storage: text(),
    restoredAt: instant(),
  },
  table => [check('server_state_one_row', sql`${table.only}`)],
)
