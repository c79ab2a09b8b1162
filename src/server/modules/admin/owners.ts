import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { ContractError } from '../../../contract/errors.ts'
import { users } from '../../database/schema/accounts.ts'
import { documentAssets } from '../../database/schema/documents.ts'
import type { Db, Tx } from '../../database/transaction.ts'

/** Throws NOT_FOUND, also for an account that the administrator does not reach. */
export async function assetOwner(db: Db | Tx, reachable: SQL | undefined, id: number): Promise<number> {
  const [row] = await db
    .select({ userId: documentAssets.userId })
    .from(documentAssets)
    .innerJoin(users, eq(users.id, documentAssets.userId))
    .where(and(reachable, eq(documentAssets.id, id), isNull(documentAssets.deletedAt)))
  if (!row) throw new ContractError('NOT_FOUND', 'There is no such document.')
  return row.userId
}

export const jobGone = () => new ContractError('NOT_FOUND', 'There is no such failed job.')
