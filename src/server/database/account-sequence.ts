import { eq, sql } from 'drizzle-orm'
import { ContractError } from '../../contract/errors.ts'
import { users } from './schema/accounts.ts'
import type { Tx } from './transaction.ts'

/**
 * The account's next sequence number (I7). The account's row stays locked until the transaction ends, so a reader that
 * sees n sees everything below n. Call it after validation, once per row, before writing it. Throws NOT_FOUND if the
 * account is gone.
 */
export async function nextSeq(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx
    .update(users)
    .set({ lastSeq: sql`${users.lastSeq} + 1` })
    .where(eq(users.id, userId))
    .returning({ seq: users.lastSeq })
  if (!row) throw new ContractError('NOT_FOUND', 'the account is gone')
  return row.seq
}
