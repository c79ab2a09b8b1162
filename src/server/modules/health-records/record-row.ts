import { getTableColumns, sql } from 'drizzle-orm'
import type { HealthRecord } from '../../../contract/entities/health-record.ts'
import { healthRecords, patients } from '../../database/schema/records.ts'

export const recordColumns = {
  ...getTableColumns(healthRecords),
  patientClientId: sql<string | null>`${patients.clientId}`.as('patient_client_id'),
}

/** The same of a row that was just written, in the statement that wrote it. */
export const writtenColumns = {
  ...getTableColumns(healthRecords),
  patientClientId: sql<string | null>`(select p.client_id from patients p where p.id = health_records.patient_id)`,
}

export type RecordRow = typeof healthRecords.$inferSelect & { patientClientId: string | null }

export function toHealthRecord(row: RecordRow): HealthRecord {
  return {
    id: row.id,
    clientId: row.clientId,
    seq: row.seq,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    updatedByDevice: row.updatedByDevice,
    restoredFrom: row.restoredFrom,
    userId: row.userId,
    patientId: row.patientId,
    patientClientId: row.patientClientId,
    name: row.name,
    recordType: row.recordType,
    status: row.status,
    data: row.data,
  }
}
