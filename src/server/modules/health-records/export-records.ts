import { and, asc, eq, isNull, sum } from 'drizzle-orm'
import type { Bag } from '../../../contract/bag.ts'
import { ContractError } from '../../../contract/errors.ts'
import { MAX_RESPONSE_BYTES } from '../../../contract/protocol.ts'
import { exportedRecord } from '../../../domain/records/exported-record.ts'
import { extentOf } from '../../audit/extent.ts'
import { healthRecords } from '../../database/schema/records.ts'
import type { ReadCall } from '../../rpc/call.ts'
import { RECORDS } from './record.ts'

/**
 * Every record of the call's patient, oldest first, as the file has it. Throws INVALID_PARAMS without a patient, and
 * TOO_LARGE rather than return a part: a device exports from its own store.
 */
export async function exportRecords({ db, userId, patientId, audit }: ReadCall): Promise<Bag[]> {
  if (patientId === null) throw new ContractError('INVALID_PARAMS', 'An export needs a patient in meta.patientId.')
  const ofPatient = and(
    eq(healthRecords.userId, userId),
    eq(healthRecords.patientId, patientId),
    isNull(healthRecords.deletedAt),
  )
  const [size] = await db
    .select({ bytes: sum(healthRecords.bytes).mapWith(Number) })
    .from(healthRecords)
    .where(ofPatient)
  if ((size?.bytes ?? 0) > MAX_RESPONSE_BYTES) {
    throw new ContractError('TOO_LARGE', 'These records do not fit into one answer; export them on a device.')
  }
  const rows = await db
    .select(RECORDS.columns)
    .from(healthRecords)
    .where(ofPatient)
    .orderBy(asc(healthRecords.createdAt), asc(healthRecords.clientId))
  audit({ objectType: 'patient', objectId: patientId, extent: extentOf(rows) })
  return rows.map(row => exportedRecord(RECORDS.toWire(RECORDS.toRow(row))))
}
