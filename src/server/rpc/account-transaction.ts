import { DEFAULT_PRICES, type PriceList } from '../../domain/money/prices.ts'
import { announce } from '../changes/changes.ts'
import { type Clock, moment } from '../clock.ts'
import { lockAccount, nextSeq, skipNumbers } from '../database/account-sequence.ts'
import type { Database } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import { type AccountRooms, accountRooms } from '../quotas/account-rooms.ts'
import { QUOTAS } from '../quotas/quotas.ts'
import type { Amount } from '../quotas/stored.ts'

export interface AccountTransaction {
  readonly tx: Tx
  readonly userId: number
  readonly now: Date
  /** The account's owner agreed to what is stored, as of the lock. */
  readonly consented: boolean
  /** The account's (I8). */
  readonly epoch: string
  /** The device that calls has rows that the account lost. */
  readonly isBehind: boolean
  /** What work costs (decision 120). */
  readonly prices: PriceList
  /** The account's next sequence number; take one for each row. */
  nextSeq(): Promise<number>
  /** As `take` of the account's room. */
  takeRoom(added: Amount): Promise<void>
}

/** Hooks with which tests stop the process around a commit (I3). */
export interface CommitProbe {
  beforeCommit(): void | Promise<void>
  afterCommit(): void | Promise<void>
}

/** `seen`: a sequence number of which the calling device has a row. */
export type InAccount = <T>(
  userId: number,
  work: (account: AccountTransaction) => Promise<T>,
  seen?: number,
) => Promise<T>

/**
 * Runs `work` in one transaction that first locks the account's row (I7): sequence numbers become visible in their
 * order, so a reader that sees n sees everything below n. Resolves after the commit (I3), which announces the change.
 * `committed` is called after each commit.
 */
export function accountTransactions(
  database: Database,
  clock: Clock,
  probe?: CommitProbe,
  prices: PriceList = DEFAULT_PRICES,
  committed: () => void = () => undefined,
  rooms: AccountRooms = accountRooms(clock, QUOTAS),
): InAccount {
  /** Accounts in which this process has written. */
  const begun = new Set<number>()
  const startedMs = clock.now()
  return async (userId, work, seen) => {
    const result = await database.transaction(async tx => {
      if (!begun.has(userId)) await skipNumbers(tx, userId, clock.now(), startedMs)
      const { seq: first, ...account } = await lockAccount(tx, userId, seen)
      let last: number | undefined
      const value = await work({
        tx,
        userId,
        now: moment(clock),
        ...account,
        prices,
        async nextSeq() {
          last = last === undefined ? first : await nextSeq(tx, userId)
          return last
        },
        takeRoom: added => rooms.take(tx, userId, added),
      })
      if (last !== undefined) await announce(tx, { kind: 'change', userId, seq: last })
      await probe?.beforeCommit()
      return value
    })
    begun.add(userId)
    committed()
    await probe?.afterCommit()
    return result
  }
}
