import { and, asc, desc, eq, gt, inArray, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { RecordStatus, RecordType } from '../../../contract/entities/health-record.ts'
import type { ResponseMeta } from '../../../contract/response.ts'
import { users } from '../../database/schema/accounts.ts'
import { healthRecords, patients } from '../../database/schema/records.ts'
import type { Db } from '../../database/transaction.ts'
import { decodeCheckpoint } from '../../rpc/checkpoint.ts'
import { type FeedParams, LIST_BYTES, PAGE_BYTES, PAGE_ROWS, pageOf, pullMeta, startSeq } from '../../rpc/feed.ts'
import { type RecordRow, recordColumns } from './record-row.ts'

/** Decision 42: these have lists of their own. */
const OTHER_LISTS: RecordType[] = ['ambient-scribe', 'triage']

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
  recordTypes ? inArray(healthRecords.recordType, recordTypes) : notInArray(healthRecords.recordType, OTHER_LISTS),
  status && inArray(healthRecords.status, status),
  includeDeleted ? undefined : isNull(healthRecords.deletedAt),
]

/** Newest first, for reading. */
export async function newestRecords(db: Db, epoch: string, userId: number, filter: RecordFilter): Promise<RecordPage> {
  const newest = [desc(healthRecords.createdAt), desc(healthRecords.id)]
  const sized = db
    .select({ ...recordColumns, upTo: runningBytes(newest) })
    .from(healthRecords)
    .leftJoin(patients, eq(patients.id, healthRecords.patientId))
    .where(and(...filtered(userId, filter)))
    .orderBy(...newest)
    .limit((filter.limit ?? 100_000) + 1)
    .as('sized')
  const found = await db
    .select()
    .from(sized)
    .where(lt(sql`${sized.upTo} - ${sized.bytes}`, LIST_BYTES))
    .orderBy(desc(sized.createdAt), desc(sized.id))
  const { rows, hasMore } = pageOf(found, filter.limit, LIST_BYTES)
  return { rows, meta: { epoch, hasMore } }
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
  const limit = filter.limit ?? PAGE_ROWS
  const sized = db
    .select({ ...recordColumns, upTo: runningBytes([asc(healthRecords.seq)]) })
    .from(healthRecords)
    .leftJoin(patients, eq(patients.id, healthRecords.patientId))
    .where(and(...filtered(userId, filter), gt(healthRecords.seq, startSeq(checkpoint, epoch))))
    .orderBy(asc(healthRecords.seq))
    .limit(limit + 1)
    .as('sized')
  const page = db
    .select()
    .from(sized)
    .where(lt(sql`${sized.upTo} - ${sized.bytes}`, PAGE_BYTES))
    .as('page')
  const found = await db
    .select({ lastSeq: users.lastSeq, tombstoneHorizonSeq: users.tombstoneHorizonSeq, row: page._.selectedFields })
    .from(users)
    .leftJoinLateral(page, sql`true`)
    .where(eq(users.id, userId))
    .orderBy(asc(page.seq))
  const [position] = found
  if (!position) throw new TypeError('a session without an account')
  const { rows, hasMore } = pageOf(
    found.flatMap(({ row }) => (row === null ? [] : [row])),
    limit,
    PAGE_BYTES,
  )
  return { rows, meta: pullMeta(checkpoint, epoch, position, { lastRowSeq: rows.at(-1)?.seq, hasMore }) }
}

const runningBytes = (order: SQL[]) =>
  sql<number>`sum(${healthRecords.bytes}) over (order by ${sql.join(order, sql`, `)})`.mapWith(Number).as('up_to')
