import type { Database } from '../../../src/server/database/open.ts'
import { users } from '../../../src/server/database/schema/accounts.ts'

/** Inserts an account whose owner gave consent, and returns its numeric id. */
export async function insertUser(database: Database): Promise<number> {
  const [row] = await database.db
    .insert(users)
    .values({ clientId: crypto.randomUUID(), seq: 0, name: 'Anna', data: { activity: { consent: true } } })
    .returning({ id: users.id })
  return row!.id
}
