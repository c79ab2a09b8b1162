import { and, eq, isNull, sql, sum } from 'drizzle-orm'
import {
  type HealthRecord,
  RECORD_TYPES,
  type RecordStatus,
  type RecordType,
} from '../../../contract/entities/health-record.ts'
import { documentAssets } from '../../database/schema/documents.ts'
import { healthRecords } from '../../database/schema/records.ts'
import { entity, type PageParams } from '../../replicated/entity.ts'
import { wireRow } from '../../replicated/wire-row.ts'
import { kindOf } from '../record-kinds/kinds.ts'

export type RecordRow = ReturnType<typeof RECORDS.toRow>

interface RecordFilter extends PageParams {
  recordTypes?: RecordType[] | undefined
  status?: RecordStatus[] | undefined
}

/** Decision 42: triages and recordings have their own lists. */
const RECORD_LIST: RecordType[] = RECORD_TYPES.filter(one => one !== 'triage')

const type = sql.placeholder('recordType')
const types = sql.placeholder('recordTypes')
const statuses = sql.placeholder('status')

export const RECORDS = entity({
  table: healthRecords,
  objectType: 'health-record',
  noun: 'record',
  texts: ['name'],
  computed: {
    patientClientId: sql<string | null>`(select p.client_id from patients p where p.id = health_records.patient_id)`.as(
      'patient_client_id',
    ),
  },
  filter: {
    where: [
      // A single type by equality: then the index by type has its rows in the order of a page.
      sql`(${type}::varchar is null or ${healthRecords.recordType} = ${type})`,
      sql`(${types}::varchar[] is null or ${healthRecords.recordType} = any(${types}))`,
      sql`(${statuses}::varchar[] is null or ${healthRecords.status} = any(${statuses}))`,
    ],
    values: ({ recordTypes = RECORD_LIST, status }: RecordFilter) => {
      const [one = null, ...others] = recordTypes
      const isOne = one !== null && others.length === 0
      return { recordType: isOne ? one : null, recordTypes: isOne ? null : recordTypes, status: status ?? null }
    },
  },
  toWire: (row): HealthRecord => ({
    ...wireRow(row),
    userId: row.userId,
    patientId: row.patientId,
    patientClientId: row.patientClientId,
    name: row.name,
    recordType: row.recordType,
    status: row.status,
    data: row.data,
  }),
  hasContent: (row, content) =>
    row.name === content.name &&
    row.recordType === content.recordType &&
    row.patientId === content.patientId &&
    kindOf(row.recordType).sameData(row.data, content.data),
  async fileBytes(tx, id) {
    const isHeld = and(
      eq(documentAssets.healthRecordId, id),
      isNull(documentAssets.deletedAt),
      isNull(documentAssets.removedAt),
    )
    const [held] = await tx
      .select({ bytes: sum(documentAssets.size).mapWith(Number) })
      .from(documentAssets)
      .where(isHeld)
    return held?.bytes ?? 0
  },
})
