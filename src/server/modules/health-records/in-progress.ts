import { and, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { HealthRecord, RecordStatus } from '../../../contract/entities/health-record.ts'
import type { ResultOf } from '../../../contract/methods.ts'
import { healthRecords } from '../../database/schema/records.ts'
import type { Db } from '../../database/transaction.ts'
import { RECORDS } from './record.ts'
import { withoutLongTexts } from './short-texts.ts'

const RECENT_MS = 60 * 60_000
/** Per group; the queries are unordered, so that each uses a small index of its own. */
const MAX_PER_GROUP = 200
/** Of the content that is read for a group, and of what all groups leave with; the first row is always there. */
const READ_BYTES = 8 * 1024 * 1024
const LIST_BYTES = 3 * 1024 * 1024

/** Unfinished records, and uploads finished in the last hour; newest first, without long texts. */
export async function recordsInProgress(
  db: Db,
  userId: number,
  now: Date,
): Promise<ResultOf<'healthRecords:listRecordsInProgress'>> {
  const wasUploaded = sql`${healthRecords.data}->>'documentAssetId' is not null`
  const finishedLately = gte(healthRecords.updatedAt, new Date(now.getTime() - RECENT_MS))
  const found = [
    ...(await find(db, userId, sql`${healthRecords.status} <> 'processed'`)),
    ...(await find(db, userId, and(eq(healthRecords.status, 'processed'), wasUploaded, finishedLately))),
  ]
  let left = LIST_BYTES
  const records = found.filter(record => {
    left -= Buffer.byteLength(JSON.stringify(record))
    return left >= 0 || record === found[0]
  })
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
  const own = and(eq(healthRecords.userId, userId), isNull(healthRecords.deletedAt), which)
  // The sizes are summed before any content is read.
  const sized = db
    .select({
      id: healthRecords.id,
      upTo: sql`sum(${healthRecords.bytes}) over (rows unbounded preceding)`.as('up_to'),
    })
    .from(healthRecords)
    .where(own)
    .limit(MAX_PER_GROUP)
    .as('sized')
  const small = db.select({ id: sized.id }).from(sized).where(sql`${sized.upTo} <= ${READ_BYTES}`)
  const rows = await db.select(RECORDS.columns).from(RECORDS.table).where(inArray(healthRecords.id, small))
  return rows
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id)
    .map(row => withoutLongTexts(RECORDS.toWire(RECORDS.toRow(row))))
}
