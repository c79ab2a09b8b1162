import { type SQL, sql } from 'drizzle-orm'
import type { CallMeta } from '../../contract/envelope.ts'
import type { ResponseMeta } from '../../contract/response.ts'
import { accountEpoch, neverGiven } from '../database/account-epoch.ts'
import { users } from '../database/schema/accounts.ts'
import { type Checkpoint, encodeCheckpoint } from './checkpoint.ts'

/** The account's position, read in the statement that reads the page. */
export interface AccountPosition {
  lastSeq: number
  tombstoneHorizonSeq: number
  /** The account's. */
  epoch: string
  /** The device has what this account never gave: the server lost it. */
  isBehind: boolean
}

/**
 * Why a pull starts over: its checkpoint, or what its device has, is of another epoch (restored server, I8), or
 * deletions since then were forgotten (I14). Null if it continues, or starts at the beginning.
 */
function resetReason(
  checkpoint: Checkpoint | null,
  known: string | undefined,
  { epoch, tombstoneHorizonSeq }: AccountPosition,
): 'epoch' | 'horizon' | null {
  if (!checkpoint) return known === undefined || known === epoch ? null : 'epoch'
  if (checkpoint.epoch !== epoch) return 'epoch'
  return Math.max(checkpoint.seq, checkpoint.horizon) < tombstoneHorizonSeq ? 'horizon' : null
}

/** The values of the placeholders of `position` and `startSeq`. */
export const pageStart = (checkpoint: Checkpoint | null, { epoch, seen }: CallMeta) => {
  const { seq, horizon } = checkpoint ?? { seq: 0, horizon: 0 }
  return {
    ...{ epoch: checkpoint?.epoch ?? '', seq, known: Math.max(seq, horizon) },
    ...{ seenEpoch: epoch ?? '', seen: seen ?? 0 },
  }
}

const here = sql`${sql.placeholder('epoch')}::text = ${accountEpoch}`

/** For queries below the account's row of `users`. */
export const position = {
  lastSeq: users.lastSeq,
  tombstoneHorizonSeq: users.tombstoneHorizonSeq,
  epoch: accountEpoch,
  isBehind: sql<boolean>`(${here} and ${neverGiven(sql.placeholder('seq'))})
    or (${sql.placeholder('seenEpoch')}::text = ${accountEpoch} and ${neverGiven(sql.placeholder('seen'))})`,
}

/** `resetReason` in SQL: the number after which a page begins. For queries below the account's row of `users`. */
export const startSeq: SQL = sql`case when ${here} and not ${neverGiven(sql.placeholder('seq'))}
  and ${sql.placeholder('known')}::bigint >= ${users.tombstoneHorizonSeq} then ${sql.placeholder('seq')}::bigint else 0 end`

/**
 * The meta of a page of a pull. Checkpoint of the last page: the account's position, past changes of other lists; of an
 * earlier page: its last row.
 */
export function pullMeta(
  checkpoint: Checkpoint | null,
  known: string | undefined,
  position: AccountPosition,
  lastRow: { seq: number; hasNext: boolean } | undefined,
): ResponseMeta {
  const { epoch } = position
  const reset = resetReason(checkpoint, known, position)
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
