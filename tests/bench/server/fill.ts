import { sql } from 'drizzle-orm'
import { openDatabase } from '../../../src/server/database/open.ts'
import { createLog } from '../../../src/server/log.ts'
import { personaData } from '../../../src/server/modules/demo/persona-accounts.ts'
import type { Account } from '../rig/account.ts'
import { openSession } from './seed.ts'

type Place = Parameters<typeof openDatabase>[0]

/** Accounts whose calls are timed, evenly spread over all. */
const MEASURED = 32

/**
 * Fills an empty PostgreSQL with `count` accounts of `rows` recordings of about 200 bytes each, made by the database
 * itself, and resolves to the accounts that are measured. Indexes are built after the rows. The server must not be
 * running.
 */
export async function fillAccounts(where: Place, count: number, rows: number): Promise<Account[]> {
  const database = await openDatabase(where, createLog('silent'))
  const { db } = database
  try {
    const now = new Date()
    const data = JSON.stringify(personaData('doctor', 'Bench', 'en', now))
    await database.transaction(async tx => {
      // The server ends statements that take as long as these.
      await tx.execute(sql`set local statement_timeout = 0`)
      await tx.execute(sql`
      insert into users (client_id, seq, last_seq, name, data)
      select gen_random_uuid(), 1, ${rows + 1}, 'Bench', ${data}::jsonb from generate_series(1, ${count})`)
      const indexes = await tx.execute(sql`
      select indexdef as "definition", indexname as "name" from pg_indexes
      where tablename = 'health_records' and indexname not in (select conname from pg_constraint)`)
      const built = indexes.rows as { definition: string; name: string }[]
      for (const { name } of built) await tx.execute(sql.raw(`drop index "${name}"`))
      await tx.execute(sql`
      insert into health_records (client_id, user_id, seq, name, record_type, status, created_at, updated_at, data)
      select gen_random_uuid(), users.id, n + 1, 'Visit ' || n, 'ambient-scribe', 'processed',
        now() - n * interval '1 minute', now() - n * interval '1 minute',
        jsonb_build_object('date', '2026-01-01T00:00:00.000Z', 'sourceType', 'file', 'subtype', 'generic', 'duration', n,
          'transcription', jsonb_build_object('text', md5(n::text), 'duration', n, 'model', 'bench'), 'reports', '[]'::jsonb)
      from users cross join generate_series(1, ${rows}) as n where users.name = 'Bench'`)
      for (const { definition } of built) await tx.execute(sql.raw(definition))
      await tx.execute(sql`analyze`)
    })
    const found = await db.execute(sql`
      select users.id as "userId", users.client_id as "accountId", health_records.client_id as "record"
      from users join health_records on health_records.user_id = users.id and health_records.seq = 2
      where users.name = 'Bench' and users.id % ${Math.max(1, Math.floor(count / MEASURED))} = 0 order by users.id`)
    const accounts: Account[] = []
    for (const { userId, accountId, record } of found.rows as { userId: string; accountId: string; record: string }[])
      accounts.push({ accountId, record, ...(await openSession(db, Number(userId))), total: rows })
    return accounts.slice(0, MEASURED)
  } finally {
    await database.close()
  }
}
