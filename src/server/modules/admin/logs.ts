import { and, desc, eq, gt, ilike, isNotNull, ne, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { count } from 'drizzle-orm/sql/functions'
import { ContractError } from '../../../contract/errors.ts'
import type { AnyId } from '../../../contract/ids.ts'
import type { LogEntry } from '../../../contract/methods/admin.ts'
import type { ParsedParamsOf, ResultOf } from '../../../contract/methods.ts'
import { users } from '../../database/schema/accounts.ts'
import { audit } from '../../database/schema/operations.ts'
import type { Db } from '../../database/transaction.ts'
import { containing } from './containing.ts'

const actors = alias(users, 'actors')
const COLUMNS = {
  ...{ id: audit.id, at: audit.at, userId: audit.userId, userName: users.name },
  ...{ actorUserId: audit.actorUserId, actorName: actors.name },
  ...{ action: audit.action, objectType: audit.objectType, objectId: audit.objectId, outcome: audit.outcome },
}

const rows = (db: Db, where: SQL | undefined) =>
  db
    .select(COLUMNS)
    .from(audit)
    .leftJoin(users, eq(users.id, audit.userId))
    .leftJoin(actors, eq(actors.id, audit.actorUserId))
    .where(where)

type Row = Awaited<ReturnType<typeof rows>>[number]
const toWire = ({ at, objectType, objectId, ...row }: Row): LogEntry => ({
  ...row,
  createdAt: at.toISOString(),
  object: objectType === null ? null : [objectType, objectId].filter(one => one !== null).join(' '),
})

/** The newest first; `query` is part of an action, an outcome, or a name. */
export async function listLogs(
  db: Db,
  reachable: SQL | undefined,
  { query = '', userId, failures, byAdmins, after, limit, offset }: ParsedParamsOf<'admin.logs:list'>,
): Promise<ResultOf<'admin.logs:list'>> {
  const like = containing(query)
  const where = and(
    reachable,
    userId === undefined ? undefined : eq(audit.userId, userId),
    failures ? ne(audit.outcome, 'ok') : undefined,
    byAdmins ? isNotNull(audit.actorUserId) : undefined,
    after === undefined ? undefined : gt(audit.id, after),
    query.trim() === ''
      ? undefined
      : or(ilike(audit.action, like), ilike(audit.outcome, like), ilike(users.name, like)),
  )
  const found = await rows(db, where).orderBy(desc(audit.id)).limit(limit).offset(offset)
  const [all] = await db.select({ total: count() }).from(audit).leftJoin(users, eq(users.id, audit.userId)).where(where)
  return { entries: found.map(toWire), total: all?.total ?? 0 }
}

export async function findLog(db: Db, reachable: SQL | undefined, id: AnyId): Promise<LogEntry> {
  const [row] = typeof id === 'number' ? await rows(db, and(reachable, eq(audit.id, id))) : []
  if (!row) throw new ContractError('NOT_FOUND', 'There is no such entry.')
  return toWire(row)
}
