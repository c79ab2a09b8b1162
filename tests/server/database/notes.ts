import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Database } from '../../../src/server/database/open.ts'

/** A plain table for tests of the database itself. */
export const notes = pgTable('notes', { key: text().primaryKey(), points: integer().notNull().default(0) })

export async function withNotes(database: Database): Promise<Database> {
  await database.pool.query('CREATE TABLE IF NOT EXISTS notes (key text PRIMARY KEY, points int NOT NULL DEFAULT 0)')
  return database
}
