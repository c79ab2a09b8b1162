import { AsyncLocalStorage } from 'node:async_hooks'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session'
import { PgDialect } from 'drizzle-orm/pg-core'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { CodedError } from '../coded-error.ts'
import { reaching } from './failures.ts'

/** Statements outside a transaction. */
export type Db = Omit<NodePgDatabase, 'transaction'>
/** Statements inside one; `tx.transaction` is a savepoint. */
export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/** A statement of the transaction failed and was caught: COMMIT would roll back and report success. */
export class TransactionAborted extends CodedError<'TRANSACTION_ABORTED'> {
  override readonly name = 'TransactionAborted'
  constructor() {
    super('TRANSACTION_ABORTED', 'A statement failed inside a transaction and its error was swallowed')
  }
}

/** Code inside a transaction asked the pool for a second connection; where the pool has one, it would wait for itself. */
export class OutsideTransaction extends CodedError<'OUTSIDE_TRANSACTION'> {
  override readonly name = 'OutsideTransaction'
  constructor() {
    super('OUTSIDE_TRANSACTION', 'Inside a transaction every statement goes through its tx')
  }
}

const inTransaction = new AsyncLocalStorage<true>()

/** A pool that refuses to be used from inside a transaction, on either kind of database. */
export class GuardedPool extends Pool {
  constructor(options: PoolConfig) {
    super(options)
    // A lost connection rejects the statement in flight; the event beside it would end the process if nobody listened.
    this.on('connect', client => client.on('error', () => undefined))
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    if (!inTransaction.getStore()) {
      if (!callback) return super.connect()
      super.connect(callback)
      return undefined
    }
    const refusal = new OutsideTransaction()
    if (!callback) return Promise.reject(refusal)
    callback(refusal, undefined, () => undefined)
    return undefined
  }
}

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

export const CASING = 'snake_case'
const dialect = new PgDialect({ casing: CASING })

/**
 * Runs `work` in one transaction and resolves only after COMMIT was acknowledged (I3). Whatever `work` throws rolls
 * everything back and is thrown on. READ COMMITTED; nothing is retried.
 *
 * Not drizzle's own `transaction`: that one takes the answer ROLLBACK to a COMMIT for a success.
 */
export async function runTransaction<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await reaching(pool.connect())
  let broken = true
  try {
    await reaching(client.query('BEGIN'))
    const tx: Tx = new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined)
    // Queries run when they are awaited, so the await has to be inside.
    const result = await inTransaction.run(true, async () => await work(tx))
    const { command } = await reaching(client.query('COMMIT'))
    broken = false
    if (command !== 'COMMIT') throw new TransactionAborted()
    return result
  } catch (error) {
    if (broken)
      broken = await client.query('ROLLBACK').then(
        () => false,
        () => true,
      )
    throw error
  } finally {
    client.release(broken)
  }
}
