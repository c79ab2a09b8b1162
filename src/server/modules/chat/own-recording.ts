import { ContractError } from '../../../contract/errors.ts'
import type { AnyId } from '../../../contract/ids.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { find } from '../../replicated/read.ts'
import { RECORDS, type RecordRow } from '../health-records/record.ts'

/** A recording of the account, a deleted one too, since its messages outlive it for a while. Throws NOT_FOUND. */
export async function ownRecording(db: Db | Tx, userId: number, id: AnyId | null | undefined): Promise<RecordRow> {
  const row = await find(RECORDS, db, userId, id)
  if (row.recordType !== 'ambient-scribe') throw new ContractError('NOT_FOUND', 'There is no such recording.')
  return row
}
