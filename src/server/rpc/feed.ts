import { type SQL, sql } from 'drizzle-orm'
import type { ResponseMeta } from '../../contract/response.ts'
import { users } from '../database/schema/accounts.ts'
import type { healthRecords, patients } from '../database/schema/records.ts'
import { type Checkpoint, encodeCheckpoint } from './checkpoint.ts'

/** Rows of a page of a pull where the caller asks for no number. */
export const PAGE_ROWS = 500
/** Bytes of rows in a page of a pull; one row may be longer. */
export const PAGE_BYTES = 1024 * 1024
/** The same for a list without `since`, which an older client expects whole; MAX_RESPONSE_BYTES is above it. */
export const LIST_BYTES = 3 * 1024 * 1024
/** Bytes of a row beside its name and data, with all that may be null at its longest. */
const ROW_BYTES = 640

/** Where the account stands, as read in the statement that reads the page. */
export interface AccountPosition {
  lastSeq: number
  tombstoneHorizonSeq: number
}

/**
 * Why a pull begins anew: its checkpoint is of another epoch or lies beyond the account (the server was restored, I8),
 * or deletions since then are forgotten (I14). Null where it goes on, or began at the beginning anyway.
 */
export function resetReason(
  checkpoint: Checkpoint | null,
  epoch: string,
  { lastSeq, tombstoneHorizonSeq }: AccountPosition,
): 'epoch' | 'horizon' | null {
  if (!checkpoint) return null
  if (checkpoint.epoch !== epoch || checkpoint.seq > lastSeq) return 'epoch'
  return Math.max(checkpoint.seq, checkpoint.horizon) < tombstoneHorizonSeq ? 'horizon' : null
}

/** What `startSeq` and the limit of a prepared page are filled with. */
export const pageStart = (checkpoint: Checkpoint | null, epoch: string, rows: number) => {
  const { seq, horizon } = checkpoint?.epoch === epoch ? checkpoint : { seq: 0, horizon: 0 }
  return { seq, known: Math.max(seq, horizon), rows }
}

/** `resetReason` for the database: the number after which a page begins, in a query below the account's row of `users`. */
export const startSeq: SQL = sql`case when ${sql.placeholder('seq')}::bigint > ${users.lastSeq}
  or ${sql.placeholder('known')}::bigint < ${users.tombstoneHorizonSeq} then 0 else ${sql.placeholder('seq')}::bigint end`

export interface PageEnd {
  /** Undefined for an empty page. */
  lastRowSeq: number | undefined
  hasMore: boolean
}

/**
 * The meta of a page of a pull. The checkpoint of the last page is the account's own position, past changes of other
 * lists; that of an earlier page is its last row.
 */
export function pullMeta(
  checkpoint: Checkpoint | null,
  epoch: string,
  position: AccountPosition,
  { lastRowSeq, hasMore }: PageEnd,
): ResponseMeta {
  const reset = resetReason(checkpoint, epoch, position)
  const began = checkpoint && !reset ? checkpoint.horizon : position.tombstoneHorizonSeq
  const seq = hasMore && lastRowSeq !== undefined ? lastRowSeq : position.lastSeq
  return {
    checkpoint: encodeCheckpoint({ epoch, seq, horizon: began }),
    hasMore,
    epoch,
    ...(reset ? { reset } : {}),
  }
}

export interface FeedParams {
  since?: string | undefined
  limit?: number | undefined
  includeDeleted?: boolean | undefined
}

/** What the end of a page is decided by, of rows in this order. */
export function pageColumns({ name, bytes }: typeof patients | typeof healthRecords, order: SQL[]) {
  const inOrder = sql`over (order by ${sql.join(order, sql`, `)})`
  const ofRow = sql`${bytes} + octet_length(to_json(${name})::text) + ${sql.raw(String(ROW_BYTES))}`
  return {
    place: sql<number>`row_number() ${inOrder}`.mapWith(Number).as('place'),
    /** Bytes of the rows up to this one, and of this one. */
    upTo: sql<number>`sum(${ofRow}) ${inOrder}`.mapWith(Number).as('up_to'),
    hasNext: sql<boolean>`lead(true, 1, false) ${inOrder}`.as('has_next'),
  }
}

/** The rows that fit into so many bytes, and always the first: any row fits into an answer. */
export const fitting = ({ place, upTo }: { place: SQL.Aliased; upTo: SQL.Aliased }, most: number): SQL =>
  sql`(${upTo} <= ${most} or ${place} = 1)`

/** A pulled page and its meta, of rows that each have the account's position beside them; an empty page has one without a row. */
export function pulledPage<R extends { seq: number; hasNext: boolean }>(
  found: readonly (AccountPosition & { row: R | null })[],
  checkpoint: Checkpoint | null,
  epoch: string,
): { rows: R[]; meta: ResponseMeta } {
  const [position] = found
  if (!position) throw new TypeError('a session without an account')
  const rows = found.flatMap(({ row }) => (row === null ? [] : [row]))
  return { rows, meta: pullMeta(checkpoint, epoch, position, { lastRowSeq: rows.at(-1)?.seq, hasMore: hasMore(rows) }) }
}

/** Whether rows follow the page. */
export const hasMore = (rows: readonly { hasNext: boolean }[]): boolean => rows.at(-1)?.hasNext ?? false
