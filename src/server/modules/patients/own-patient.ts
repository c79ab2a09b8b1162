import { AnyId } from '../../../contract/ids.ts'
import { patients } from '../../database/schema/records.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { isRow, notFound } from '../../replicated/read.ts'
import { PATIENTS } from './patient.ts'

/**
 * The numeric id of a patient of the account by either kind of id; deleted ones too, since records outlive them. Throws
 * NOT_FOUND.
 */
export async function ownPatientId(db: Db | Tx, userId: number, given: string | number): Promise<number> {
  const id = AnyId.safeParse(given).data
  if (id === undefined) throw notFound(PATIENTS)
  const [row] = await db
    .select({ id: patients.id })
    .from(patients)
    .where(isRow(patients, userId, id))
  if (!row) throw notFound(PATIENTS)
  return row.id
}
