import { and, count, desc, eq, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ParsedParamsOf, ResultOf } from '../../../contract/methods.ts'
import { users } from '../../database/schema/accounts.ts'
import { audit } from '../../database/schema/operations.ts'
import type { ReadCall } from '../../rpc/call.ts'

const actors = alias(users, 'actors')

/** What administrators did in the caller's account, the newest first; also those whose own account is deleted since. */
export async function listLooks(
  { db, userId }: Pick<ReadCall, 'db' | 'userId'>,
  { limit, offset }: ParsedParamsOf<'userAccount.looks:list'>,
): Promise<ResultOf<'userAccount.looks:list'>> {
  const { id, action, outcome, at } = audit
  const byAdmin = and(eq(audit.userId, userId), isNotNull(audit.actorChain))
  const rows = await db
    .select({ id, at, action, outcome, administrator: actors.name })
    .from(audit)
    .leftJoin(actors, eq(actors.id, audit.actorUserId))
    .where(byAdmin)
    .orderBy(desc(audit.id))
    .limit(limit)
    .offset(offset)
  const [all] = await db.select({ total: count() }).from(audit).where(byAdmin)
  return { looks: rows.map(({ at, ...row }) => ({ ...row, createdAt: at.toISOString() })), total: all?.total ?? 0 }
}
