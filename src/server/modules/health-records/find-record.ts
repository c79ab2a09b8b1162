import { and, eq } from 'drizzle-orm'
import { ContractError } from '../../../contract/errors.ts'
import type { AnyId } from '../../../contract/ids.ts'
import { healthRecords, patients } from '../../database/schema/records.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { type RecordRow, recordColumns } from './record-row.ts'

export const noSuchRecord = () => new ContractError('NOT_FOUND', 'There is no such record.')

/** A record of the account or null, tombstones included, by either kind of id. */
export async function lookForRecord(db: Db | Tx, userId: number, id: AnyId): Promise<RecordRow | null> {
  const matches = typeof id === 'number' ? eq(healthRecords.id, id) : eq(healthRecords.clientId, id)
  const [row] = await db
    .select(recordColumns)
    .from(healthRecords)
    .leftJoin(patients, eq(patients.id, healthRecords.patientId))
    .where(and(eq(healthRecords.userId, userId), matches))
  return row ?? null
}

/** NOT_FOUND alike for what does not exist and for what belongs to somebody else. */
export async function findRecord(db: Db | Tx, userId: number, id: AnyId | null | undefined): Promise<RecordRow> {
  const row = id === null || id === undefined ? null : await lookForRecord(db, userId, id)
  if (!row) throw noSuchRecord()
  return row
}

/** For reading: a deleted record is GONE. */
export async function findLiveRecord(db: Db | Tx, userId: number, id: AnyId | null | undefined): Promise<RecordRow> {
  const row = await findRecord(db, userId, id)
  if (row.deletedAt) throw new ContractError('GONE', 'The record was deleted.')
  return row
}
