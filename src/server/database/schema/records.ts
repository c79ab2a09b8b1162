import { sql } from 'drizzle-orm'
import { index, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import type { HealthRecordData, RecordStatus, RecordType } from '../../../contract/entities/health-record.ts'
import type { PatientData } from '../../../contract/entities/patient.ts'
import { reference } from './columns.ts'
import { ownedIndexes, ownedRow } from './replicated-table.ts'

export const patients = pgTable(
  'patients',
  {
    ...ownedRow<PatientData>(),
    name: text().notNull(),
  },
  table => ownedIndexes('patients', table),
)

export const healthRecords = pgTable(
  'health_records',
  {
    ...ownedRow<HealthRecordData>(),
    patientId: reference().references(() => patients.id),
    name: text().notNull(),
    recordType: varchar({ length: 40 }).$type<RecordType>().notNull(),
    status: varchar({ length: 20 }).$type<RecordStatus>().notNull(),
  },
  table => [
    ...ownedIndexes('health_records', table),
    index('health_records_seq_of_type').on(table.userId, table.recordType, table.seq),
    index('health_records_newest').on(table.userId, table.createdAt, table.id),
    index('health_records_newest_of_type').on(table.userId, table.recordType, table.createdAt),
    index().on(table.patientId),
    index('health_records_in_progress').on(table.userId).where(sql`${table.status} <> 'processed'`),
    index('health_records_uploaded')
      .on(table.userId, table.updatedAt)
      .where(sql`${table.data}->>'documentAssetId' is not null`),
  ],
)
