import { bigint, date, index, integer, pgTable, primaryKey, uuid, varchar } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant, reference } from './columns.ts'

export type Counter = 'uploadFiles' | 'aiInsights'

const owner = () =>
  reference()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** How much of its plan an account has used in a month of the plan (decision 120). */
export const usageCounters = pgTable(
  'usage_counters',
  {
    userId: owner(),
    counter: varchar({ length: 20 }).$type<Counter>().notNull(),
    /** The day on which the plan's month began, UTC. */
    month: date({ mode: 'string' }).notNull(),
    used: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.counter, table.month] })],
)

/** Each use, with what it cost. */
export const uses = pgTable(
  'uses',
  {
    id: uuid().primaryKey(),
    userId: owner(),
    counter: varchar({ length: 20 }).$type<Counter>().notNull(),
    month: date({ mode: 'string' }).notNull(),
    /** The work that it is for, as in `insight:7`; done again it is another use. */
    subject: varchar({ length: 100 }).notNull(),
    /** Kopecks; 0 within the plan. */
    cost: bigint({ mode: 'number' }).notNull(),
    balanceAfter: bigint({ mode: 'number' }).notNull(),
    createdAt: instant().notNull(),
    givenBackAt: instant(),
  },
  table => [index().on(table.userId, table.createdAt), index().on(table.userId, table.subject)],
)
