import { and, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { HealthRecord, RecordStatus } from '../../../contract/entities/health-record.ts'
import type { ResultOf } from '../../../contract/methods.ts'
import { healthRecords, patients } from '../../database/schema/records.ts'
import type { Db } from '../../database/transaction.ts'
import { recordColumns, toHealthRecord } from './record-row.ts'
import { withoutLongTexts } from './short-texts.ts'

const RECENT_MS = 60 * 60_000
/** Of each kind; without an order in the query, so that each has its own small index. */
const MOST = 200

/** What is on its way, and what of the uploads was finished in the last hour; newest first, without long texts. */
export async function recordsInProgress(
  db: Db,
  userId: number,
  now: Date,
): Promise<ResultOf<'healthRecords:listRecordsInProgress'>> {
  const wasUploaded = sql`${healthRecords.data}->>'documentAssetId' is not null`
  const finishedLately = gte(healthRecords.updatedAt, new Date(now.getTime() - RECENT_MS))
  const records = [
    ...(await find(db, userId, sql`${healthRecords.status} <> 'processed'`)),
    ...(await find(db, userId, and(eq(healthRecords.status, 'processed'), wasUploaded, finishedLately))),
  ]
  const having = (...statuses: RecordStatus[]): HealthRecord[] =>
    records.filter(record => statuses.includes(record.status))
  return {
    uploaded: having('uploaded'),
    processing: having('processing', 'transcribing'),
    error: having('error'),
    recentlyUploaded: having('processed'),
  }
}

async function find(db: Db, userId: number, which: SQL | undefined): Promise<HealthRecord[]> {
  const rows = await db
    .select(recordColumns)
    .from(healthRecords)
    .leftJoin(patients, eq(patients.id, healthRecords.patientId))
    .where(and(eq(healthRecords.userId, userId), isNull(healthRecords.deletedAt), which))
    .limit(MOST)
  return rows
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id)
    .map(row => withoutLongTexts(toHealthRecord(row)))
}
