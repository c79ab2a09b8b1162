import type { AnyId } from '../../../contract/ids.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { RECORDS, type RecordRow } from '../health-records/record.ts'
import { areOwn } from './are-own.ts'

/** The account's own records among these ids, deleted ones too. */
export async function ownRecords(db: Db | Tx, userId: number, ids: readonly AnyId[]): Promise<RecordRow[]> {
  const rows = await db.select(RECORDS.columns).from(RECORDS.table).where(areOwn(userId, ids))
  return rows.map(RECORDS.toRow)
}
