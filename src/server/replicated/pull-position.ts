import { type SQL, sql } from 'drizzle-orm'
import type { ResponseMeta } from '../../contract/response.ts'
import { users } from '../database/schema/accounts.ts'
import { type Checkpoint, encodeCheckpoint } from './checkpoint.ts'

/** The account's position, read in the statement that reads the page. */
export interface AccountPosition {
  lastSeq: number
  tombstoneHorizonSeq: number
}

/**
 * Why a pull starts over: its checkpoint is of another epoch or beyond the account (restored server, I8), or deletions
 * since then were forgotten (I14). Null if it continues, or starts at the beginning.
 */
function resetReason(
  checkpoint: Checkpoint | null,
  epoch: string,
  { lastSeq, tombstoneHorizonSeq }: AccountPosition,
): 'epoch' | 'horizon' | null {
  if (!checkpoint) return null
  if (checkpoint.epoch !== epoch || checkpoint.seq > lastSeq) return 'epoch'
  return Math.max(checkpoint.seq, checkpoint.horizon) < tombstoneHorizonSeq ? 'horizon' : null
}

/** The values of the placeholders of `startSeq`. */
export const pageStart = (checkpoint: Checkpoint | null, epoch: string) => {
  const { seq, horizon } = checkpoint?.epoch === epoch ? checkpoint : { seq: 0, horizon: 0 }
  return { seq, known: Math.max(seq, horizon) }
}

/** `resetReason` in SQL: the number after which a page begins. For queries below the account's row of `users`. */
export const startSeq: SQL = sql`case when ${sql.placeholder('seq')}::bigint > ${users.lastSeq}
  or ${sql.placeholder('known')}::bigint < ${users.tombstoneHorizonSeq} then 0 else ${sql.placeholder('seq')}::bigint end`

/**
 * The meta of a page of a pull. Checkpoint of the last page: the account's position, past changes of other lists; of an
 * earlier page: its last row.
 */
export function pullMeta(
  checkpoint: Checkpoint | null,
  epoch: string,
  position: AccountPosition,
  lastRow: { seq: number; hasNext: boolean } | undefined,
): ResponseMeta {
  const reset = resetReason(checkpoint, epoch, position)
  const began = checkpoint && !reset ? checkpoint.horizon : position.tombstoneHorizonSeq
  const hasMore = lastRow?.hasNext ?? false
  const seq = hasMore && lastRow ? lastRow.seq : position.lastSeq
  return {
    checkpoint: encodeCheckpoint({ epoch, seq, horizon: began }),
    hasMore,
    epoch,
    ...(reset ? { reset } : {}),
  }
}
