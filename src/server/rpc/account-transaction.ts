import { type Clock, moment } from '../clock.ts'
import { nextSeq } from '../database/account-sequence.ts'
import type { Database } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import { announce } from './changes.ts'

export interface AccountTransaction {
  readonly tx: Tx
  readonly userId: number
  readonly now: Date
  /** The next sequence number of the account, for one row. */
  nextSeq(): Promise<number>
}

/** Moments at which a test stops the process (I3). */
export interface CommitProbe {
  beforeCommit(): void | Promise<void>
  afterCommit(): void | Promise<void>
}

export type InAccount = <T>(userId: number, work: (account: AccountTransaction) => Promise<T>) => Promise<T>

/**
 * Runs `work` in one transaction that begins with the lock on the account's row (I7): sequence numbers are given in the
 * order of the commits, so a reader that has seen one has seen all below it. A change is announced with the commit where
 * a row took a number. Resolves after the commit (I3).
 */
export function accountTransactions(database: Database, clock: Clock, probe?: CommitProbe): InAccount {
  return async (userId, work) => {
    const result = await database.transaction(async tx => {
      const first = await nextSeq(tx, userId)
      let last: number | undefined
      const value = await work({
        tx,
        userId,
        now: moment(clock),
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
