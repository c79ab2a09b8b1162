import { and, count, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { HealthRecord } from '../../../contract/entities/health-record.ts'
import { ContractError } from '../../../contract/errors.ts'
import type { AnyId } from '../../../contract/ids.ts'
import type { AdminRecord } from '../../../contract/methods/admin.ts'
import type { ParsedParamsOf, ResultOf } from '../../../contract/methods.ts'
import { users } from '../../database/schema/accounts.ts'
import { healthRecords } from '../../database/schema/records.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { RECORDS } from '../health-records/record.ts'
import { containing } from './containing.ts'

/** Neither name nor text of a record: an administrator opens one to see it, and its owner's log says so. */
const COLUMNS = {
  ...{ id: healthRecords.id, userId: healthRecords.userId, userName: users.name },
  ...{ recordType: healthRecords.recordType, status: healthRecords.status },
  errorKey: sql<string | null>`${healthRecords.data}->>'errorKey'`,
  documentAssetId: sql<number | null>`(${healthRecords.data}->>'documentAssetId')::bigint`.mapWith(Number),
  ...{ createdAt: healthRecords.createdAt, updatedAt: healthRecords.updatedAt },
}

type Which = Partial<ParsedParamsOf<'admin.healthRecords:list'>> & { limit: number; offset: number }

/** The last changed first; `query` is part of the owner's name or address. */
export async function recordsWhere(
  db: Db,
  reachable: SQL | undefined,
  { query = '', status, userId, limit, offset }: Which,
): Promise<ResultOf<'admin.healthRecords:list'>> {
  const like = containing(query)
  const where = and(
    reachable,
    isNull(healthRecords.deletedAt),
    status?.length ? inArray(healthRecords.status, status) : undefined,
    userId === undefined ? undefined : eq(healthRecords.userId, userId),
    query.trim() === '' ? undefined : or(ilike(users.name, like), ilike(users.email, like)),
  )
  const found = db.select(COLUMNS).from(healthRecords).innerJoin(users, eq(users.id, healthRecords.userId)).where(where)
  const rows = await found.orderBy(desc(healthRecords.updatedAt), desc(healthRecords.id)).limit(limit).offset(offset)
  const [all] = await db
    .select({ total: count() })
    .from(healthRecords)
    .innerJoin(users, eq(users.id, healthRecords.userId))
    .where(where)
  return { records: rows.map(toAdminRecord), total: all?.total ?? 0 }
}

type Row = Omit<AdminRecord, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date }
const toAdminRecord = ({ createdAt, updatedAt, ...row }: Row): AdminRecord => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

const whichRecord = (id: AnyId) => (typeof id === 'number' ? eq(healthRecords.id, id) : eq(healthRecords.clientId, id))

/** The account of a record. Throws NOT_FOUND, also for an account that the administrator does not reach. */
export async function ownerOf(
  db: Db | Tx,
  reachable: SQL | undefined,
  id: AnyId,
): Promise<{ id: number; userId: number }> {
  const [row] = await db
    .select({ id: healthRecords.id, userId: healthRecords.userId })
    .from(healthRecords)
    .innerJoin(users, eq(users.id, healthRecords.userId))
    .where(and(reachable, isNull(healthRecords.deletedAt), whichRecord(id)))
  if (!row) throw new ContractError('NOT_FOUND', 'There is no such record.')
  return row
}

export async function findAdminRecord(db: Db, id: number): Promise<AdminRecord> {
  const [row] = await db
    .select(COLUMNS)
    .from(healthRecords)
    .innerJoin(users, eq(users.id, healthRecords.userId))
    .where(eq(healthRecords.id, id))
  if (!row) throw new ContractError('NOT_FOUND', 'There is no such record.')
  return toAdminRecord(row)
}

/** With its texts. */
export async function wholeRecord(db: Db | Tx, id: number): Promise<HealthRecord> {
  const [row] = await db.select(RECORDS.columns).from(RECORDS.table).where(eq(healthRecords.id, id))
  if (!row) throw new ContractError('NOT_FOUND', 'There is no such record.')
  return RECORDS.toWire(RECORDS.toRow(row))
}
