import { and, asc, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { RECORD_TYPES, type RecordStatus, type RecordType } from '../../../contract/entities/health-record.ts'
import type { ResponseMeta } from '../../../contract/response.ts'
import { preparedOnce } from '../../database/prepared.ts'
import { users } from '../../database/schema/accounts.ts'
import { healthRecords, patients } from '../../database/schema/records.ts'
import type { Db } from '../../database/transaction.ts'
import { decodeCheckpoint } from '../../rpc/checkpoint.ts'
import {
  type FeedParams,
  fitting,
  hasMore,
  LIST_BYTES,
  PAGE_BYTES,
  PAGE_ROWS,
  pageColumns,
  pageStart,
  pulledPage,
  startSeq,
} from '../../rpc/feed.ts'
import { type RecordRow, recordColumns } from './record-row.ts'

/** Decision 42: triage and ambient-scribe have lists of their own. */
const RECORD_LIST: RecordType[] = RECORD_TYPES.filter(one => one !== 'triage')

export interface RecordFilter extends FeedParams {
  recordTypes?: RecordType[] | undefined
  status?: RecordStatus[] | undefined
}

export interface RecordPage {
  rows: RecordRow[]
  meta: ResponseMeta
}

const filtered = (userId: number, { recordTypes, status, includeDeleted }: RecordFilter): (SQL | undefined)[] => [
  eq(healthRecords.userId, userId),
  inArray(healthRecords.recordType, recordTypes ?? RECORD_LIST),
  status && inArray(healthRecords.status, status),
  includeDeleted ? undefined : isNull(healthRecords.deletedAt),
]

/** Newest first, for reading. */
export async function newestRecords(db: Db, epoch: string, userId: number, filter: RecordFilter): Promise<RecordPage> {
  const newest = [desc(healthRecords.createdAt), desc(healthRecords.id)]
  const sized = db
    .select({ ...recordColumns, ...pageColumns(healthRecords, newest) })
    .from(healthRecords)
    .leftJoin(patients, eq(patients.id, healthRecords.patientId))
    .where(and(...filtered(userId, filter)))
    .orderBy(...newest)
    .limit(filter.limit ?? 100_000)
    .as('sized')
  const rows = await db
    .select()
    .from(sized)
    .where(fitting(sized, LIST_BYTES))
    .orderBy(desc(sized.createdAt), desc(sized.id))
  return { rows, meta: { epoch, hasMore: hasMore(rows) } }
}

/** By sequence number from a checkpoint on, for replication (I6, I7): rows and the account's position in one snapshot. */
export async function pullRecords(
  db: Db,
  epoch: string,
  userId: number,
  since: string,
  filter: RecordFilter,
): Promise<RecordPage> {
  const checkpoint = decodeCheckpoint(since)
  const found = await pulled(db).execute({
    userId,
    recordTypes: filter.recordTypes ?? RECORD_LIST,
    status: filter.status ?? null,
    deleted: filter.includeDeleted ?? false,
    ...pageStart(checkpoint, epoch, filter.limit ?? PAGE_ROWS),
  })
  return pulledPage(found, checkpoint, epoch)
}

/** A page with the account's row before it, which is there for an empty page too. */
const pulled = preparedOnce(db => {
  const sized = db
    .select({ ...recordColumns, ...pageColumns(healthRecords, [asc(healthRecords.seq)]) })
    .from(healthRecords)
    .leftJoin(patients, eq(patients.id, healthRecords.patientId))
    .where(
      and(
        eq(healthRecords.userId, users.id),
        sql`${healthRecords.recordType} = any(${sql.placeholder('recordTypes')})`,
        sql`(${sql.placeholder('status')}::varchar[] is null or ${healthRecords.status} = any(${sql.placeholder('status')}))`,
        sql`(${sql.placeholder('deleted')}::boolean or ${healthRecords.deletedAt} is null)`,
        gt(healthRecords.seq, startSeq),
      ),
    )
    .orderBy(asc(healthRecords.seq))
    .limit(sql.placeholder('rows'))
    .as('sized')
  const page = db.select().from(sized).where(fitting(sized, PAGE_BYTES)).as('page')
  return db
    .select({ lastSeq: users.lastSeq, tombstoneHorizonSeq: users.tombstoneHorizonSeq, row: page._.selectedFields })
    .from(users)
    .leftJoinLateral(page, sql`true`)
    .where(eq(users.id, sql.placeholder('userId')))
    .orderBy(asc(page.seq))
    .prepare('')
})
