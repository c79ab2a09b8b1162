import { count, desc, eq, type SQL } from 'drizzle-orm'
import type { ParsedParamsOf, ResultOf } from '../../../contract/methods.ts'
import { users } from '../../database/schema/accounts.ts'
import { businessQuotes } from '../../database/schema/money.ts'
import type { Db } from '../../database/transaction.ts'

/** What clinics asked for, the newest first. */
export async function listQuotes(
  db: Db,
  reachable: SQL | undefined,
  { limit, offset }: ParsedParamsOf<'admin.quotes:list'>,
): Promise<ResultOf<'admin.quotes:list'>> {
  const { id, userId, companyName, contactEmail, requirements, createdAt } = businessQuotes
  const rows = await db
    .select({ id, userId, userName: users.name, companyName, contactEmail, requirements, createdAt })
    .from(businessQuotes)
    .innerJoin(users, eq(users.id, userId))
    .where(reachable)
    .orderBy(desc(id))
    .limit(limit)
    .offset(offset)
  const [all] = await db
    .select({ total: count() })
    .from(businessQuotes)
    .innerJoin(users, eq(users.id, userId))
    .where(reachable)
  return {
    quotes: rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
    total: all?.total ?? 0,
  }
}
