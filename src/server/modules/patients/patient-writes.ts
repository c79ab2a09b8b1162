import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Patient, PatientData } from '../../../contract/entities/patient.ts'
import { ContractError } from '../../../contract/errors.ts'
import type { AnyId } from '../../../contract/ids.ts'
import { patients } from '../../database/schema/records.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import type { WriteCall } from '../../rpc/call.ts'
import { conflict, createdAtOf, isStale, refuseOversized, rowStamp } from '../rows/row-writes.ts'
import { noSuchPatient } from './own-patient.ts'
import { type PatientRow, toPatient } from './patient-row.ts'

export interface PatientWrite {
  clientId?: string | undefined
  name: string
  data?: PatientData | undefined
  createdAt?: unknown
}

/** NOT_FOUND alike for what does not exist and for what belongs to somebody else. */
export async function findPatient(db: Db | Tx, userId: number, id: AnyId | undefined): Promise<PatientRow> {
  if (id === undefined) throw noSuchPatient()
  const matches = typeof id === 'number' ? eq(patients.id, id) : eq(patients.clientId, id)
  const [row] = await db
    .select()
    .from(patients)
    .where(and(eq(patients.userId, userId), matches))
  if (!row) throw noSuchPatient()
  return row
}

/** For reading: a deleted patient is GONE. */
export async function findLivePatient(db: Db | Tx, userId: number, id: AnyId | undefined): Promise<PatientRow> {
  const row = await findPatient(db, userId, id)
  if (row.deletedAt) throw new ContractError('GONE', 'The patient was deleted.')
  return row
}

/** Idempotent by clientId (I2): equal content answers the row that exists, other content is a CONFLICT. */
export async function createPatient(call: WriteCall, written: PatientWrite): Promise<Patient> {
  const { clientId = v7(), name, data = {} } = written
  refuseOversized(data)
  const [existing] = await call.tx
    .select()
    .from(patients)
    .where(and(eq(patients.userId, call.userId), eq(patients.clientId, clientId)))
  if (existing) {
    const same = !existing.deletedAt && existing.name === name && isDeepStrictEqual(existing.data, data)
    if (same) return toPatient(existing)
    throw conflict(toPatient(existing))
  }
  const [row] = await call.tx
    .insert(patients)
    .values({
      ...(await rowStamp(call)),
      userId: call.userId,
      clientId,
      createdAt: createdAtOf(written.createdAt, call.now),
      name,
      data,
    })
    .returning()
  if (!row) throw new TypeError('an insert returned no row')
  call.audit({ action: 'userAccount.patients:create', objectType: 'patient', objectId: row.id })
  return toPatient(row)
}

/** Keys of `data` that the caller does not send stay as they are. */
export async function updatePatient(
  call: WriteCall,
  id: AnyId | undefined,
  written: PatientWrite,
  baseSeq: number | undefined,
): Promise<Patient> {
  const current = await findPatient(call.tx, call.userId, id)
  if (current.deletedAt || isStale(current, baseSeq)) throw conflict(toPatient(current))
  const data = { ...current.data, ...written.data }
  refuseOversized(data)
  return change(call, current, { name: written.name, data }, 'userAccount.patients:update')
}

/** Answers the tombstone; deleting again answers the same one. */
export async function deletePatient(
  call: WriteCall,
  id: AnyId | undefined,
  baseSeq: number | undefined,
): Promise<Patient> {
  const current = await findPatient(call.tx, call.userId, id)
  if (current.deletedAt) return toPatient(current)
  if (isStale(current, baseSeq)) throw conflict(toPatient(current))
  return change(call, current, { deletedAt: call.now }, 'userAccount.patients:delete')
}

async function change(
  call: WriteCall,
  { id }: PatientRow,
  changes: Partial<typeof patients.$inferInsert>,
  action: string,
): Promise<Patient> {
  const [row] = await call.tx
    .update(patients)
    .set({ ...changes, ...(await rowStamp(call)) })
    .where(eq(patients.id, id))
    .returning()
  if (!row) throw new TypeError('a locked row is gone')
  call.audit({ action, objectType: 'patient', objectId: id })
  return toPatient(row)
}
