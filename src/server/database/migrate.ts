import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'

export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))
/** An arbitrary number that no other code locks. */
const LOCK = 7_241_119

/** Brings the schema up to date, or to the last migration of another folder. Safe to call on several nodes at once: one migrates, the others wait. */
export async function migrate(pool: Pool, migrationsFolder = MIGRATIONS): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await applyMigrations(drizzle(client), { migrationsFolder })
  } finally {
    // Closing the connection releases the lock and the setting, also after an error.
    client.release(true)
  }
}
