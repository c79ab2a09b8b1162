import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import type { HealthRecordData, RecordStatus, RecordType } from '../../../contract/entities/health-record.ts'
import type { PatientData } from '../../../contract/entities/patient.ts'
import { users } from './accounts.ts'
import { identity, reference, replicated } from './columns.ts'

/** Size of `data` on the wire, about: a page of a list is cut by it before anything is read. */
const bytesOfData = () => integer().generatedAlwaysAs(sql`octet_length(data::text)`)

export const patients = pgTable(
  'patients',
  {
    id: identity(),
    ...replicated(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    data: jsonb().$type<PatientData>().notNull(),
    bytes: bytesOfData(),
  },
  table => [
    unique('patients_client_id').on(table.userId, table.clientId),
    uniqueIndex('patients_seq').on(table.userId, table.seq),
  ],
)

export const healthRecords = pgTable(
  'health_records',
  {
    id: identity(),
    ...replicated(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    patientId: reference().references(() => patients.id),
    name: text().notNull(),
    recordType: varchar({ length: 40 }).$type<RecordType>().notNull(),
    status: varchar({ length: 20 }).$type<RecordStatus>().notNull(),
    data: jsonb().$type<HealthRecordData>().notNull(),
    bytes: bytesOfData(),
  },
  table => [
    unique('health_records_client_id').on(table.userId, table.clientId),
    uniqueIndex('health_records_seq').on(table.userId, table.seq),
    index('health_records_newest').on(table.userId, table.createdAt, table.id),
    index('health_records_newest_of_type').on(table.userId, table.recordType, table.createdAt),
    index().on(table.patientId),
    index('health_records_in_progress').on(table.userId).where(sql`${table.status} <> 'processed'`),
    index('health_records_uploaded')
      .on(table.userId, table.updatedAt)
      .where(sql`${table.data}->>'documentAssetId' is not null`),
    index('health_records_tombstones').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
)
