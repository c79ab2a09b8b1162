import { and, eq } from 'drizzle-orm'
import { ContractError } from '../../contract/errors.ts'
import type { ResponseMeta } from '../../contract/response.ts'
import { operations } from '../database/schema/operations.ts'
import type { AccountTransaction } from './account-transaction.ts'

export interface Stored {
  result: unknown
  meta: ResponseMeta
}

/** Thrown to roll back the transaction of a replay, so that a replay changes nothing. */
export class Replay extends Error {
  override readonly name = 'Replay'
  readonly stored: Stored
  constructor(result: unknown) {
    super('The operation was done by an earlier call')
    this.stored = { result, meta: { replayed: true } }
  }
}

/** Identifies an effect. */
export interface Operation {
  opId: string
  method: string
  paramsSha256: string
}

/**
 * I2: throws Replay if the account has done this operation, GONE if only that is known of it; INVALID_REQUEST if the opId was used with another method or
 * other parameters, since returning the old result would lose this change. Call it under the account's lock.
 */
export async function refuseReplay(
  { tx, userId }: AccountTransaction,
  { opId, method, paramsSha256 }: Operation,
): Promise<void> {
  const [done] = await tx
    .select()
    .from(operations)
    .where(and(eq(operations.userId, userId), eq(operations.opId, opId)))
  if (!done) return
  if (done.method !== method) {
    throw new ContractError('INVALID_REQUEST', 'This opId belongs to a call of another method.')
  }
  // Operations of earlier releases have no hash.
  if (done.paramsSha256 !== null && done.paramsSha256 !== paramsSha256) {
    throw new ContractError('INVALID_REQUEST', 'This opId belongs to a call with other parameters.', {
      errorType: 'OpIdReused',
    })
  }
  if (done.error !== null)
    throw new ContractError('GONE', 'This call was done, and what it returned was deleted since.')
  throw new Replay(done.result)
}

/** Stores the result of the operation in the transaction of its effect. */
export async function storeOperation(
  { tx, userId, now }: AccountTransaction,
  operation: Operation,
  result: unknown,
): Promise<void> {
  await tx.insert(operations).values({ ...operation, userId, result, createdAt: now })
}
