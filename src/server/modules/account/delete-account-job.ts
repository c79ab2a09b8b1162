import { and, eq, isNotNull, lte } from 'drizzle-orm'
import { CLOSED } from '../../audit/verify-audit.ts'
import type { BlobStore } from '../../blobs/blob-store.ts'
import { type Clock, moment } from '../../clock.ts'
import { lockAccount } from '../../database/account-sequence.ts'
import type { Database } from '../../database/open.ts'
import { users } from '../../database/schema/accounts.ts'
import { documentAssets, uploads } from '../../database/schema/documents.ts'
import { feedback } from '../../database/schema/marketing.ts'
import { healthRecords, patients } from '../../database/schema/records.ts'
import type { FailureHandler, JobHandler } from '../../jobs/job-handlers.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Log } from '../../log.ts'
import type { InAccount } from '../../rpc/account-transaction.ts'
import { writeAudit } from '../../rpc/audit.ts'
import { forgetMoney } from '../money/forget-money.ts'
import { accountsToDelete, endAccount } from './deletion.ts'

interface DeletionServices {
  database: Database
  blobs: BlobStore
  inAccount: InAccount
  clock: Clock
  log: Log
  send: Jobs['send']
}

/**
 * Deletes the files and then the rows of an ended account. Killed at any point it goes on at the next run: the rows that
 * name the files go last. Of the audit, only the rows stay, without the account (S8).
 */
export function deleteAccountJob({ database, blobs, clock, log }: DeletionServices): {
  run: JobHandler<'deleteAccount'>
  failed: FailureHandler<'deleteAccount'>
} {
  const { db } = database
  return {
    async run({ userId }, { signal }) {
      const [ended] = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, userId), isNotNull(users.deletedAt)))
      if (!ended) return
      const keys = [
        ...(await db
          .select({ key: documentAssets.storageKey })
          .from(documentAssets)
          .where(eq(documentAssets.userId, userId))),
        ...(await db.select({ key: uploads.storageKey }).from(uploads).where(eq(uploads.userId, userId))),
      ]
      for (const { key } of keys) {
        signal.throwIfAborted()
        await blobs.delete(key)
      }
      const now = moment(clock)
      await database.transaction(async tx => {
        // The account before its chain, like every write.
        await lockAccount(tx, userId)
        // The log keeps what was done, and not to which account: its chain ends here, and can be proven to.
        await writeAudit(tx, { userId, session: null }, [{ action: CLOSED }], 'ok', now)
        await forgetMoney(tx, userId)
        // Not by the foreign key, which keeps what a visitor without an account wrote.
        await tx.delete(feedback).where(eq(feedback.userId, userId))
        await tx.delete(healthRecords).where(eq(healthRecords.userId, userId))
        await tx.delete(patients).where(eq(patients.userId, userId))
        await tx.delete(users).where(eq(users.id, userId))
      })
    },
    // The hourly clean-up sends it again.
    failed: async ({ userId }, code) => log.error({ userId, code }, 'an account was not deleted'),
  }
}

/** Ends the accounts whose 30 days are over, and sends the job of ended ones that still have rows. */
export async function deleteDueAccounts(
  { database, inAccount, send }: Pick<DeletionServices, 'database' | 'inAccount' | 'send'>,
  now: Date,
): Promise<void> {
  for (const { id, deletedAt } of await accountsToDelete(database.db, now)) {
    if (deletedAt) {
      await send('deleteAccount', { userId: id })
      continue
    }
    await inAccount(id, async ({ tx }) => {
      // Its owner may have kept it meanwhile.
      const [due] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, id), lte(users.deleteAfter, now)))
      if (!due) return
      await endAccount(tx, id, now, send)
      await writeAudit(tx, { userId: id, session: null }, [{ action: 'userAccount.user:delete' }], 'ok', now)
    })
  }
}
