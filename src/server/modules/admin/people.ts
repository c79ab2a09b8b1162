import { and, count, desc, eq, ilike, isNull, or, type SQL, sql, sum } from 'drizzle-orm'
import { ContractError } from '../../../contract/errors.ts'
import type { AnyId } from '../../../contract/ids.ts'
import type { AdminPerson, AdminUser } from '../../../contract/methods/admin.ts'
import type { ParsedParamsOf, ResultOf } from '../../../contract/methods.ts'
import { CONSENTS } from '../../../domain/account/consent.ts'
import { devices, users } from '../../database/schema/accounts.ts'
import { documentAssets } from '../../database/schema/documents.ts'
import { patients } from '../../database/schema/records.ts'
import type { Db } from '../../database/transaction.ts'
import { containing } from './containing.ts'
import { recordsWhere } from './records.ts'

const role = sql<string | null>`${users.data}->'profile'->>'role'`
const plan = sql<string | null>`coalesce(${users.data}->'subscription'->'plan'->>'id', ${users.data}->>'plan')`
const records = (which: SQL) =>
  sql<number>`(select count(*) from health_records r where r.user_id = users.id and r.deleted_at is null and ${which})`.mapWith(
    Number,
  )

const COLUMNS = {
  ...{
    id: users.id,
    name: users.name,
    email: users.email,
    createdAt: users.createdAt,
    key: users.clientId,
    role,
    plan,
  },
  seenAt: sql<
    string | null
  >`(select max(s.last_used_at) from sessions s where s.user_id = users.id and s.kind <> 'impersonation')`,
  records: records(sql`true`),
  failedRecords: records(sql`r.status = 'error'`),
}

type Row = Omit<AdminUser, 'createdAt' | 'seenAt'> & { createdAt: Date; seenAt: string | Date | null }

const toWire = ({ createdAt, seenAt, ...row }: Row): AdminUser => ({
  ...row,
  createdAt: createdAt.toISOString(),
  seenAt: seenAt === null ? null : new Date(seenAt).toISOString(),
})

/** The newest first; `query` is part of a name or an address, or a key. */
export async function listPeople(
  db: Db,
  reachable: SQL | undefined,
  { query = '', plan: ofPlan, role: ofRole, limit, offset }: ParsedParamsOf<'admin.users:list'>,
): Promise<ResultOf<'admin.users:list'>> {
  const like = containing(query)
  const where = and(
    reachable,
    query.trim() === ''
      ? undefined
      : or(
          ilike(users.name, like),
          ilike(users.email, like),
          sql`${users.clientId}::text = ${query.trim().toLowerCase()}`,
        ),
    ofPlan === undefined ? undefined : sql`${plan} = ${ofPlan}`,
    ofRole === undefined ? undefined : sql`${role} = ${ofRole}`,
  )
  const rows = await db.select(COLUMNS).from(users).where(where).orderBy(desc(users.id)).limit(limit).offset(offset)
  const [all] = await db.select({ total: count() }).from(users).where(where)
  return { users: rows.map(toWire), total: all?.total ?? 0 }
}

/** Throws NOT_FOUND, also for an account that the administrator does not reach. */
export async function findPerson(db: Db, reachable: SQL | undefined, id: AnyId): Promise<AdminPerson> {
  const which = typeof id === 'number' ? eq(users.id, id) : eq(users.clientId, id)
  const [row] = await db
    .select({
      ...COLUMNS,
      activity: sql<Record<string, unknown> | null>`${users.data}->'activity'`,
      deleteAfter: users.deleteAfter,
    })
    .from(users)
    .where(and(reachable, which))
  if (!row) throw new ContractError('NOT_FOUND', 'There is no such account.')
  const { activity, deleteAfter, ...user } = row
  const userId = row.id
  const [people] = await db
    .select({ all: count() })
    .from(patients)
    .where(and(eq(patients.userId, userId), isNull(patients.deletedAt)))
  const [files] = await db
    .select({ bytes: sum(documentAssets.size).mapWith(Number) })
    .from(documentAssets)
    .where(and(eq(documentAssets.userId, userId), isNull(documentAssets.deletedAt)))
  const used = await db
    .select({ name: devices.name, agentClass: devices.agentClass, seenAt: devices.lastSeenAt })
    .from(devices)
    .where(eq(devices.userId, userId))
    .orderBy(desc(devices.lastSeenAt))
    .limit(10)
  const { records: failed } = await recordsWhere(db, undefined, { userId, status: ['error'], limit: 20, offset: 0 })
  const given = activity?.consent === true
  return {
    ...toWire(user),
    patients: people?.all ?? 0,
    devices: used.map(({ seenAt, ...device }) => ({ ...device, seenAt: seenAt.toISOString() })),
    consents: CONSENTS.filter(one => activity?.[one] === true).length,
    consentedAt: given && typeof activity?.consentTimestamp === 'string' ? activity.consentTimestamp : null,
    bytes: files?.bytes ?? 0,
    deleteAfter: deleteAfter?.toISOString() ?? null,
    failed,
  }
}
