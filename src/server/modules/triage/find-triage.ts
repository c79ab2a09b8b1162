import { and, eq, isNull } from 'drizzle-orm'
import type { PatientData } from '../../../contract/entities/patient.ts'
import type { Locale } from '../../../contract/entities/user.ts'
import { users } from '../../database/schema/accounts.ts'
import { healthRecords, patients } from '../../database/schema/records.ts'
import type { Db, Tx } from '../../database/transaction.ts'

export interface FoundTriage {
  record: typeof healthRecords.$inferSelect
  patient: PatientData | null
  locale: Locale | undefined
}

/** A triage and what its scoring needs, in one snapshot; null if it is deleted or no triage. */
export async function findTriage(db: Db | Tx, recordId: number): Promise<FoundTriage | null> {
  const [row] = await db
    .select({ record: healthRecords, patient: patients.data, user: users.data })
    .from(healthRecords)
    .innerJoin(users, eq(users.id, healthRecords.userId))
    .leftJoin(patients, eq(patients.id, healthRecords.patientId))
    .where(and(eq(healthRecords.id, recordId), eq(healthRecords.recordType, 'triage'), isNull(healthRecords.deletedAt)))
  return row ? { record: row.record, patient: row.patient, locale: row.user.preferences?.locale } : null
}
