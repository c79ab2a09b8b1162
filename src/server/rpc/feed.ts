import { type SQL, sql } from 'drizzle-orm'
import type { ResponseMeta } from '../../contract/response.ts'
import { users } from '../database/schema/accounts.ts'
import { type Checkpoint, encodeCheckpoint } from './checkpoint.ts'

/** Rows of a page of a pull where the caller asks for no number. */
export const PAGE_ROWS = 500
/** Bytes of data after which a page of a pull ends. */
export const PAGE_BYTES = 1024 * 1024
/** The same for a list without `since`, which an older client expects whole. */
export const LIST_BYTES = 3 * 1024 * 1024

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
export const pageStart = (checkpoint: Checkpoint | null, epoch: string, limit: number) => {
  const { seq, horizon } = checkpoint?.epoch === epoch ? checkpoint : { seq: 0, horizon: 0 }
  return { seq, known: Math.max(seq, horizon), rows: limit + 1 }
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

/**
 * The page among what was found: one row beyond `limit` was asked for, and the last row may cross `bytes`. More may
 * follow in either case; where nothing does, the next page is empty.
 */
export function pageOf<R extends { upTo: number }>(
  found: R[],
  limit: number | undefined,
  bytes: number,
): { rows: R[]; hasMore: boolean } {
  const rows = limit === undefined ? found : found.slice(0, limit)
  return { rows, hasMore: found.length > rows.length || (rows.at(-1)?.upTo ?? 0) >= bytes }
}
