import type { Patient } from '../../../contract/entities/patient.ts'
import type { patients } from '../../database/schema/records.ts'

export type PatientRow = typeof patients.$inferSelect

export function toPatient(row: PatientRow): Patient {
  return {
    id: row.id,
    clientId: row.clientId,
    seq: row.seq,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    updatedByDevice: row.updatedByDevice,
    restoredFrom: row.restoredFrom,
    name: row.name,
    data: row.data,
  }
}
