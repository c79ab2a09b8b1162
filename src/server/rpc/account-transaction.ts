import { DEFAULT_PRICES, type PriceList } from '../../domain/money/prices.ts'
import { announce } from '../changes/changes.ts'
import { type Clock, moment } from '../clock.ts'
import { lockAccount, nextSeq } from '../database/account-sequence.ts'
import type { Database } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'

export interface AccountTransaction {
  readonly tx: Tx
  readonly userId: number
  readonly now: Date
  /** The account's owner agreed to what is stored, as of the lock. */
  readonly consented: boolean
  /** What work costs (decision 120). */
  readonly prices: PriceList
  /** The account's next sequence number; take one for each row. */
  nextSeq(): Promise<number>
}

/** Hooks with which tests stop the process around a commit (I3). */
export interface CommitProbe {
  beforeCommit(): void | Promise<void>
  afterCommit(): void | Promise<void>
}

export type InAccount = <T>(userId: number, work: (account: AccountTransaction) => Promise<T>) => Promise<T>

/**
 * Runs `work` in one transaction that first locks the account's row (I7): sequence numbers become visible in their
 * order, so a reader that sees n sees everything below n. Resolves after the commit (I3), which announces the change.
 */
export function accountTransactions(
  database: Database,
  clock: Clock,
  probe?: CommitProbe,
  prices: PriceList = DEFAULT_PRICES,
): InAccount {
  return async (userId, work) => {
    const result = await database.transaction(async tx => {
      const { seq: first, consented } = await lockAccount(tx, userId)
      let last: number | undefined
      const value = await work({
        tx,
        userId,
        now: moment(clock),
        consented,
        prices,
        async nextSeq() {
          last = last === undefined ? first : await nextSeq(tx, userId)
          return last
        },
      })
      if (last !== undefined) await announce(tx, { kind: 'change', userId, seq: last })
      await probe?.beforeCommit()
      return value
    })
    await probe?.afterCommit()
    return result
  }
}
