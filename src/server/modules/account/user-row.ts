import { and, eq, isNull } from 'drizzle-orm'
import type { User } from '../../../contract/entities/user.ts'
import { users } from '../../database/schema/accounts.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { wireRow } from '../../replicated/wire-row.ts'
import { unauthorized } from '../../rpc/authorise.ts'

export type UserRow = typeof users.$inferSelect

/** Throws UNAUTHORIZED if the account is gone: its sessions ended with it. */
export async function findUser(db: Db | Tx, userId: number): Promise<UserRow> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  if (!row) throw unauthorized()
  return row
}

export function toUser(row: UserRow): User {
  return {
    ...wireRow(row),
    name: row.name,
    email: row.email,
    avatar: row.avatar,
    data: row.data,
  }
}
