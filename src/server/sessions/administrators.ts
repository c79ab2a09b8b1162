import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { systemClock } from '../clock.ts'
import { CodedError } from '../coded-error.ts'
import type { Database } from '../database/open.ts'
import { identities, users } from '../database/schema/accounts.ts'
import { accountTransactions } from '../rpc/account-transaction.ts'
import { writeAudit } from '../rpc/audit.ts'

export class NotOneAccount extends CodedError<'NOT_ONE_ACCOUNT'> {
  override readonly name = 'NotOneAccount'
}

/**
 * `node src/server/main.ts --grant-admin ada@example.org` (or `--revoke-admin`): the only way to make an administrator. By
 * an address that a provider has verified, or the account's key. Returns a sentence for the operator; throws
 * NotOneAccount.
 */
export async function setAdministrator(database: Database, name: string, isAdmin: boolean): Promise<string> {
  const found = await database.db
    .selectDistinct({ id: users.id, name: users.name })
    .from(users)
    .leftJoin(identities, eq(identities.userId, users.id))
    .where(
      and(
        isNull(users.deletedAt),
        or(
          and(eq(identities.email, name.trim().toLowerCase()), eq(identities.emailVerified, true)),
          sql`${users.clientId}::text = ${name.toLowerCase()}`,
        ),
      ),
    )
  const [account] = found
  if (!account || found.length > 1) {
    throw new NotOneAccount('NOT_ONE_ACCOUNT', `${found.length} accounts are known by this address or key.`)
  }
  await accountTransactions(database, systemClock)(account.id, async ({ tx, nextSeq, now }) => {
    const role = sql`jsonb_build_object('role', ${isAdmin ? 'admin' : 'individual'}::text)`
    const profile = sql`coalesce(${users.data}->'profile', '{}'::jsonb) || ${role}`
    const data = sql`${users.data} || jsonb_build_object('profile', ${profile})`
    await tx
      .update(users)
      .set({ data, seq: await nextSeq(), updatedAt: now })
      .where(eq(users.id, account.id))
    const action = isAdmin ? 'admin:grant' : 'admin:revoke'
    await writeAudit(tx, { userId: account.id, session: null }, [{ action }], 'ok', now)
  })
  return `${account.name} is ${isAdmin ? 'now' : 'no longer'} an administrator.`
}
