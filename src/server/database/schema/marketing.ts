import { date, integer, jsonb, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { identity, instant, reference } from './columns.ts'

/** Page views by day, without identity, kept 13 months (decision 111). */
export const pageHits = pgTable(
  'page_hits',
  {
    day: date({ mode: 'string' }).notNull(),
    page: varchar({ length: 130 }).notNull(),
    locale: varchar({ length: 5 }).notNull(),
    hits: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.day, table.page, table.locale] })],
)

/** How an account first came: device, referrer, referral code. */
export const firstTouches = pgTable('first_touches', {
  userId: reference()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  data: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: instant().notNull().defaultNow(),
})

/** What users write about the product. */
export const feedback = pgTable('feedback', {
  id: identity(),
  /** Null after the account was deleted. */
  userId: reference().references(() => users.id, { onDelete: 'set null' }),
  kind: varchar({ length: 100 }).notNull(),
  message: text().notNull(),
  name: text(),
  email: text(),
  phone: text(),
  context: jsonb().$type<{ healthRecordId?: number; patientId?: number }>(),
  diagnostics: text(),
  createdAt: instant().notNull().defaultNow(),
})
