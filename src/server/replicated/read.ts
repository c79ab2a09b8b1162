import { and, eq } from 'drizzle-orm'
import type { ErrorType } from '../../contract/error-types.ts'
import { ContractError } from '../../contract/errors.ts'
import type { AnyId } from '../../contract/ids.ts'
import type { ResponseMeta } from '../../contract/response.ts'
import { extentOf } from '../audit/extent.ts'
import { epochOf } from '../database/account-epoch.ts'
import type { ReplicatedRow, ReplicatedTable } from '../database/schema/replicated-table.ts'
import type { Db, Tx } from '../database/transaction.ts'
import type { ReadCall } from '../rpc/call.ts'
import { decodeCheckpoint } from './checkpoint.ts'
import type { Entity, PageParams } from './entity.ts'
import { pageStart, pullMeta } from './pull-position.ts'

/** Rows of a page of a pull without `limit`. */
const PAGE_ROWS = 500
/** Rows of a list without `limit`. */
const LIST_ROWS = 100_000

/**
 * A page of the account's rows: newest first without `since`, else by sequence number from that checkpoint on (I6).
 * Throws INVALID_PARAMS for an unreadable checkpoint.
 */
export async function readPage<Row extends ReplicatedRow, Params extends PageParams>(
  list: Entity<Row, never, unknown, Params>,
  call: ReadCall,
  params: Params,
): Promise<{ rows: Row[]; meta: ResponseMeta }> {
  const page =
    params.since === undefined ? await newest(list, call, params) : await pull(list, call, params, params.since)
  if (page.rows.length > 0) call.audit({ objectType: list.objectType, extent: extentOf(page.rows) })
  return page
}

async function newest<Row extends ReplicatedRow, Params extends PageParams>(
  list: Entity<Row, never, unknown, Params>,
  { db, userId }: ReadCall,
  params: Params,
) {
  const found = await list.newest(db).execute({ ...values(list, userId, params), rows: params.limit ?? LIST_ROWS })
  const epoch = await epochOf(db, userId)
  return { rows: found.map(list.toRow), meta: { epoch, hasMore: found.at(-1)?.hasNext ?? false } }
}

async function pull<Row extends ReplicatedRow, Params extends PageParams>(
  list: Entity<Row, never, unknown, Params>,
  { db, userId, meta, beginLife }: ReadCall,
  params: Params,
  since: string,
) {
  const checkpoint = decodeCheckpoint(since)
  const found = await list.pull(db).execute({
    ...values(list, userId, params),
    ...pageStart(checkpoint, meta),
    rows: params.limit ?? PAGE_ROWS,
  })
  const [first] = found
  if (!first) throw new TypeError('a session without an account')
  const position = first.isBehind ? { ...first, epoch: await beginLife(first.epoch) } : first
  const rows = found.flatMap(({ row }) => (row === null ? [] : [row]))
  return { rows: rows.map(list.toRow), meta: pullMeta(checkpoint, meta.epoch, position, rows.at(-1)) }
}

const values = <Params extends PageParams>(
  { filterValues }: Pick<Entity<never, never, unknown, Params>, 'filterValues'>,
  userId: number,
  params: Params,
) => ({ ...filterValues(params), userId, deleted: params.includeDeleted ?? false })

/** Matches a row of the account by either kind of id. */
export const isRow = ({ userId, id, clientId }: ReplicatedTable, account: number, given: AnyId) =>
  and(eq(userId, account), typeof given === 'number' ? eq(id, given) : eq(clientId, given))

/** Returns the row, even a deleted one (a tombstone); null if the account has no row with this id. */
export async function findOrNull<Row extends ReplicatedRow>(
  { table, columns, toRow }: Entity<Row, never, unknown, never>,
  db: Db | Tx,
  userId: number,
  id: AnyId,
): Promise<Row | null> {
  const [read] = await db
    .select(columns)
    .from(table)
    .where(isRow(table, userId, id))
  return read ? toRow(read) : null
}

/** Throws the same NOT_FOUND for no id, an unknown id, and a row of another account. */
export async function find<Row extends ReplicatedRow>(
  list: Entity<Row, never, unknown, never>,
  db: Db | Tx,
  userId: number,
  id: AnyId | null | undefined,
): Promise<Row> {
  const row = id === null || id === undefined ? null : await findOrNull(list, db, userId, id)
  if (!row) throw notFound(list)
  return row
}

/** The row that a call reads. Throws NOT_FOUND; GONE for a tombstone. */
export async function readRow<Row extends ReplicatedRow>(
  list: Entity<Row, never, unknown, never>,
  call: ReadCall,
  id: AnyId | null | undefined,
): Promise<Row> {
  const row = await find(list, call.db, call.userId, id)
  if (row.deletedAt) throw new ContractError('GONE', `The ${list.noun} was deleted.`)
  call.audit({ objectType: list.objectType, objectId: row.id })
  return row
}

export const notFound = ({ noun, notFoundType }: { noun: string; notFoundType: ErrorType | undefined }) =>
  new ContractError('NOT_FOUND', `There is no such ${noun}.`, notFoundType ? { errorType: notFoundType } : {})
