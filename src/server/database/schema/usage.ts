import { date, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { reference } from './columns.ts'

export type Counter = 'uploadFiles' | 'aiInsights'

/** What an account has used in a month (decision 120). */
export const usageCounters = pgTable(
  'usage_counters',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    counter: varchar({ length: 20 }).$type<Counter>().notNull(),
    /** The first day of the month, UTC. */
    month: date({ mode: 'string' }).notNull(),
    used: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.counter, table.month] })],
)
