import { AsyncLocalStorage } from 'node:async_hooks'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session'
import { PgDialect } from 'drizzle-orm/pg-core'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { CodedError } from '../coded-error.ts'
import { throwingConnectionLost } from './failures.ts'

/** Statements outside a transaction. */
export type Db = Omit<NodePgDatabase, 'transaction'>
/** Statements inside one; `tx.transaction` is a savepoint. */
export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/** A statement of the transaction failed and the error was swallowed: COMMIT would roll back and report success. */
export class TransactionAborted extends CodedError<'TRANSACTION_ABORTED'> {
  override readonly name = 'TransactionAborted'
  constructor() {
    super('TRANSACTION_ABORTED', 'A statement failed inside a transaction and its error was swallowed')
  }
}

/** Code inside a transaction asked the pool for another connection; a pool of one would wait for itself. */
export class OutsideTransaction extends CodedError<'OUTSIDE_TRANSACTION'> {
  override readonly name = 'OutsideTransaction'
  constructor() {
    super('OUTSIDE_TRANSACTION', 'Inside a transaction every statement goes through its tx')
  }
}

const inTransaction = new AsyncLocalStorage<true>()

/** A pool that rejects use from inside a transaction, on both kinds of database. */
export class GuardedPool extends Pool {
  constructor(options: PoolConfig) {
    super(options)
    // A lost connection rejects the statement in flight; without a listener its error event would end the process.
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
 * Runs `work` in one READ COMMITTED transaction and resolves after COMMIT was acknowledged (I3). If `work` throws,
 * everything is rolled back and the error rethrown; nothing is retried.
 * Not drizzle's `transaction`, which takes the response ROLLBACK to a COMMIT for success.
 */
export async function runTransaction<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await throwingConnectionLost(pool.connect())
  let broken = true
  try {
    await throwingConnectionLost(client.query('BEGIN'))
    const tx: Tx = new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined)
    // Queries run when they are awaited, so the await has to be inside.
    const result = await inTransaction.run(true, async () => await work(tx))
    const { command } = await throwingConnectionLost(client.query('COMMIT'))
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
