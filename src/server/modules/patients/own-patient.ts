import { and, eq } from 'drizzle-orm'
import { ContractError } from '../../../contract/errors.ts'
import { AnyId } from '../../../contract/ids.ts'
import { patients } from '../../database/schema/records.ts'
import type { Db, Tx } from '../../database/transaction.ts'

export const noSuchPatient = () =>
  new ContractError('NOT_FOUND', 'There is no such patient.', { errorType: 'PatientNotFound' })

/**
 * The numeric id of a patient of this account by either kind of id; deleted ones count, because records outlive them.
 * NOT_FOUND alike for what does not exist and for what belongs to somebody else.
 */
export async function ownPatientId(db: Db | Tx, userId: number, given: string | number): Promise<number> {
  const id = AnyId.safeParse(given).data
  if (id === undefined) throw noSuchPatient()
  const matches = typeof id === 'number' ? eq(patients.id, id) : eq(patients.clientId, id)
  const [row] = await db
    .select({ id: patients.id })
    .from(patients)
    .where(and(eq(patients.userId, userId), matches))
  if (!row) throw noSuchPatient()
  return row.id
}
