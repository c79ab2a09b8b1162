import { and, asc, desc, eq, getTableColumns, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { ResponseMeta } from '../../../contract/response.ts'
import { preparedOnce } from '../../database/prepared.ts'
import { users } from '../../database/schema/accounts.ts'
import { patients } from '../../database/schema/records.ts'
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
import type { PatientRow } from './patient-row.ts'

export interface PatientPage {
  rows: PatientRow[]
  meta: ResponseMeta
}

/** Newest first, for reading. */
export async function newestPatients(db: Db, epoch: string, userId: number, params: FeedParams): Promise<PatientPage> {
  const newest = [desc(patients.createdAt), desc(patients.id)]
  const sized = db
    .select({ ...getTableColumns(patients), ...pageColumns(patients, newest) })
    .from(patients)
    .where(and(...filtered(userId, params)))
    .orderBy(...newest)
    .limit(params.limit ?? 100_000)
    .as('sized')
  const rows = await db
    .select()
    .from(sized)
    .where(fitting(sized, LIST_BYTES))
    .orderBy(desc(sized.createdAt), desc(sized.id))
  return { rows, meta: { epoch, hasMore: hasMore(rows) } }
}

/** By sequence number from a checkpoint on, for replication (I6, I7): rows and the account's position in one snapshot. */
export async function pullPatients(
  db: Db,
  epoch: string,
  userId: number,
  since: string,
  params: FeedParams,
): Promise<PatientPage> {
  const checkpoint = decodeCheckpoint(since)
  const found = await pulled(db).execute({
    userId,
    deleted: params.includeDeleted ?? false,
    ...pageStart(checkpoint, epoch, params.limit ?? PAGE_ROWS),
  })
  return pulledPage(found, checkpoint, epoch)
}

/** A page with the account's row before it, which is there for an empty page too. */
const pulled = preparedOnce(db => {
  const sized = db
    .select({ ...getTableColumns(patients), ...pageColumns(patients, [asc(patients.seq)]) })
    .from(patients)
    .where(
      and(
        eq(patients.userId, users.id),
        sql`(${sql.placeholder('deleted')}::boolean or ${patients.deletedAt} is null)`,
        gt(patients.seq, startSeq),
      ),
    )
    .orderBy(asc(patients.seq))
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

const filtered = (userId: number, { includeDeleted }: FeedParams): (SQL | undefined)[] => [
  eq(patients.userId, userId),
  includeDeleted ? undefined : isNull(patients.deletedAt),
]
