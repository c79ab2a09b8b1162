import { ContractError } from '../../contract/errors.ts'
import type { Clock } from '../clock.ts'
import type { Db, Tx } from '../database/transaction.ts'
import type { Quotas } from './quotas.ts'
import { type Amount, countStored, type Stored } from './stored.ts'

/** The storage that each account has left on this server. */
export interface AccountRooms {
  /**
   * Notes what a write adds, or frees with negative numbers. Throws UNPROCESSABLE `AccountFull` where it adds to an
   * account that has no room for it. A write that is rolled back afterwards is forgotten at the next count.
   */
  take(db: Db | Tx, userId: number, added: Amount): Promise<void>
  /** Counted now. What was deleted and can be put back counts only as far as it exceeds the quota itself. */
  used(db: Db | Tx, userId: number): Promise<Amount>
  readonly quotas: Quotas
}

/** Milliseconds that a count is good for, where less than half of the quota is used. */
const FAR_MS = 10 * 60_000
/** Nearer, a count is good for as many times as long as it took: counting has at most 2 % of one connection. */
const NEAR_TIMES = 50
/** Accounts that a process remembers. */
const REMEMBERED = 20_000

interface Known {
  stored: Stored
  countedAt: number
  tookMs: number
  /** Something was freed since the count, so that less may be stored than `stored` says. */
  isFreed: boolean
}

/**
 * What is stored is counted, not kept in a table of its own that every writer and every clean-up would have to be true
 * to. Between two counts a process adds what it wrote itself.
 */
export function accountRooms(clock: Clock, quotas: Quotas): AccountRooms {
  const known = new Map<number, Known>()

  async function count(db: Db | Tx, userId: number): Promise<Known> {
    const began = clock.monotonic()
    const stored = await countStored(db, userId)
    const countedAt = clock.monotonic()
    const found = { stored, countedAt, tookMs: countedAt - began, isFreed: false }
    known.delete(userId)
    known.set(userId, found)
    const [oldest] = known.keys()
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest)
    return found
  }

  const isFresh = ({ stored, countedAt, tookMs }: Known, added: Amount) => {
    const far = fits(usedOf(plus(stored, added), quotas), { rows: quotas.rows / 2, bytes: quotas.bytes / 2 })
    return clock.monotonic() - countedAt <= (far ? FAR_MS : tookMs * NEAR_TIMES)
  }

  return {
    quotas,
    async take(db, userId, added) {
      const last = known.get(userId)
      // A write that adds nothing is never refused, so a deletion succeeds at the quota.
      const grows = added.rows > 0 || added.bytes > 0
      if (!grows) {
        if (!last) return
        last.stored = plus(last.stored, added)
        last.isFreed ||= added.rows < 0 || added.bytes < 0
        return
      }
      const hasRoom = ({ stored }: Known) => fits(usedOf(plus(stored, added), quotas), quotas)
      const isEnough = last && isFresh(last, added) && (hasRoom(last) || !last.isFreed)
      const current = isEnough ? last : await count(db, userId)
      if (!hasRoom(current)) throw full()
      current.stored = plus(current.stored, added)
    },
    used: async (db, userId) => usedOf((await count(db, userId)).stored, quotas),
  }
}

/** Deleted content can be put back for a while. An amount of one quota of it is free; what is beyond that counts. */
const usedOf = ({ live, all }: Stored, quotas: Amount): Amount => ({
  rows: Math.max(live.rows, all.rows - quotas.rows),
  bytes: Math.max(live.bytes, all.bytes - quotas.bytes),
})

/** Freed amounts leave `live` only: deleted content stays stored. */
const plus = ({ live, all }: Stored, { rows, bytes }: Amount): Stored => ({
  live: { rows: live.rows + rows, bytes: live.bytes + bytes },
  all: { rows: all.rows + Math.max(0, rows), bytes: all.bytes + Math.max(0, bytes) },
})

const fits = (used: Amount, limit: Amount): boolean => used.rows <= limit.rows && used.bytes <= limit.bytes

const full = () =>
  new ContractError('UNPROCESSABLE', 'The account has no room for this on the server.', { errorType: 'AccountFull' })
